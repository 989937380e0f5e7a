import Glibc
import Storage
import Testing

@Suite struct FoldersTests {
    private let home = FilePath("/home/ada")

    @Test func `without variables the folders lie in the home folder`() {
        let folders = Folders(home: home, configurationHome: nil, stateHome: nil)
        #expect(folders.settings == FilePath("/home/ada/.config/easel/settings"))
        #expect(folders.sessions == FilePath("/home/ada/.local/state/easel/sessions"))
    }

    @Test func `absolute variables are followed and relative ones ignored`() {
        let folders = Folders(
            home: home, configurationHome: FilePath("/c/"), stateHome: FilePath("state"))
        #expect(folders.settings == FilePath("/c/easel/settings"))
        #expect(folders.sessions == FilePath("/home/ada/.local/state/easel/sessions"))
    }

    @Test func `without a home there are only the folders the variables name`() {
        let folders = Folders(home: nil, configurationHome: nil, stateHome: FilePath("/s"))
        #expect(folders.settings == nil)
        #expect(folders.sessions == FilePath("/s/easel/sessions"))
    }

    @Test func `the running user has a home`() {
        #expect(Folders.current.home?.isAbsolute == true)
    }

    @Test func `folders are made with those above them, for the user alone`() throws {
        let scratch = Scratch()
        let deep = scratch.path("a/b/c")
        try Folders.make(deep)
        try Folders.make(deep)
        #expect(Disk.mode(scratch.path("a")) == 0o700)
        #expect(Disk.mode(deep) == 0o700)
        let file = scratch.write([], to: scratch.path("file"))
        #expect(throws: StorageError.failed(file, .makeFolder, SystemError(code: EEXIST))) {
            try Folders.make(file)
        }
    }
}
