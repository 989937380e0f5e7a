import Lettering
import Painting

// What is said about files.
extension Words {
    func saved(_ path: [UInt8], _ order: SaveOrder) -> String {
        let name = FileName.shown(path)
        if order.hasAddedEnding {
            return self("Saved to %1; .png was added to the name.", with: [name])
        }
        if order.form == .png, !order.embedsObjects {
            return self("Saved to %1, as a picture without its objects.", with: [name])
        }
        return self("Saved to %1.", with: [name])
    }

    func saving(_ order: SaveOrder) -> String {
        guard let path = order.path else { return self("Saving…") }
        return self("Saving %1…", with: [FileName.shown(FileName.last(path))])
    }

    func opened(_ file: OpenFile, _ skipped: Skipped?) -> String {
        let name = FileName.shown(FileName.last(file.path))
        guard let skipped else {
            return self("Opened %1. Undo brings back what was here.", with: [name])
        }
        return self(
            "Opened %1; %2 of %3 skipped. First: element %4, %5.",
            with: [
                name, "\(skipped.count)", "\(skipped.total)", "\(skipped.first)",
                fault(skipped.reason),
            ])
    }

    func inserted(_ count: Int, of path: [UInt8], _ skipped: Skipped?) -> String {
        let name = FileName.shown(FileName.last(path))
        guard count > 0 else { return self("There are no objects in %1.", with: [name]) }
        guard let skipped else {
            return self(
                "Inserted %1 from %2. Undo takes them out.", with: [objectCount(count), name])
        }
        return self(
            "Inserted %1; %2 of %3 skipped. First: element %4, %5.",
            with: [
                name, "\(skipped.count)", "\(skipped.total)", "\(skipped.first)",
                fault(skipped.reason),
            ])
    }

    /// `missing` steps of the history could not be read.
    func recovered(missing: Int) -> String {
        let all = self("This is the work that was not saved. Save it to give it a name.")
        guard missing > 0 else { return all }
        return catalog.translated(
            "All but one step could be read back. Save it to give it a name.",
            plural: "All but %1 steps could be read back. Save it to give it a name.",
            count: missing
        ).replacing("%1", with: "\(missing)")
    }

    func cannotSave(_ path: [UInt8], _ problem: Problem) -> String {
        sentence(
            self("%1 was not saved: %2.", with: [FileName.shown(path), reason(problem)]),
            advice(problem, isSaving: true))
    }

    func cannotOpen(_ path: [UInt8], _ problem: Problem) -> String {
        sentence(
            self("%1 was not opened: %2.", with: [FileName.shown(path), reason(problem)]),
            advice(problem, isSaving: false))
    }

    private func sentence(_ first: String, _ second: String?) -> String {
        guard let second else { return first }
        return first + self(" ", context: "between sentences") + second
    }

    func about(_ recovery: Recovery) -> String {
        objectCount(recovery.objects) + ", " + recovery.changed
    }

    func objectCount(_ count: Int) -> String {
        Self.filled(
            catalog.translated("%1 object", plural: "%1 objects", count: count), ["\(count)"])
    }

    func objects(count: Int) -> String { panel(.objects) + " · \(count)" }

    func deleted(_ item: Drawing.Item) -> String {
        self("%1 was deleted. Undo brings it back.", with: [object(item)])
    }

    var deleteKey: String { self("Del", context: "key") }

    func title(_ purpose: FilePurpose) -> String {
        switch purpose {
        case .open: self("Open a drawing or a picture")
        case .save: self("Save")
        case .export: self("Export the objects as JSON")
        case .background: self("Choose a picture for the background")
        }
    }

    func warning(_ warning: StorageWarning) -> String {
        switch warning {
        case .noJournal(let problem):
            self(
                "Work cannot be kept safe against a crash: %1. Save often.",
                with: [reason(problem)])
        case .journalWorksAgain:
            self("Work is kept safe against a crash again.")
        case .noSpill(let problem):
            self(
                "Old steps cannot be stored: %1. Undoing far back will take longer.",
                with: [reason(problem)])
        case .newerSession(let path):
            self(
                "A newer Easel left unsaved work in %1. This one cannot read it and leaves it there.",
                with: [FileName.shown(path)])
        case .sessionDamaged(let path):
            self(
                "Unsaved work of an earlier run is too damaged to be read. It was set aside as %1.",
                with: [FileName.shown(path)])
        case .settingsDamaged(let path):
            self(
                "The settings were damaged. The file was set aside as %1.",
                with: [FileName.shown(path)])
        case .settingsNotSaved(let problem):
            self("The settings were not saved: %1.", with: [reason(problem)])
        case .attributesLost(let path):
            self(
                "%1 is saved, but its access list or attributes could not be kept.",
                with: [FileName.shown(path)])
        }
    }

    /// What to do about it.
    private func advice(_ problem: Problem, isSaving: Bool) -> String? {
        guard isSaving else { return nil }
        switch problem {
        case .system(let code, _) where [28, 122].contains(code):
            return self("Free some space or choose another folder.")
        case .system, .isFolder, .notAFile, .differs:
            return self("Choose another folder or name with Ctrl+Shift+S.")
        case .notEnoughMemory:
            return self("Close other programs and try again.")
        default:
            return nil
        }
    }
}
