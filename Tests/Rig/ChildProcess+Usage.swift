/// What a process has used up since it started, as the kernel counts it.
package struct Usage: Hashable, Sendable {
    /// Processor time in clock ticks, user and system.
    package var ticks = 0
    /// How often its threads went to sleep by themselves: once per wakeup.
    package var voluntarySwitches = 0
    /// Resident memory in kilobytes.
    package var residentKilobytes = 0
}

extension ChildProcess {
    /// The sum over all threads; zeros where it has ended.
    package var usage: Usage {
        var usage = Usage()
        // The name, in parentheses, may hold spaces: fields are counted from behind it.
        let fields =
            systemFile("/proc/\(identifier)/stat").split(separator: ")").last?
            .split(separator: " ") ?? []
        if fields.count > 12 { usage.ticks = (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) }
        for thread in entries(of: "/proc/\(identifier)/task") {
            let status = systemFile("/proc/\(identifier)/task/\(thread)/status")
            usage.voluntarySwitches += number(after: "voluntary_ctxt_switches:", in: status)
        }
        usage.residentKilobytes = number(
            after: "VmRSS:", in: systemFile("/proc/\(identifier)/status"))
        return usage
    }

    /// What it uses up during that time: nothing but memory, if it is idle.
    ///
    /// The one place that sleeps on purpose: to see that nothing happens takes time.
    package func usage(overSeconds seconds: Double) -> Usage {
        let before = usage
        pause(milliseconds: seconds * 1000)
        let after = usage
        return Usage(
            ticks: after.ticks - before.ticks,
            voluntarySwitches: after.voluntarySwitches - before.voluntarySwitches,
            residentKilobytes: after.residentKilobytes)
    }

    /// Whether its first thread sleeps until one descriptor, and no other, has something to read.
    ///
    /// The program's own loop waits for several, Xlib's wait for an answer for the server alone.
    package var waitsForOneDescriptor: Bool {
        // The call's number and its arguments, of which the second is the count; ppoll's and poll's.
        let fields = systemFile("/proc/\(identifier)/syscall").split(separator: " ")
        return fields.count > 3 && fields[2] == "0x1"
    }

    private func number(after name: String, in text: String) -> Int {
        let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
        let words = line?.split { $0 == " " || $0 == "\t" } ?? []
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }
}
