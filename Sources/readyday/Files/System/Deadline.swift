/// When to stop waiting for a server, a program or another run.
struct Deadline: Sendable {
  /// Of the clock ``ThisProcess/milliseconds``.
  let moment: Int
  /// What else goes on while somebody waits.
  var meanwhile: @Sendable () -> Void = {}

  static func within(milliseconds: Int) -> Deadline {
    Deadline(moment: ThisProcess.milliseconds + milliseconds)
  }

  static func within(seconds: Int) -> Deadline { within(milliseconds: seconds * 1000) }

  /// This deadline, or an earlier one.
  func within(seconds: Int) -> Deadline {
    Deadline(
      moment: min(moment, Deadline.within(seconds: seconds).moment), meanwhile: meanwhile)
  }

  var left: Int { max(0, moment - ThisProcess.milliseconds) }

  /// Also true if an interruption, delayed by ``Interruption/held()``, must take effect.
  var isOver: Bool { left == 0 || Interruption.isPending }

  /// Returns whether `isDone` becomes true before the deadline.
  func waits(milliseconds: Int = 20, for isDone: () -> Bool) -> Bool {
    while !isDone() {
      guard !isOver else { return false }
      meanwhile()
      ThisProcess.sleep(milliseconds: min(milliseconds, max(1, left)))
    }
    return true
  }
}
