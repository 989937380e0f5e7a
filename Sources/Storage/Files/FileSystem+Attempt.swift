import Glibc

extension FileSystem {
    /// Makes one step, again for as long as signals interrupt it, and says which failed and where.
    func attempt<Result>(
        _ step: SaveStep, at path: FilePath, _ work: () throws(SystemError) -> Result
    ) throws(StorageError) -> Result {
        while true {
            do {
                return try work()
            } catch {
                guard error.code == EINTR else { throw .failed(path, step, error) }
            }
        }
    }
}
