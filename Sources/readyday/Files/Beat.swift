import ReadyDayCore

/// Counts seconds at the terminal, with a bell for each.
struct Beat {
  let isQuiet: Bool
  private let output = Terminal.output.descriptor

  enum Ending { case over, key, left }

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// Each step is a line, then a beat a second at fixed times: a late one does not delay the next.
  /// A key skips to the end, Ctrl-D leaves. If `isTest`, counts the last step up.
  func count(_ steps: [(line: String, seconds: Int)], isTest: Bool = false) -> Ending {
    let interruption = Interruption.held()
    let typing = HiddenTyping(at: .input, isByKey: true)
    // After an interruption, the terminal must be as it was.
    defer {
      write("\r\u{1B}[K")
      typing?.end()
      interruption.release()
    }
    var time = ContinuousClock.now
    for (place, step) in steps.enumerated() {
      let isUp = isTest && place == steps.count - 1
      write("\r\u{1B}[K\(SafeText(step.line).string)\n")
      for second in 0..<step.seconds {
        let shown = isUp ? second : step.seconds - second
        write("\r\u{1B}[K\(shown)" + (isQuiet ? "" : "\u{07}"))
        time += .seconds(1)
        guard let ending = wait(until: time) else { continue }
        if isUp { write("\r\u{1B}[K\(second) s\n") }
        return ending
      }
    }
    return .over
  }

  /// Nil if `time` comes before any key or interruption.
  private func wait(until time: ContinuousClock.Instant) -> Ending? {
    while !Interruption.isPending {
      let left = ContinuousClock.now.duration(to: time) / .milliseconds(1)
      guard left > 0 else { return nil }
      let slice = Int32(min(Int(truncating: left) + 1, 50))
      guard !Descriptor.readable(among: [.input], withinMilliseconds: slice).isEmpty else {
        continue
      }
      var key: [UInt8] = []
      _ = Descriptor.input.read(upTo: 1, to: &key)
      return key.isEmpty || key == [4] ? .left : .key
    }
    return .left
  }

  private func write(_ text: String) { try? output.write(text) }
}
