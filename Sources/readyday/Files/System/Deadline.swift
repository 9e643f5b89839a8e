/// When to stop waiting for a server, a program or another run.
struct Deadline: Sendable {
  /// Of the clock ``ThisProcess/milliseconds``.
  let moment: Int

  static func within(milliseconds: Int) -> Deadline {
    Deadline(moment: ThisProcess.milliseconds + milliseconds)
  }

  static func within(seconds: Int) -> Deadline { within(milliseconds: seconds * 1000) }

  /// This deadline, or an earlier one.
  func within(seconds: Int) -> Deadline {
    Deadline(moment: min(moment, Deadline.within(seconds: seconds).moment))
  }

  var left: Int { max(0, moment - ThisProcess.milliseconds) }

  /// Also true if an interruption, delayed by ``Interruption/held()``, must take effect.
  var isOver: Bool { left == 0 || Interruption.isPending }

  /// Returns whether `isDone` becomes true before the deadline.
  func waits(milliseconds: Int = 20, for isDone: () -> Bool) -> Bool {
    while !isDone() {
      guard !isOver else { return false }
      ThisProcess.sleep(milliseconds: min(milliseconds, max(1, left)))
    }
    return true
  }
}
