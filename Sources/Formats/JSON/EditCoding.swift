package import Painting

/// Edits as JSON, for the session file.
///
/// Only what is new is written: what an edit takes away is in the drawing that it was made on.
package enum EditCoding {
    /// The text of an edit.
    ///
    /// `storing` may keep a background's picture elsewhere and return the number to ask for it by;
    /// where it returns `nil`, the picture goes into the text.
    package static func bytes(
        of edit: Edit, storing: (BackgroundPicture) -> Int? = { _ in nil }
    ) -> [UInt8] {
        var output = DrawingOutput()
        output.isSession = true
        var text: [UInt8] = []
        write(edit, to: &output, storing) { text += $0 }
        output.flush { text += $0 }
        return text
    }

    /// The edit that `bytes` tell of, made on `drawing` as it was just before.
    ///
    /// `loading` makes a picture of the reference that a background is written as.
    package static func edit(
        from bytes: RawSpan, applyingTo drawing: Drawing,
        loading: (PictureReference) -> BackgroundPicture? = { _ in nil }
    ) throws(EditError) -> Edit {
        let draft: EditDraft
        do {
            draft = try bytes.withUnsafeBytes { (memory) throws(DrawingError) in
                try EditDraft(JSONText(memory))
            }
        } catch {
            throw .unreadable(error)
        }
        return try draft.edit(of: drawing, loading)
    }

    private static func write(
        _ edit: Edit, to output: inout DrawingOutput, _ storing: (BackgroundPicture) -> Int?,
        _ sink: ([UInt8]) -> Void
    ) {
        switch edit {
        case .add(let item):
            start(.add, &output)
            output.append(", \"mark\": ")
            output.write(item.mark, number: item.number, to: sink)
        case .remove(let item, let index):
            start(.remove, &output)
            output.append(", \"number\": \(item.number), \"index\": \(index)")
        case .setBackground(_, let new):
            start(.setBackground, &output)
            output.append(", \"background\": ")
            output.write(new, as: form(of: new, storing), to: sink)
        case .change(let all):
            start(.change, &output)
            output.append(", \"changes\": [")
            var separator = ""
            for one in all {
                output.append("\(separator){\"from\": \(one.from), \"to\": \(one.to), \"mark\": ")
                output.write(one.after.mark, number: one.after.number, to: sink)
                output.append("}")
                separator = ", "
            }
            output.append("]")
        case .clear:
            start(.clear, &output)
        case .replace(_, let new):
            start(.replace, &output)
            output.append(", \"drawing\": ")
            output.write(new, as: form(of: new.background, storing), to: sink)
        }
        output.append("}")
    }

    private static func start(_ kind: EditKind, _ output: inout DrawingOutput) {
        output.append("{\"edit\": \"\(kind.rawValue)\"")
    }

    private static func form(
        of background: Background, _ storing: (BackgroundPicture) -> Int?
    ) -> DrawingOutput.PictureForm {
        guard case .picture(let picture, _) = background, let id = storing(picture) else {
            return .embedded
        }
        return .stored(id)
    }
}

/// What an edit is called in the session file.
enum EditKind: String, CaseIterable {
    case add, remove, change, setBackground, clear, replace
}
