/// What can go wrong outside the program under test.
package enum RigError: Error, Hashable {
    case cannotStart(program: String, code: Int32)
    case cannotConnect(display: String)
    case cannotCapture
    case cannotRead(path: String)
    case cannotWrite(path: String)
    case cannotMakeFolder(code: Int32)
    /// The program ended while something was expected of it; its standard error is with it.
    case ended(program: String, errors: String)
    case noControl(id: String)
    case noKey(name: String)
    case timedOut(waitingFor: String)
}
