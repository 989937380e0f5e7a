import CX11
import Glibc

/// What the launcher left in the environment, and the user's locale.
///
/// Make it before any thread: both change what all threads read, and no lock guards that.
package struct LaunchEnvironment: Sendable {
    let startup: StartupNotice?

    package init() {
        setlocale(LC_CTYPE, "")
        startup = StartupNotice()
    }
}
