import TestSupport
import Testing

@testable import ReadyDayCore

/// Days of an invented person, the same for the same seed: nights of all kinds, and a calendar that
/// is either full or nearly empty.
/// Its inputs share no timetable, so that tests may make days of them at the same time.
struct GeneratedLife: @unchecked Sendable, CustomTestStringConvertible {
  enum Calendar: Sendable { case manager, freelancer }

  let calendar: Calendar
  let inputs: [DayParts]

  var days: [Day] { inputs.map(\.day) }

  var testDescription: String { "\(calendar)" }

  static let zone = Zone.fixture("Europe/Madrid")
  fileprivate static let me = "ana@example.test"
  /// Clocks go forward within the 90 days.
  static let first = LocalDate(dayNumber: 20_500)

  init(_ calendar: Calendar, seed: UInt64, count: Int = 90) {
    self.calendar = calendar
    var random = SampleRandom(seed: seed)
    let last = Self.first.advanced(by: count - 1)
    let reach = Self.reach(around: Self.first).lowerBound...Self.reach(around: last).upperBound
    let occurrences = reach.flatMap { calendar.events(on: $0, &random) }
    let nights = (Self.first...last).map { Night($0, &random) }
    inputs = nights.map { Self.inputs($0, occurrences, &random) }
  }

  static let both = [
    GeneratedLife(.manager, seed: 1), GeneratedLife(.freelancer, seed: 2),
  ]

  private static func reach(around date: LocalDate) -> ClosedRange<LocalDate> {
    RequestedDays.around(date, in: zone).days
  }

  private static func inputs(
    _ night: Night, _ occurrences: [Occurrence], _ random: inout SampleRandom
  ) -> DayParts {
    let date = night.date
    let reach = reach(around: date)
    let around = TimeSpan(
      from: zone.start(of: reach.lowerBound), to: zone.start(of: reach.upperBound.advanced(by: 1)))
    let start = span(on: date, from: Int.random(in: 16...20, using: &random) * 60, minutes: 60)
    let session = PlannedSession(activity: .running, span: start, intensity: .hard)
    return DayParts(
      date: date, zone: zone, now: span(on: date, from: 400, minutes: 1).start,
      occurrences: occurrences.filter { $0.time.span(in: zone).touches(around) },
      morning: night.report, preferences: Preferences(me: [me]),
      sessions: Bool.random(using: &random) ? [session] : [])
  }

  fileprivate static func span(on date: LocalDate, from minute: Int, minutes: Int) -> TimeSpan {
    let start = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: minute * 60)))
    return TimeSpan(start, seconds: minutes * 60)
  }
}

extension GeneratedLife.Calendar {
  private static let titles = [
    "Board review", "Stand-up", "1:1", "Interview", "Planning", "Customer call", "Lunch", "Demo",
    "Budget", "Workshop", "",
  ]

  fileprivate func events(on date: LocalDate, _ random: inout SampleRandom) -> [Occurrence] {
    let isBusy = self == .manager && !date.weekday.isWeekend
    let count =
      isBusy ? Int.random(in: 3...9, using: &random) : Int.random(in: 0...2, using: &random)
    let session = Occurrence(
      uid: "\(date)-session@example.test", title: "Intervals 6x1000", calendar: "home",
      time: .timed(GeneratedLife.span(on: date, from: 18 * 60, minutes: 60)))
    let own = self == .freelancer && date.weekday == .monday ? [session] : []
    return own
      + (0..<count).map { number in
        let start = Int.random(in: 26...72, using: &random) * 15
        let minutes = Int.random(in: 1...8, using: &random) * 15
        var event = Occurrence(
          uid: "\(date)-\(number)@example.test",
          title: Self.titles.randomElement(using: &random) ?? "", calendar: "work",
          time: .timed(GeneratedLife.span(on: date, from: start, minutes: minutes)))
        event.attendees = (0..<Int.random(in: 0...10, using: &random)).map {
          .init(address: "guest\($0)@example.test")
        }
        event.organizer = .init(address: GeneratedLife.me)
        // The last of a full day is an invitation that waits for an answer.
        if number == 5 {
          event.organizer = .init(address: "guest0@example.test")
          event.attendees.append(.init(address: GeneratedLife.me))
        }
        return event
      }
  }
}

/// One invented night and its morning.
private struct Night {
  let date: LocalDate
  let report: MorningReport

  init(_ date: LocalDate, _ random: inout SampleRandom) {
    self.date = date
    let isScored = Int.random(in: 0..<12, using: &random) > 0
    var report =
      isScored
      ? MorningReport(
        date: date, recovery: Self.recovery(&random), sleep: Self.sleep(on: date, &random),
        variability: Self.trend(on: date, &random))
      : MorningReport(
        date: date, recovery: RecoverySummary(state: .pending), sleep: SleepSummary(state: .pending)
      )
    let signals = isScored ? Self.signals(of: report, &random) : []
    report.set(signals)
    self.report = report
  }

  private static func signals(
    of report: MorningReport, _ random: inout SampleRandom
  ) -> [EarlySignals.Signal] {
    [Vital.restingHeartRate, .respiratoryRate, .skinTemperature].compactMap { vital in
      let z = Double.random(in: -1...3.5, using: &random)
      return report.measure(of: vital).value.map {
        EarlySignals.Signal(
          vital: vital, value: $0, usual: $0 - z * (vital.leastDeviation ?? 1), z: z, nights: 58)
      }
    }
  }

  private static func recovery(_ random: inout SampleRandom) -> RecoverySummary {
    var recovery = RecoverySummary(state: .scored)
    recovery.score = Measure(Double(Int.random(in: 1...99, using: &random)))
    recovery.restingHeartRate = Measure(
      Double(Int.random(in: 46...60, using: &random)), baseline: Baseline(mean: 52, days: 28))
    recovery.skinTemperature = Measure(
      Double.random(in: 33...35, using: &random), baseline: Baseline(mean: 34, days: 28))
    return recovery
  }

  private static func sleep(on date: LocalDate, _ random: inout SampleRandom) -> SleepSummary {
    var sleep = SleepSummary(state: .scored)
    let asleep = Double.random(in: 280...540, using: &random)
    let end = GeneratedLife.span(on: date, from: 390, minutes: 1).start
    sleep.span = TimeSpan(from: end.adding(seconds: -Int(truncating: asleep + 30) * 60), to: end)
    sleep.asleepMinutes = Measure(asleep, baseline: Baseline(mean: 420, days: 28))
    sleep.offset = GeneratedLife.zone.offset(at: end)
    sleep.neededMinutes = Double.random(in: 440...560, using: &random)
    sleep.debtMinutes = Double.random(in: 0...110, using: &random)
    sleep.efficiency = Double.random(in: 70...97, using: &random)
    sleep.shortNightsInARow = asleep < 360 ? Int.random(in: 1...4, using: &random) : 0
    sleep.usualOnset = .at("23:20")
    sleep.onsetDeviation = 40
    sleep.nights = [SleptNight(sleep, from: .at("23:20"), on: date, isWeighed: true)]
    sleep.nights += (1..<28).map {
      var night = SleptNight(date.advanced(by: -$0), wake: .at("07:30"))
      (night.asleep, night.awake) = (Double.random(in: 380...500, using: &random), 30)
      (night.needed, night.debt) = (500, 40)
      return night
    }
    sleep.respiratoryRate = Measure(
      Double.random(in: 14...17, using: &random), baseline: Baseline(mean: 15, days: 28))
    return sleep
  }

  private static func trend(
    on date: LocalDate, _ random: inout SampleRandom
  ) -> HeartRateVariabilityTrend {
    func nights(_ days: ClosedRange<Int>, around centre: Double) -> HeartRateVariabilityTrend.Nights
    {
      .init(
        dates: date.advanced(by: -days.upperBound)...date.advanced(by: -days.lowerBound),
        values: days.map { _ in centre + Double.random(in: -0.2...0.2, using: &random) })
    }
    let shift = Double.random(in: -0.15...0.15, using: &random)
    return HeartRateVariabilityTrend(
      week: nights(0...6, around: 4 + shift), weeksBefore: nights(7...66, around: 4))
  }
}
