/// What the program knows of the place where it runs.
package struct Surroundings: Hashable, Sendable {
    /// The current folder; where the file chooser begins until a folder was used.
    package var folder: [UInt8]
    /// What `~` stands for; `nil` if the user has no home.
    package var home: [UInt8]?
    /// What a drawing without a name is to be called.
    package var suggestedName: [UInt8]

    package init(
        folder: [UInt8] = [UInt8(ascii: "/")], home: [UInt8]? = nil,
        suggestedName: [UInt8] = Array("drawing.png".utf8)
    ) {
        self.folder = folder
        self.home = home
        self.suggestedName = suggestedName
    }
}
