import CPango

/// Fonts being opened by a thread of their own; must be ended to be freed, which `deinit` does.
struct FontsOpening: ~Copyable {
    private let opening: OpaquePointer

    init(language: String?) {
        opening = CPOpeningBegin(language)
    }

    /// Waits for the fonts, which are the caller's then, or `nil` if none can be read.
    consuming func end() -> OpaquePointer? {
        let fonts = CPOpeningEnd(opening)
        discard self
        return fonts
    }

    deinit {
        guard let fonts = CPOpeningEnd(opening) else { return }
        CPLock()
        CPFontsClose(fonts)
        CPUnlock()
    }
}
