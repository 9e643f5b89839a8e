import Testing

@testable import ReadyDayCore

/// Nights of somebody invented, one after the other: debt follows from what was missing as it did on real nights, with
/// factors of the person's own and as much noise, and the time of waking from what waits on the next day.
struct InventedSleeper: Sendable, CustomTestStringConvertible {
  enum Life: String, Sendable, CaseIterable {
    /// Works on weekdays from nine on.
    case office
    /// Works on weekdays; some meetings are early.
    case manager
    /// Some mornings have an appointment, whatever the weekday.
    case freelancer
    /// Trains early on three days of the week, beside the weekdays' work.
    case runner
  }

  struct Night: Sendable {
    let date: LocalDate
    /// Minutes after midnight.
    let wake, firstEvent: Int?
    let asleep, needed, debt: Double
  }

  let life: Life
  let nights: [Night]

  var testDescription: String { life.rawValue }

  static let first = LocalDate(dayNumber: 20_400)

  init(_ life: Life, seed: UInt64, count: Int = 200) {
    self.life = life
    var random = SampleRandom(seed: seed)
    var (debt, base) = (30.0, Double.random(in: 440...490, using: &random))
    let ofDebt = Double.random(in: 0.08...0.2, using: &random)
    let ofLack = Double.random(in: 0.26...0.38, using: &random)
    var lack = 40.0
    nights = (0..<count).map { day in
      let date = Self.first.advanced(by: day)
      let event = life.firstEvent(on: date, &random)
      // Strain adds to the need, and the base drifts.
      base += Self.noise(1.5, &random)
      debt = (14 + ofDebt * debt + ofLack * lack + Self.noise(8, &random)).clamped(to: 0...128)
      let needed = base + debt + Double.random(in: 0...20, using: &random)
      let isFree = event.map { $0 >= 12 * 60 } ?? true
      let asleep = (isFree ? 470.0 : 405) + Self.noise(45, &random)
      lack = needed - asleep
      let usual =
        (isFree ? 8 * 60 + 20 : 6 * 60 + 50)
        + Int(truncating: Self.noise(isFree ? 40 : 15, &random))
      let wake =
        event.map { min(usual, $0 - 85 + Int(truncating: Self.noise(8, &random))) } ?? usual
      return Night(
        date: date, wake: wake, firstEvent: event, asleep: asleep, needed: needed, debt: debt)
    }
  }

  /// Of a normal distribution, nearly.
  static func noise(_ deviation: Double, _ random: inout SampleRandom) -> Double {
    let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
    return (sum - 6) * deviation
  }
}

extension InventedSleeper.Life {
  /// Minutes after midnight; nil on a day without one.
  fileprivate func firstEvent(on date: LocalDate, _ random: inout SampleRandom) -> Int? {
    let isWork = !date.weekday.isWeekend
    func start(_ minutes: ClosedRange<Int>) -> Int {
      Int.random(in: minutes, using: &random) / 15 * 15
    }
    let isRare = Int.random(in: 0..<5, using: &random) == 0
    switch self {
    case .office: return isWork ? start(540...600) : isRare ? start(780...1080) : nil
    case .manager: return isWork ? (isRare ? start(435...480) : start(510...630)) : nil
    case .freelancer: return Bool.random(using: &random) ? start(540...1020) : nil
    case .runner:
      return [.tuesday, .thursday, .saturday].contains(date.weekday)
        ? start(435...450) : isWork ? start(540...600) : nil
    }
  }
}

extension InventedSleeper {
  /// How far from the truth, on average: minutes.
  struct Errors: Sendable {
    var wake = 0.0
    var need = 0.0
  }

  /// Of every night after the first 60, what is said of it the day before.
  func errors(_ said: (_ night: Int) -> (wake: Int, need: Double)) -> Errors {
    var sum = Errors()
    let told = 60..<nights.count - 1
    for night in told {
      let (truth, said) = (nights[night + 1], said(night))
      sum.wake += Double(abs((truth.wake ?? 0) - said.wake))
      sum.need += abs(truth.needed - said.need)
    }
    sum.wake /= Double(told.count)
    sum.need /= Double(told.count)
    return sum
  }

  /// As it was until now: up as this morning, or half an hour before the first event; the last need.
  var old: Errors {
    errors { night in
      let event = nights[night + 1].firstEvent.map { $0 - 30 }
      let wake = nights[night].wake ?? 0
      return (min(wake, event ?? wake), nights[night].needed)
    }
  }

  /// As a day says it.
  var new: Errors {
    errors { night in
      let sleep = self.sleep(upTo: night)
      let mornings = BusyMornings(firstEvents(upTo: night), Preferences())
      let (date, tomorrow) = (nights[night].date, nights[night + 1])
      let need = SleepNeed(after: sleep, upTo: date, target: 480, mornings).minutes
      let usual = mornings.usualWake(in: sleep, upTo: date)
      let wake = (usual?.time.secondOfDay ?? 0) / 60
      let up = tomorrow.firstEvent.map { first in
        let start = TimeOfDay(clamping: first * 60)
        let lead = mornings.lead(for: .work, before: start, after: sleep.nights, upTo: date)
        return first - (lead ?? .usual).minutes
      }
      return (min(wake, up ?? wake), need)
    }
  }

  private func sleep(upTo night: Int) -> SleepSummary {
    var sleep = SleepSummary(state: .scored)
    sleep.nights = nights[(night - 59)...night].reversed().map { known in
      var night = SleptNight(known.date, wake: known.wake.map { TimeOfDay(clamping: $0 * 60) })
      (night.asleep, night.needed, night.debt) = (known.asleep, known.needed, known.debt)
      return night
    }
    return sleep
  }

  private func firstEvents(upTo night: Int) -> FirstEvents {
    let known = nights[(night - 59)...(night + 1)]
    let times = known.compactMap { night in
      night.firstEvent.map {
        (night.date, FirstEvents.First(time: TimeOfDay(clamping: $0 * 60), reason: .work))
      }
    }
    return FirstEvents(
      on: nights[night - 59].date...nights[night + 1].date, Dictionary(uniqueKeysWithValues: times))
  }
}
