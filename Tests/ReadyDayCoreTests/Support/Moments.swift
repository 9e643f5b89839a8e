@testable import ReadyDayCore

extension Zone {
  /// At a clock time of `date`.
  func instant(_ date: LocalDate, _ time: String) -> Instant {
    instant(of: LocalDateTime(date, .at(time)))
  }

  /// Between two clock times of `date`.
  func span(_ date: LocalDate, _ start: String, _ end: String) -> TimeSpan {
    TimeSpan(from: instant(date, start), to: instant(date, end))
  }
}

extension TimeSpan {
  init(_ start: Instant, seconds: Int) {
    self.init(from: start, to: start.adding(seconds: seconds))
  }
}
