#if !TRIALS
  import Foundation

  @testable import ReadyDayCore
#else
  import Foundation
#endif

// Invented years in which it is known what goes with what. `Benchmarks/trials` compiles this file too, for many more
// of them.

extension HabitOutcome.Name {
  /// What is measured of a body in this state, or what it says: of 60 and a deviation of 20 as recovery is, and in
  /// whole numbers as a feeling.
  fileprivate func reading(of state: Double) -> Double {
    switch self {
    case .recovery: min(max(state, 1), 99)
    case .feeling: min(max((state / pointsPerUnit).rounded(), 1), 5)
    }
  }

  /// Points of recovery.
  var pointsPerUnit: Double { self == .feeling ? 20 : 1 }
}

/// An outcome, and one thing that days have or have not.
struct HabitWorld {
  var model: HabitModel
  /// What the thing does, in units of the outcome.
  let effect: Double

  /// - Parameters:
  ///   - days: how many.
  ///   - effect: by how many points the morning after is higher.
  ///   - outcome: what of it is known.
  ///   - isByFeel: whether days with a good morning have it more often.
  init(
    seed: UInt64, days: Int, effect: Double, on outcome: HabitOutcome.Name = .recovery,
    isByFeel: Bool = false
  ) {
    var random = HabitRandom(seed: seed)
    var values: [Int: Double] = [:]
    var exposed: [Int: Bool] = [:]
    let first = 20_000
    var score = 60 + 20 * random.normal()
    var trait = score
    for day in first...first + days {
      values[day] = outcome.reading(of: score)
      let chance = isByFeel ? (score > 60 ? 0.6 : 0.1) : 0.3
      let has = random.unit() < chance
      exposed[day] = has
      trait = 60 + Self.memory * (score - 60) + 20 * Self.rest * random.normal()
      score = trait + (has ? effect : 0)
    }
    model = HabitModel(
      outcome: HabitOutcome(name: outcome, values: values), exposed: exposed,
      mornings: first + 1...first + days)
    self.effect = effect / outcome.pointsPerUnit
  }

  /// As much of a morning as is left the next one.
  private static let memory = 0.2
  private static let rest = (1 - memory * memory).squareRoot()

  /// Whether the interval holds the truth.
  var isCovered: Bool { model.answer?.interval.contains(effect) ?? false }

  /// The same where it is forgotten how the morning of the day was.
  var isCoveredWithoutMorning: Bool {
    let pairs = model.pairs
    let outcome = pairs.compactMap { model.outcome.values[$0.day + 1] }
    let fit = Regression(outcome, on: [pairs.map { $0.isExposed ? 1 : 0 }], days: pairs.map(\.day))
    return fit?.interval.contains(effect) ?? false
  }

  static func coverage(_ worlds: Int, _ holds: (UInt64) -> Bool) -> Double {
    Double((0..<worlds).count { holds(UInt64($0) + 1) }) / Double(worlds)
  }
}

/// A year or more of all that habits ask about.
struct HabitLife {
  /// One of a journal, how often it is answered with yes, and what that does to the morning after, in points.
  struct Question {
    let text: String
    let chance: Double
    var effect = 0.0
  }

  var days: [HistoryDay] = []
  let last: LocalDate

  /// - Parameters:
  ///   - last: the last morning.
  ///   - count: how many days.
  ///   - late: what falling asleep late does to the morning after, in points.
  ///   - heavy: the same of a heavy day.
  ///   - journal: what a journal asks; each by dice of its own, so that a question more changes no other answer.
  init(
    seed: UInt64, upTo last: LocalDate, count: Int, late: Double = 0, heavy: Double = 0,
    journal: [Question] = []
  ) {
    self.last = last
    var random = HabitRandom(seed: seed)
    var dice = journal.indices.map { HabitRandom(seed: seed &+ UInt64($0 + 1) << 32) }
    var answers: [String: Bool] = [:]
    var score = 60.0
    var wasLate = false
    for date in last.advanced(by: 1 - count)...last {
      var day = HistoryDay(date)
      day.source = .whoop
      day.recovery = HabitOutcome.Name.recovery.reading(of: score)
      day.shownRecovery = day.recovery
      day.feeling = HabitOutcome.Name.feeling.reading(of: score)
      day.answers = answers
      day.tellNight(isLate: wasLate, &random)
      let isHeavy = day.tellCalendar(&random)
      day.tellTraining(&random)
      days.append(day)
      wasLate = random.unit() < (date.weekday == .friday || date.weekday == .saturday ? 0.4 : 0.15)
      let rest = 20 * 0.98 * random.normal()
      score = 60 + 0.2 * (score - 60) + rest + (wasLate ? late : 0) + (isHeavy ? heavy : 0)
      for (index, question) in journal.enumerated() {
        let isYes = dice[index].unit() < question.chance
        answers[question.text] = isYes
        score += isYes ? question.effect : 0
      }
    }
  }

  var history: History { History(days, hasCalendar: true) }

  /// What is said at the end of the month in which it ends.
  var habits: Habits { Habits(history, on: last, Preferences()) }

  func habits(by name: HabitOutcome.Name) -> Habits {
    let feelings = HabitOutcome(.feeling, of: days, \.feeling)
    return name == .recovery ? habits : Habits(history, on: last, Preferences(), outcome: feelings)
  }

  func state(of exposure: HabitExposure) -> Habits.State? {
    habits.habits.first { $0.exposure == exposure }?.state
  }

  /// The same life with the calendars of other days.
  func shufflingCalendars(seed: UInt64) -> HabitLife {
    var random = HabitRandom(seed: seed)
    var life = self
    let calendars = days.map(\.calendar).shuffled(using: &random)
    for index in life.days.indices { life.days[index].calendar = calendars[index] }
    return life
  }
}

extension HistoryDay {
  fileprivate mutating func tellNight(isLate: Bool, _ random: inout HabitRandom) {
    let usual = date.weekday.isWeekend ? 23.75 : 23.0
    let hour = usual + (isLate ? 1.75 : 0) + 0.3 * random.normal()
    let start = LocalDateTime(date).wallSeconds - 86_400 + Int(truncating: hour * 3600)
    asleep = 430 + 35 * random.normal()
    onset = LocalDateTime(wallSeconds: start)
    wake = LocalDateTime(wallSeconds: start + Int(truncating: (asleep ?? 0) * 66))
    offset = UTCOffset(seconds: 3600)
    let noon = LocalDateTime(date).wallSeconds - Self.halfDay
    sleeps = [start - noon..<start - noon + Int(truncating: (asleep ?? 0) * 66)]
  }

  /// Whether it is a heavy day.
  fileprivate mutating func tellCalendar(_ random: inout HabitRandom) -> Bool {
    let isWork = !date.weekday.isWeekend
    let isHeavy = random.unit() < (isWork ? 0.3 : 0.05)
    let load = isHeavy ? 65 + 30 * random.unit() : 55 * random.unit()
    let company =
      isWork || random.unit() < 0.5 ? Int(truncating: (16 + 6 * random.unit()) * 3600) : nil
    let end = max(company ?? 0, Int(truncating: (15 + 8.5 * random.unit()) * 3600))
    calendar = CalendarDay(
      load: load, level: isHeavy ? .heavy : load < 30 ? .light : .moderate, minutes: 300,
      events: 4, highEvents: isHeavy ? 2 : 0, lastEnd: end, lastCompanyEnd: company)
    return isHeavy
  }

  fileprivate mutating func tellTraining(_ random: inout HabitRandom) {
    strain = min(max(11 + 4 * random.normal(), 1), 20.9)
    guard random.unit() < 0.5 else { return }
    workouts = 1
    lastWorkoutEnd = Int(truncating: (random.unit() < 0.35 ? 20.5 : 8) * 3600)
    zoneMinutes = 90 + 60 * random.unit()
  }
}

/// SplitMix64, with what invented bodies need of it.
struct HabitRandom: RandomNumberGenerator {
  private var random: SampleRandom

  init(seed: UInt64) { random = SampleRandom(seed: seed &* 0x9E37_79B9) }

  mutating func next() -> UInt64 { random.next() }

  /// 0 to below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Of mean 0 and deviation 1 (Box and Muller).
  mutating func normal() -> Double {
    (-2 * log(max(unit(), 1e-300))).squareRoot() * cos(2 * .pi * unit())
  }
}
