import Interface
import Lettering
import Painting
import Raster
import Storage
import X11

/// The running program: the window, what it shows, and the work behind it.
struct Program: ~Copyable {
    var window: X11Window
    var loop: EventLoop
    var studio: Studio
    var keeper: Keeper
    let lastResort: LastResort
    let settings: SettingsSaver
    let workers: Workers
    let files = KnownFiles()
    let saves: Saves
    let folders: Folders
    let recoveries: Recoveries
    /// What the window shows, at its size.
    var bitmap: Bitmap
    var damage = Damage()
    var lastFrame = SuspendingClock.now - .seconds(1)
    let started = SuspendingClock.now
    var shownControls = -1
    /// Set when the program is to end, with its exit status.
    var ending: Int32?

    /// The longest that a flood of events holds up a frame.
    static let frame = Duration.milliseconds(16)

    init(_ start: Start, _ catalog: Catalog) throws {
        let launch = LaunchEnvironment()
        let loop = try EventLoop()
        let typesetter = Typesetter(language: catalog.language)
        typesetter.openFontsAhead()
        let preferences = start.preferences
        let window = try X11Window(
            WindowIdentity(
                title: "Easel", minimumWidth: 320, minimumHeight: 240, icons: AppIcon.all),
            width: preferences.windowWidth, height: preferences.windowHeight,
            launch: launch)
        let workers = Workers(loop.waker)
        let drawing = start.drawing
        let folder = DefaultFolder.path(start.folders)
        let path = start.file.flatMap { FilePath(bytes: $0.path) }
        keeper = Keeper(
            drawing, file: path, in: start.folders.sessions,
            report: StorageWarning.delivery(workers))
        lastResort = LastResort(loop.signalWatch)
        lastResort.guards(keeper)
        let historyMemory = start.options.historyMemory ?? History.defaultBudget
        studio = Studio(
            board: Board(
                drawing, history: History(budget: historyMemory, store: keeper.patches)),
            file: start.file, growsWithWindow: start.fitsWindow, preferences: preferences,
            surroundings: Surroundings(start.folders, in: folder),
            catalog: catalog, typesetter: typesetter, width: window.width, height: window.height,
            scale: start.options.scale ?? Scale.ofEnvironment ?? window.scale)
        if let path { files.note(path, start.stamp) }
        bitmap = Bitmap(width: window.width, height: window.height)
        settings = SettingsSaver(
            start.settings, start.folders.settings.map { SettingsFile($0) }, workers)
        folders = start.folders
        recoveries = Recoveries(
            start.folders.sessions, historyMemory: historyMemory, workers)
        self.workers = workers
        saves = Saves(files, workers, in: folder)
        self.loop = loop
        self.window = window
        if let missing = start.missingPicture {
            let path = missing.path ?? start.file?.path ?? []
            workers.deliver(.pictureLoaded(.failed(path: path, missing.problem)))
        }
        if start.areSettingsDamaged, let settings = folders.settings {
            let damaged = SettingsFile(settings).damagedPath
            workers.deliver(.storageWarning(.settingsDamaged(path: damaged.bytes)))
        }
    }

    /// Runs until the window closes; returns the exit status.
    mutating func run() -> Int32 {
        recoveries.offer(overview: studio.overviewSize)
        while ending == nil {
            takeEvents()
            takeAnswers()
            window.setTyping(studio.isTyping)
            showControls()
            present()
            guard ending == nil else { break }
            let wake = loop.wait(for: &window, until: deadline)
            if wake.contains(.signal) {
                lastResort.heard()
                end(ExitStatus.good, unsaved: .keep)
            }
            if window.isDead {
                Console.complain("the connection to the X server is lost; the drawing is kept")
                end(ExitStatus.failed, unsaved: .keep)
            }
        }
        return ending ?? ExitStatus.good
    }

    /// Hands everything that happened to the studio, in order.
    private mutating func takeEvents() {
        tick()
        for event in window.drain() {
            if case .exposed(let rect) = event { damage.add(rect) }
            if case .pressed = event { keeper.catchUp() }
            guard let input = Input(event) else { continue }
            handle(input)
            if case .resized(let width, let height) = event { resize(width, height) }
        }
    }

    private mutating func takeAnswers() {
        for answer in workers.take() { handle(answer) }
        goOnWithRecoveries()
    }

    mutating func handle(_ input: Input) {
        for effect in studio.handle(input) { perform(effect) }
    }

    private mutating func tick() {
        let now = started.duration(to: .now)
        handle(.tick(now: Int(now / .milliseconds(1))))
    }

    /// When the loop has to go on even if nothing comes: a timer, a watchdog.
    private var deadline: SuspendingClock.Instant? {
        [window.deadline, studio.nextWake.map { started + .milliseconds($0) }]
            .compactMap(\.self).min()
    }

    /// Ends the program.
    ///
    /// A gesture under way ends as if the button were released, so that not even it is lost.
    mutating func end(_ status: Int32, unsaved ending: JournalEnding) {
        handle(.ending)
        saves.close()
        settings.close()
        recoveries.finish()
        keeper.close(studio.isUnsaved ? ending : .discard)
        self.ending = status
    }
}

extension Program {
    /// Shows what has changed, once everything that came is in it and the server has read the frame
    /// before.
    ///
    /// No clock but the server's answer paces the frames: one of our own would only add waiting.
    private mutating func present() {
        guard studio.hasDamage || !damage.rects.isEmpty,
            !window.hasReports || SuspendingClock.now - lastFrame >= Self.frame,
            window.readyToPresent()
        else { return }
        for rect in studio.takeDamage() { damage.add(rect) }
        let rects = damage.take()
        guard !rects.isEmpty else { return }
        for rect in rects { studio.draw(rect, into: &bitmap) }
        window.present(bitmap, rects)
        lastFrame = .now
    }

    private mutating func resize(_ width: Int, _ height: Int) {
        guard width != bitmap.width || height != bitmap.height else { return }
        bitmap = Bitmap(width: max(width, 1), height: max(height, 1))
        damage.add(bitmap.bounds)
    }

    private mutating func showControls() {
        guard studio.controlsVersion != shownControls else { return }
        shownControls = studio.controlsVersion
        window.setControls(studio.controlsDescription)
    }
}
