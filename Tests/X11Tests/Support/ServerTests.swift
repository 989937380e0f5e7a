import Testing

/// All suites that talk to a server: one test after the other, since Xlib keeps the locale and the
/// error handlers for the whole process.
@Suite(.enabled(if: XServer.isInstalled, "Xvfb is not installed"), .serialized)
enum ServerTests {}
