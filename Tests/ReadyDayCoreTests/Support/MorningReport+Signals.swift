@testable import ReadyDayCore

extension MorningReport {
  /// Gives it `signals`, and the mornings before the same, so that there are `mornings` of them in a row.
  mutating func set(_ signals: [EarlySignals.Signal], mornings: Int = 1) {
    self.signals = EarlySignals(signals)
    let ordinary = EarlySignals.Signal(
      vital: .restingHeartRate, value: 50, usual: 50, z: 0, nights: 50)
    unusual = UnusualMornings(upTo: date) { [date] day in
      day.distance(to: date) < mornings ? signals : [ordinary]
    }
  }
}
