import Painting

// Why something did not work.
extension Words {
    /// A part of a sentence, without a stop.
    func reason(_ problem: Problem) -> String {
        switch problem {
        case .system(let code, let text): system(code, text)
        case .isFolder: self("it is a folder")
        case .notAFile: self("it is not a file")
        case .empty: self("it is empty")
        case .unknownForm: self("it is neither a drawing nor a PNG or JPEG picture")
        case .damaged: self("it is damaged")
        case .truncated: self("it ends too early")
        case .unsupported: self("it is of a kind that Easel does not know")
        case .tooManyPixels(let width, let height):
            self("%1 × %2 pixels are more than 100 megapixels", with: ["\(width)", "\(height)"])
        case .tooManyPoints: self("it has more than 10 million points")
        case .tooManyBytes: self("it is too large")
        case .notEnoughMemory: self("there is not enough memory")
        case .notJSON(let line, let column, let detail),
            .notADrawing(let line, let column, let detail):
            self("line %1, column %2: %3", with: ["\(line)", "\(column)", detail])
        case .newer: self("a newer Easel wrote it")
        case .differs: self("the disk did not keep what was written")
        case .cancelled: self("it was called off")
        }
    }

    /// The causes that people meet most; any other in the system's own words.
    private func system(_ code: Int32, _ text: String) -> String {
        switch code {
        case 1, 13: self("you are not allowed to")
        case 2: self("there is no such file or folder")
        case 20: self("part of the path is not a folder")
        case 21: self("it is a folder")
        case 28: self("the disk is full")
        case 30: self("the disk cannot be written to")
        case 36: self("the name is too long")
        case 122: self("your quota is used up")
        default: text
        }
    }

    func fault(_ fault: ElementFault) -> String {
        switch fault {
        case .missing(let key): self("%1 is missing", with: [key])
        case .invalid(let key): self("%1 is not valid", with: [key])
        case .negative(let key): self("%1 is negative", with: [key])
        case .notAnObject: self("it is not an object")
        }
    }

    func fault(_ fault: Coordinates.Fault, _ size: (width: Int, height: Int)) -> String {
        switch fault {
        case .notANumber(let field, let text) where text.isEmpty:
            self("%1 is empty.", with: [coordinate(field)])
        case .notANumber(let field, let text):
            self("%1: “%2” is not a number.", with: [coordinate(field), text])
        case .outside(let field, let text):
            self(
                "%1: %2 is outside the board, which goes from 0 to %3.",
                with: [
                    coordinate(field), text, "\(field % 2 == 0 ? size.width : size.height)",
                ])
        case .noLength: self("Point 2 is the same as point 1.")
        case .collinear: self("Point 3 lies on a line with the other two.")
        }
    }

    private func coordinate(_ field: Int) -> String {
        (field % 2 == 0 ? "x" : "y") + "\(field / 2 + 1)"
    }

    func text(_ question: Question) -> QuestionText {
        let cancel = (Answer.cancel, self("Cancel"), Look.Tone.plain)
        switch question {
        case .unsaved:
            return QuestionText(
                title: self("Save before closing?"),
                text: self("There is work that is not saved."),
                answers: [
                    (.ok, self("Save"), .primary), (.discard, self("Discard"), .plain), cancel,
                ])
        case .clear:
            return QuestionText(
                title: self("Clear the board?"),
                text: self("All objects go; the background stays. Undo brings them back."),
                answers: [(.ok, self("Clear"), .danger), cancel])
        case .replace(let order, let reason):
            let name = FileName.shown(FileName.last(order.path ?? []))
            return QuestionText(
                title: self("Replace %1?", with: [name]), text: text(reason),
                answers: [(.ok, self("Replace"), .danger), cancel])
        }
    }

    private func text(_ question: SaveOrder.Question) -> String {
        switch question {
        case .exists: self("There is a file with this name. What it holds would be lost.")
        case .changed: self("Another program has changed the file. Its changes would be lost.")
        case .readOnly: self("The file is marked as read-only.")
        case .outgrown:
            self(
                "The file is a list of lines and triangles for other programs too. What was added needs a form that only Easel reads."
            )
        }
    }
}
