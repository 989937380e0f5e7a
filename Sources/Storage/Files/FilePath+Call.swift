import Glibc

extension FilePath {
    /// Makes a system call that returns a negative number when it fails.
    ///
    /// `errno` is read before anything else is done, for even giving memory back may change it.
    @discardableResult
    func call<Number: SignedInteger>(
        _ body: (UnsafePointer<CChar>) -> Number
    ) throws(SystemError) -> Number {
        try withCString { name in
            let result = body(name)
            return result < 0 ? Result.failure(SystemError.last) : .success(result)
        }.get()
    }

    /// Makes a system call on two paths.
    @discardableResult
    func call<Number: SignedInteger>(
        with other: FilePath,
        _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Number
    ) throws(SystemError) -> Number {
        try withCString { name in
            other.withCString { otherName in
                let result = body(name, otherName)
                return result < 0 ? Result.failure(SystemError.last) : .success(result)
            }
        }.get()
    }
}
