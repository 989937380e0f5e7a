import Painting
import Raster

extension DrawingOutput {
    /// Writes a drawing, one mark a line.
    mutating func write<Failure>(
        _ drawing: Drawing, as form: PictureForm, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        append("{\"easel\": \(DrawingReader.version)")
        append(", \"width\": \(drawing.width), \"height\": \(drawing.height),\n \"background\": ")
        try write(drawing.background, as: form, to: sink)
        append(",\n \"marks\": [")
        var separator = "\n  "
        for item in drawing.items {
            append(separator)
            separator = ",\n  "
            try write(item.mark, number: isSession ? item.number : nil, to: sink)
        }
        append("]}")
    }

    /// Writes the marks alone, one a line.
    mutating func write<Failure>(
        listOf drawing: Drawing, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        append("[")
        var separator = "\n "
        for mark in drawing.marks {
            append(separator)
            separator = ",\n "
            try write(mark, number: nil, to: sink)
        }
        append("]")
    }

    /// Writes a mark, all of it finite and in the ranges that are read.
    ///
    /// An eraser's color, an opacity of 1 that it has, and round joins go without saying.
    mutating func write<Failure>(
        _ mark: Mark, number: Int?, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let style = mark.style
        let erases = style.effect == .erase
        append(isList ? "{" : "{\"tool\": \"\(MarkWord(mark).rawValue)\", ")
        if let number { append("\"number\": \(number), ") }
        append("\"lineWidth\": ")
        append(style.width.clamped(to: Style.widths))
        if !erases || style.color != .black {
            append(", \"strokeColor\": ")
            append(style.color)
        }
        // In lists lines have always had a fill, which means nothing.
        let fill = isList && !mark.shape.isClosed ? style.fill ?? style.color : style.fill
        if let fill {
            append(", \"fillColor\": ")
            append(fill)
        }
        let opacity = style.opacity.clamped(to: 0...1)
        if !isList && !erases || opacity != 1 {
            append(", \"opacity\": ")
            append(opacity)
        }
        if style.join != .round { append(", \"join\": \"\(style.join.rawValue)\"") }
        if let name = mark.name {
            append(", \"name\": ")
            append(quoting: Array(name.utf8))
        }
        if mark.isHidden { append(", \"hidden\": true") }
        if mark.isLocked { append(", \"locked\": true") }
        try write(mark.points, to: sink)
    }

    private mutating func write<Failure>(
        _ points: [Point], to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        append(", \"points\": [")
        var separator = "\""
        for point in points {
            let point = point.clamped
            append(separator)
            separator = "\", \""
            append(point.x)
            append(",")
            append(point.y)
            try flushChunk(to: sink)
        }
        append("\"]}")
    }

    mutating func write<Failure>(
        _ background: Background, as form: PictureForm, to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        switch background {
        case .clear:
            append("null")
        case .color(let color):
            append("{\"color\": ")
            append(color)
            append("}")
        case .picture(let picture, let placement):
            append("{")
            try write(picture, as: form, to: sink)
            append(", \"mode\": \"\(placement.rawValue)\"")
            if isSession, let path = picture.path {
                append(", \"origin\": \"")
                try writeBase64(path, to: sink)
                append("\"")
            }
            append("}")
        }
    }

    private mutating func write<Failure>(
        _ picture: BackgroundPicture, as form: PictureForm,
        to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        switch form {
        case .stored(let id):
            append("\"stored\": \(id)")
        case .path(let path):
            append("\"image\": ")
            append(quoting: path)
        case .embedded:
            append("\"image\": \"")
            append(DataURI.head(for: picture.file))
            try writeBase64(picture.file, to: sink)
            append("\"")
        }
    }

    private mutating func writeBase64<Failure>(
        _ content: [UInt8], to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        // A multiple of three, so that the parts join up.
        let stride = 3 << 14
        for start in Swift.stride(from: 0, to: content.count, by: stride) {
            appendBase64(content[start..<min(start + stride, content.count)])
            try flushChunk(to: sink)
        }
    }
}

extension Double {
    /// The nearest number in `range`; its lower end for what is not a number.
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
