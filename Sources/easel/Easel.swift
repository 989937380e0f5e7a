import Raster
@main struct Easel { static func main() { print(Bitmap(width: 1, height: 1).bounds) } }
