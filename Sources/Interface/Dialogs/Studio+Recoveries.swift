import Raster

// What earlier runs left behind.
extension Studio {
    /// The largest picture of a drawing that the list shows.
    package var overviewSize: (width: Int, height: Int) {
        (metrics.pixels(60), metrics.pixels(40))
    }

    var recoveryList: [Control] {
        guard !recoveries.isEmpty else { return [] }
        let header = metrics.pixels(Self.headerHeight)
        let rowHeight = metrics.pixels(52)
        let padding = metrics.pixels(16)
        let room = panelRoom(for: .objects, height: header + rowHeight + padding)
        let visible = rows(
            of: .recoveries, fitting: min((room.height - header - padding) / rowHeight, 5),
            count: recoveries.count)
        let width = min(metrics.pixels(460), room.width)
        let frame = PixelRect(
            left: room.left + (room.width - width) / 2, top: room.top, width: width,
            height: min(header + visible.count * rowHeight + padding / 2, room.height))
        var all = recoveryGround(frame)
        for (line, row) in visible.enumerated() {
            let place = PixelRect(
                left: frame.left + padding, top: frame.top + header + line * rowHeight,
                width: frame.width - 2 * padding, height: rowHeight)
            all += recovery(recoveries[row], in: place)
        }
        if let bar = scrollBar(
            "recover.scroll", .recoveries, beside: frame, top: frame.top + header, visible,
            of: recoveries.count)
        {
            all.append(bar)
        }
        for index in all.indices { all[index].scroll = .recoveries }
        return all
    }

    private func recoveryGround(_ frame: PixelRect) -> [Control] {
        let side = metrics.pixels(28)
        let close = PixelRect(
            left: frame.right - metrics.pixels(8) - side, top: frame.top + metrics.pixels(8),
            width: side, height: side)
        let title = PixelRect(
            left: frame.left + metrics.pixels(16), top: close.top,
            width: close.left - frame.left - metrics.pixels(16), height: side)
        return [
            Control(.surface, frame, .panel),
            Control(
                .ornament, title, .text(.strong, .leading), label: words("Work that was not saved")),
            Control(
                .button, "recover.close", close, .icon(.close, .dim), label: words("Later"),
                action: .closeRecoveries),
        ]
    }

    private func recovery(_ recovery: Recovery, in frame: PixelRect) -> [Control] {
        let height = metrics.pixels(30)
        var right = frame.right
        let buttons = [
            ("open", words("Open"), Look.Tone.primary, Action.recover(recovery.number)),
            ("discard", words("Discard"), .plain, .discard(recovery.number)),
        ].map { name, label, tone, action in
            let width = textWidth(label) + metrics.pixels(24)
            let place = PixelRect(
                left: right - width, top: frame.middleY - height / 2, width: width, height: height)
            right -= width + metrics.pixels(8)
            return Control(
                .button, "recover.\(recovery.number).\(name)", place, .button(tone), label: label,
                action: action)
        }
        let picture = PixelRect(
            left: frame.left, top: frame.middleY - overviewSize.height / 2,
            width: overviewSize.width, height: overviewSize.height)
        let left = recovery.overview == nil ? frame.left : picture.right + metrics.pixels(10)
        let room = max(right - left, 1)
        let name = PixelRect(
            left: left, top: frame.top + metrics.pixels(5), width: room,
            height: metrics.pixels(21))
        let about = PixelRect(
            left: left, top: name.bottom, width: room, height: metrics.pixels(21))
        let title = recovery.path.map { FileName.shown(FileName.last($0)) } ?? words("Untitled")
        let overview = recovery.overview.map { Control(.ornament, picture, .picture($0)) }
        return [overview].compactMap(\.self) + [
            Control(.ornament, name, .text(.plain, .leading), label: title),
            Control(
                .ornament, about, .text(.dim, .leading), label: words.about(recovery)),
        ] + buttons
    }
}
