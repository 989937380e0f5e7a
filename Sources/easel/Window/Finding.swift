import Glibc
import Interface
import Painting
import Raster
import Storage

/// What a look into a session found.
enum Finding {
    case work(Recovery)
    /// Another program has it by now, or it is gone.
    case nothing
    case trouble(StorageWarning)

    init(
        _ session: DeadSession, number: Int, in sessions: Sessions,
        overview size: (width: Int, height: Int)
    ) {
        var recovery = Recovery(
            number: number, path: nil, objects: 0, changed: clock(session.modified))
        // What twice killed the program that looked into it is offered without another look.
        guard session.mayOpenByItself else {
            self = .work(recovery)
            return
        }
        do throws(StorageError) {
            let file = try sessions.adopt(session)
            let recovered = RecoveredSession(file.contents())
            let drawing = recovered.drawing
            recovery.objects = drawing.items.count
            recovery.path = recovered.file
            recovery.overview = Bitmap(
                overviewOf: drawing, width: size.width, height: size.height)
            file.confirm()
            self = .work(recovery)
        } catch {
            switch error {
            case .live: self = .nothing
            case .newer(let path, _): self = .trouble(.newerSession(path: path.bytes))
            case .damaged(let path): self = .trouble(.sessionDamaged(path: path.bytes))
            case .failed(_, .read, let error) where error.code == ENOENT: self = .nothing
            default: self = .work(recovery)
            }
        }
    }
}

/// A time in seconds since 1970 as `2026-11-30 14:05`, local.
private func clock(_ seconds: Int64) -> String {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
        + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
}
