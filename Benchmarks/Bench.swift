import Raster
@main struct Bench { static func main() { print(Bitmap(width: 1, height: 1).bounds) } }
