extension Driver {
    /// Sets a slider to a value by clicking, closer and closer, where the value must be.
    ///
    /// - Throws: `RigError.timedOut` where no place on the slider gives the value.
    package func set(_ id: String, to value: Double) throws(RigError) {
        let slider = try control(id)
        let mine = controls.filter { $0.id == id }
        var low = slider.x
        var high = slider.x + slider.width - 1
        while low <= high, mine.count == 1 {
            let x = (low + high) / 2
            try click(at: Position(x, slider.center.y))
            try settle()
            guard let now = try control(id).number else { break }
            if now == value { return }
            if now < value { low = x + 1 } else { high = x - 1 }
        }
        throw .timedOut(waitingFor: "\(id) to be \(value)")
    }
}

extension Driver {
    /// Clicks a slider at a share of its length, from 0 to 1, wherever its values lie.
    package func slide(_ id: String, to share: Double) throws(RigError) {
        let slider = try waitFor(id, "to be enabled") { $0.isEnabled }
        let reach = Double(slider.width - 1) * min(max(share, 0), 1)
        try click(at: Position(slider.x + Int(reach), slider.center.y))
        try settle()
    }
}
