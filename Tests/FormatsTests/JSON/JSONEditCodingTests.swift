import Formats
import Painting
import Raster
import Testing

@Suite struct JSONEditCodingTests {
    private let picture = BackgroundPicture(
        bitmap: Bitmap(width: 2, height: 1), path: [0x2F, 0xFF, 0x61], file: [7, 8, 9, 10])

    private var drawing: Drawing {
        var dice = SeededGenerator(seed: 3)
        var drawing = Drawing(width: 60, height: 50, background: .color(Color(hex: 0x123456)))
        drawing.items = [2, 5, 6].map { Drawing.Item(number: $0, mark: .random(&dice)) }
        return drawing
    }

    /// Loads what the tests store: a picture of the given file.
    private func load(_ reference: PictureReference) -> BackgroundPicture? {
        switch reference.source {
        case .embedded(let file):
            BackgroundPicture(bitmap: picture.bitmap, path: reference.origin, file: file)
        case .stored(42): picture
        case .stored, .inside, .outside: nil
        }
    }

    private func edit(_ text: String) throws(EditError) -> Edit {
        try EditCoding.edit(
            from: Array(text.utf8).span.bytes, applyingTo: drawing, loading: load)
    }

    private func comesBack(_ edit: Edit, storing: (BackgroundPicture) -> Int? = { _ in nil })
        throws -> Bool
    {
        let bytes = EditCoding.bytes(of: edit, storing: storing)
        return try EditCoding.edit(from: bytes.span.bytes, applyingTo: drawing, loading: load)
            == edit
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `an added mark comes back`(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let item = Drawing.Item(number: 7 + Int(seed), mark: .random(&dice))
        #expect(try comesBack(.add(item)), "seed \(seed)")
    }

    @Test func `a removal, a clearing and a background come back`() throws {
        #expect(try comesBack(.remove(drawing.items[1], index: 1)))
        #expect(try comesBack(.clear(drawing.items)))
        #expect(try comesBack(.setBackground(from: drawing.background, to: .clear)))
        let blue = Background.color(Color(hex: 0x0000FF))
        #expect(try comesBack(.setBackground(from: drawing.background, to: blue)))
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `changed and reordered items come back`(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let places = [0, 1, 2].shuffled(using: &dice)
        let all = drawing.items.enumerated().map { index, item in
            var mark = Mark.random(&dice)
            mark.name = [nil, "", "a \"name\"\n\u{1F58C}"].randomElement(using: &dice) ?? nil
            mark.isHidden = Bool.random(using: &dice)
            mark.isLocked = Bool.random(using: &dice)
            return Drawing.Alteration(item, at: index, to: mark, at: places[index])
        }
        #expect(try comesBack(.change(all)), "seed \(seed)")
    }

    @Test func `a turned rectangle comes back`() throws {
        let box = Box(
            origin: Point(x: 1, y: 2), right: Point(x: 30, y: 9), down: Point(x: -4, y: 40.5))
        let item = Drawing.Item(number: 7, mark: Mark(.rectangle(box), Style()))
        #expect(try comesBack(.add(item)))
        let text = String(decoding: EditCoding.bytes(of: .add(item)), as: UTF8.self)
        #expect(text.contains("turnedRectangle"))
    }

    @Test func `a background picture comes back from the text or from elsewhere`() throws {
        let edit = Edit.setBackground(
            from: drawing.background, to: .picture(picture, .center))
        #expect(try comesBack(edit))
        #expect(try comesBack(edit) { _ in 42 })
        let stored = EditCoding.bytes(of: edit) { _ in 43 }
        #expect(
            throws: EditError.missingPicture(
                PictureReference(.stored(43), .center, origin: picture.path))
        ) {
            try EditCoding.edit(from: stored.span.bytes, applyingTo: drawing, loading: load)
        }
    }

    @Test func `another drawing comes back with its numbers and its picture`() throws {
        var dice = SeededGenerator(seed: 9)
        var other = Drawing(width: 7, height: 8, background: .picture(picture, .tile))
        other.items = [3, 10, 11].map { Drawing.Item(number: $0, mark: .random(&dice)) }
        #expect(try comesBack(.replace(from: drawing, to: other)))
        #expect(try comesBack(.replace(from: drawing, to: other)) { _ in 42 })
    }

    @Test func `an edit is one line of readable text`() {
        let text = EditCoding.bytes(of: .remove(drawing.items[1], index: 1))
        #expect(
            String(decoding: text, as: UTF8.self)
                == #"{"edit": "remove", "number": 5, "index": 1}"#)
    }

    @Test(arguments: [
        ("[]", EditError.notAnEdit), ("{}", .notAnEdit), (#"{"edit": "paint"}"#, .notAnEdit),
        (#"{"edit": "add"}"#, .notAnEdit), (#"{"edit": "remove", "index": 0}"#, .notAnEdit),
        (#"{"edit": "replace", "drawing": 5}"#, .notAnEdit),
        (#"{"edit": "setBackground"}"#, .notAnEdit), (#"{"edit": "change"}"#, .notAnEdit),
        (#"{"edit": "change", "changes": [{"from": 0, "to": 3}]}"#, .notAnEdit),
        (
            #"{"edit": "change", "changes": [{"from": 0, "to": 3, "mark": {"number": 2}}]}"#,
            .doesNotFit
        ),
        (#"{"edit": "remove", "index": 0, "number": 5}"#, .doesNotFit),
        (#"{"edit": "remove", "index": 3, "number": 5}"#, .doesNotFit),
        (#"{"edit": "remove", "index": -1, "number": 5}"#, .doesNotFit),
        (#"{"edit": "add", "mark": {"number": 7}}"#, .badMark(.missingKey(.lineWidth))),
        (#"{"edit": "add", "mark": {"number": 6}}"#, .doesNotFit),
        (#"{"edit": "setBackground", "background": 1}"#, .badBackground(.wrongType)),
        (
            #"{"edit": "replace", "drawing": {"easel": 1, "width": 1, "height": 1, "marks": [1]}}"#,
            .badMark(.notAnObject)
        ),
    ])
    func `what does not fit is refused`(text: String, reason: EditError) {
        #expect(throws: reason) { try edit(text) }
    }

    @Test func `an edit cut short is refused`() {
        let text = EditCoding.bytes(of: .replace(from: drawing, to: drawing))
        for length in text.indices {
            let part = Array(text[..<length])
            #expect(throws: EditError.self) {
                try EditCoding.edit(from: part.span.bytes, applyingTo: drawing)
            }
        }
    }
}
