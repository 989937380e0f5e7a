import Glibc
import Rig

/// A house under a summer sky, drawn with every tool.
struct Picture {
    let painter: Painter

    func paint() throws(RigError) {
        try sky()
        try sun()
        try hills()
        try tree()
        try house()
        try details()
        try mistake()
        try signature()
    }

    /// One stroke that runs over itself: its opacity is even all the same.
    ///
    /// The eraser cuts the clouds out of it.
    private func sky() throws(RigError) {
        try painter.take("pencil", .lightBlue, width: 20, opacity: 30)
        try painter.draw(rows(from: 0, to: 560))
        try painter.takeEraser(width: 20)
        for (x, y) in [(190.0, 95.0), (470.0, 60.0)] {
            try painter.draw(loops(x, y, width: 130, height: 15, turns: 7))
            try painter.draw(loops(x + 30, y - 16, width: 60, height: 13, turns: 4))
        }
    }

    private func sun() throws(RigError) {
        try painter.take("pencil", .yellow, width: 16)
        try painter.draw(
            (0...150).map { step in
                let turn = Double(step) / 20 * 2 * Double.pi
                return (840 + cos(turn) * Double(step) * 0.3, 110 + sin(turn) * Double(step) * 0.3)
            })
        try painter.take("ellipse", .orange, width: 4)
        try painter.draw([(786, 56), (894, 164)])
        try painter.take("line", .orange, width: 4, opacity: 80)
        for ray in 0..<12 {
            let turn = Double(ray) / 12 * 2 * Double.pi
            try painter.draw([
                (840 + cos(turn) * 68, 110 + sin(turn) * 68),
                (840 + cos(turn) * 92, 110 + sin(turn) * 92),
            ])
        }
    }

    private func hills() throws(RigError) {
        try painter.take("pencil", .darkGreen, width: 20, opacity: 60)
        try painter.draw(columns { 330 - 70 * sin($0 / 1000 * 5.2 + 0.4) })
        try painter.take("pencil", .lightGreen, width: 20, opacity: 45)
        try painter.draw(columns { 430 - 45 * sin($0 / 1000 * 4.4 + 2.6) })
    }

    private func tree() throws(RigError) {
        try painter.take("pencil", .brown, width: 20)
        try painter.draw([(205, 430), (203, 350), (208, 290)])
        try painter.take("pencil", .brown, width: 8)
        try painter.draw([(205, 340), (175, 290)])
        try painter.draw([(205, 330), (240, 285)])
        try painter.take("pencil", .darkGreen, width: 20)
        try painter.draw(loops(135, 255, width: 140, height: 40, turns: 12))
        try painter.draw(loops(160, 205, width: 90, height: 34, turns: 8))
        try painter.take("pencil", .lightGreen, width: 4)
        for (x, y) in [(140.0, 240.0), (185.0, 200.0), (180.0, 262.0), (225.0, 225.0)] {
            try painter.draw(
                (0...12).map { step in
                    let turn = (0.1 + Double(step) / 15) * Double.pi
                    return (x + 16 * cos(turn), y - 10 * sin(turn))
                })
        }
        try painter.take("pencil", .red, width: 12)
        for (x, y) in [(165.0, 265.0), (232.0, 250.0), (200.0, 215.0), (252.0, 278.0)] {
            try painter.dot(x, y)
        }
    }

    /// The walls are cleared first, so that the paint on them has only white below it.
    private func house() throws(RigError) {
        let wall = hatch(left: 537, right: 723, top: 333, bottom: 450)
        try painter.takeEraser(width: 20)
        try painter.draw(wall)
        try painter.take("pencil", .orange, width: 20, opacity: 35)
        try painter.draw(wall)
        try painter.take("rectangle", .brown, width: 6)
        try painter.draw([(530, 325), (730, 458)])
        try painter.take("line", .brown, width: 20)
        try painter.draw([(690, 300), (690, 238)])
        try roof()
        try painter.take("pencil", .brown, width: 12)
        try painter.draw(hatch(left: 613, right: 645, top: 392, bottom: 452))
        try painter.take("pencil", .yellow, width: 8)
        try painter.dot(642, 424)
        try window(at: 560, 356)
        try window(at: 666, 356)
    }

    private func roof() throws(RigError) {
        try painter.take("pencil", .red, width: 16)
        for share in stride(from: 0.0, through: 1, by: 0.08) {
            let (left, right, y) = (520 + 108 * share, 740 - 108 * share, 318 - 85 * share)
            try painter.draw([(left, y), (right, y)])
        }
        try painter.take("triangle", .brown, width: 6)
        try painter.draw([(500, 326), (760, 326)])
        try painter.draw([(700, 260), (630, 222)])
    }

    private func window(at x: Double, _ y: Double) throws(RigError) {
        try painter.take("pencil", .lightBlue, width: 14)
        try painter.draw(hatch(left: x + 5, right: x + 31, top: y + 5, bottom: y + 31))
        try painter.take("rectangle", .black, width: 3)
        try painter.draw([(x, y), (x + 36, y + 36)])
        try painter.take("line", .black, width: 2)
        try painter.draw([(x + 18, y), (x + 18, y + 36)])
        try painter.draw([(x, y + 18), (x + 36, y + 18)])
    }

    private func details() throws(RigError) {
        try painter.take("dashedLine", .brown, width: 5)
        try painter.draw([(300, 478), (500, 470)])
        try painter.draw([(770, 468), (985, 478)])
        try painter.take("pencil", .gray, width: 8, opacity: 40)
        try painter.draw(
            (0...80).map { step in
                let t = Double(step) / 80
                let curl = (4 + 10 * t, t * 24)
                return (
                    690 - 50 * t * t + curl.0 * cos(curl.1), 222 - 130 * t + curl.0 * sin(curl.1)
                )
            })
        try painter.take("pencil", .black, width: 3)
        for (x, y) in [(360.0, 150.0), (410.0, 125.0), (420.0, 175.0)] {
            try painter.draw(
                (-10...10).map { step in
                    let wing = Double(step) / 10 * Double.pi
                    return (x + wing * 6, y - 9 * abs(sin(wing * 0.8)))
                })
        }
        for (index, x) in stride(from: 60.0, through: 460, by: 57).enumerated() {
            try flower(x, 510 + 16 * sin(x), petals: index % 2 == 0 ? .red : .orange)
        }
    }

    private func flower(_ x: Double, _ y: Double, petals: Painter.Pencil) throws(RigError) {
        try painter.take("line", .darkGreen, width: 3)
        try painter.draw([(x, y), (x + 2, y + 26)])
        try painter.take("pencil", petals, width: 9)
        for petal in 0..<5 {
            let turn = Double(petal) / 5 * 2 * Double.pi
            try painter.dot(x + 6.5 * cos(turn), y + 6.5 * sin(turn))
        }
        try painter.take("pencil", .yellow, width: 7)
        try painter.dot(x, y)
    }

    /// A line through everything, taken back.
    private func mistake() throws(RigError) {
        try painter.take("pencil", .black, width: 20)
        try painter.draw([(50, 500), (500, 200), (950, 480)])
        try painter.undo()
    }

    private func signature() throws(RigError) {
        try painter.take("pencil", .darkBlue, width: 4)
        try painter.draw(
            (0...120).map { step in
                let t = Double(step) / 120
                let height = 26 * (1 - t) + 5
                return (780 + 170 * t - 12 * sin(t * 31), 525 + height * cos(t * 31) * 0.8)
            })
    }
}
