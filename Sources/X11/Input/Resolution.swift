/// Whether a device tells places between pixels, as a pen does, or whole pixels alone.
///
/// A whole pixel stands for its center, half a pixel from its corner; a place between pixels is
/// exact as it is.
package struct Resolution: Hashable, Sendable {
    /// Stays once it is known, so that a pen does not jump where its place happens to be whole.
    private var isFine = false

    package init() {}

    /// Takes in how many steps an absolute axis has across so many pixels.
    package mutating func learn(steps: Double, pixels: Int) {
        if steps > Double(pixels) { isFine = true }
    }

    /// A place as the server reports it, in the coordinates of `Raster`.
    package mutating func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        if x != x.rounded() || y != y.rounded() { isFine = true }
        return isFine ? (x, y) : (x + 0.5, y + 0.5)
    }
}
