import Raster

// What earlier runs left behind.
extension Dialogs {
    mutating func offer(_ recoveries: [Recovery]) { self.recoveries += recoveries }

    /// A recovery was taken up, or given up.
    mutating func forgetRecovery(_ number: Int) { recoveries.removeAll { $0.number == number } }

    /// Offers what is left another time.
    mutating func closeRecoveries() { recoveries = [] }

    func recoveryList(_ kit: Kit) -> [Control] {
        guard !recoveries.isEmpty else { return [] }
        let (header, rowHeight, padding) = (kit.headerHeight, kit.pixels(52), kit.pixels(16))
        let room = kit.panelRoom(height: header + rowHeight + padding)
        let visible = kit.rows(
            of: .recoveries, fitting: min((room.height - header - padding) / rowHeight, 5),
            count: recoveries.count)
        let width = min(kit.pixels(460), room.width)
        let frame = PixelRect(
            left: room.left + (room.width - width) / 2, top: room.top, width: width,
            height: min(header + visible.count * rowHeight + padding / 2, room.height))
        var all = kit.ground(
            frame, title: kit.words("Work that was not saved"), close: "recover.close",
            label: kit.words("Later"), action: .closeRecoveries)
        for (line, row) in visible.enumerated() {
            let place = PixelRect(
                left: frame.left + padding, top: frame.top + header + line * rowHeight,
                width: frame.width - 2 * padding, height: rowHeight)
            all += recovery(recoveries[row], in: place, kit)
        }
        if let bar = kit.scrollBar(
            "recover.scroll", .recoveries, beside: frame, top: frame.top + header, visible,
            of: recoveries.count)
        {
            all.append(bar)
        }
        for index in all.indices { all[index].scroll = .recoveries }
        return all
    }

    private func recovery(_ recovery: Recovery, in frame: PixelRect, _ kit: Kit) -> [Control] {
        let words = kit.words
        let height = kit.pixels(30)
        var right = frame.right
        let buttons = [
            ("open", words("Open"), Look.Tone.primary, Action.recover(recovery.number)),
            ("discard", words("Discard"), .plain, .discard(recovery.number)),
        ].map { name, label, tone, action in
            let width = kit.textWidth(label) + kit.pixels(24)
            let place = PixelRect(
                left: right - width, top: frame.middleY - height / 2, width: width, height: height)
            right -= width + kit.pixels(8)
            return Control(
                .button, "recover.\(recovery.number).\(name)", place, .button(tone), label: label,
                action: action)
        }
        let size = kit.metrics.overview
        let picture = PixelRect(
            left: frame.left, top: frame.middleY - size.height / 2, width: size.width,
            height: size.height)
        let left = recovery.overview == nil ? frame.left : picture.right + kit.pixels(10)
        let room = max(right - left, 1)
        let name = PixelRect(
            left: left, top: frame.top + kit.pixels(5), width: room, height: kit.pixels(21))
        let about = PixelRect(
            left: left, top: name.bottom, width: room, height: kit.pixels(21))
        let title = recovery.path.map { FileName.shown(FileName.last($0)) } ?? words("Untitled")
        let overview = recovery.overview.map { Control(.ornament, picture, .picture($0)) }
        return [overview].compactMap(\.self) + [
            Control(.ornament, name, .text(.plain, .leading), label: title),
            Control(
                .ornament, about, .text(.dim, .leading), label: words.about(recovery)),
        ] + buttons
    }
}

extension Metrics {
    /// The largest picture of a drawing in the list of recoveries.
    var overview: (width: Int, height: Int) { (pixels(60), pixels(40)) }
}
