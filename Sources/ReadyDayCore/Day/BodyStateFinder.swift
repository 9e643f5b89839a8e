/// Returns to training are cautious: no trial has tested their length (Schwellnus, Snyders 2022).
struct BodyStateFinder: Sendable {
  /// The user's reports, ordered by day.
  let said: [Feeling]
  let unusual: UnusualMornings?
  /// Later mornings count as ordinary.
  let today: LocalDate
  /// Mornings in a new zone, when readings mean nothing.
  var settling: Range<LocalDate>? = nil
  /// Races finished and hard sessions recorded, by date.
  var efforts: [LocalDate: Effort] = [:]

  enum Effort: Equatable, Sendable { case race, hard }

  /// In days; older reports and readings are ignored.
  private static let longest = 60

  func state(on date: LocalDate) -> BodyState {
    let first = [said.first?.date, unusual?.first].compactMap(\.self).min() ?? date
    let days = max(first, date.advanced(by: -Self.longest))
    var course = BodyCourse()
    if days <= date {
      let byDate = Dictionary(grouping: said, by: \.date)
      for day in days...date {
        course.advance(
          to: day, said: byDate[day] ?? [], reading: reading(on: day),
          after: efforts[day.advanced(by: -1)])
      }
    }
    var state = course.state(on: date)
    while !course.state(on: date).allowsHard, state.daysLimited < BodyState.mostDaysLimited {
      state.daysLimited += 1
      course.advance(to: date.advanced(by: state.daysLimited), said: [], reading: false, after: nil)
    }
    let own = said.filter { $0.date == date }
    state.word = own.last?.word
    state.rating = own.last { $0.rating != nil }?.rating
    state.note = own.last { !$0.note.isEmpty }?.note ?? ""
    state.injuries = injuries(on: date)
    state.lowMornings = lowMornings(upTo: date)
    return state
  }

  private func reading(on date: LocalDate) -> Bool? {
    if settling?.contains(date) == true { return nil }
    return date > today ? false : unusual?[date]
  }

  private func lowMornings(upTo date: LocalDate) -> Int {
    let isLow = [date, date.advanced(by: -1)].map { day in
      // Only the last report counts: people may recover during the day.
      said.last { $0.date == day && !$0.isInjury }?.isLow ?? false
    }
    return isLow[0] ? isLow[1] ? 2 : 1 : 0
  }

  /// "Fine" said during an illness ends that alone: whether the part has healed is another question.
  private func injuries(on date: LocalDate) -> [BodyState.Injury] {
    var illUntil: LocalDate?
    var since: [(joint: Joint, first: LocalDate, until: LocalDate?)] = []
    for feeling in said where feeling.date <= date {
      switch feeling.word {
      case .injured(let joint):
        let known = since.first { $0.joint == joint && $0.until.map { feeling.date <= $0 } ?? true }
        since.removeAll { $0.joint == joint }
        since.append((joint, known?.first ?? feeling.date, feeling.until))
      case .ill: illUntil = BodyCourse.end(of: feeling).advanced(by: 1)
      case .fine:
        if illUntil.map({ feeling.date > $0 }) ?? true { since = [] }
        illUntil = nil
      case .tired, .stressed, .rated: break
      }
    }
    return since.filter { $0.until.map { date <= $0 } ?? true }.map {
      BodyState.Injury(joint: $0.joint, day: $0.first.distance(to: date) + 1)
    }
  }
}

extension Store where Item == Feeling {
  /// Considers reports, but no readings.
  package func state(on date: LocalDate) -> BodyState {
    BodyStateFinder(said: inOrder, unusual: nil, today: date).state(on: date)
  }

  package var lastInjury: Instant? { inOrder.last(where: \.isInjury)?.createdAt }
}

extension Feeling {
  var isInjury: Bool { if case .injured = word { true } else { false } }
}

private struct BodyCourse {
  private struct Illness {
    let first: LocalDate
    /// The last day of the illness unless it is reported again.
    var held: LocalDate
    var isSystemic: Bool
    /// Whether the illness is, or ever was, systemic.
    var wasSystemic: Bool
    let needsDoctor: Bool
  }

  private struct WayBack {
    let cause: BodyState.WayBack.Cause
    /// Nil if readings are the cause.
    var illSince: LocalDate?
    let start: LocalDate
    /// The number of easy days, and of moderate days after them.
    let easy, moderate: Int
    var step = 0
    var isReleased = false
    var awaitsWord = false
    var needsDoctor = false
    /// Whether a race, or a hard session after the easy days, has shown that it is over.
    var isProven = false

    var isAtLastStep: Bool { step == easy + moderate - 1 }
  }

  private var illness: Illness?
  private var wayBack: WayBack?
  /// The last day with a fever or similar symptoms.
  private var lastFever: LocalDate?
  /// Unusual mornings in a row.
  private var unusual = 0
  /// Mornings in a row without data.
  private var unknown = 0

  /// Days that an illness lasts after each report.
  private static let daysHeld = 2
  /// Days after a fever in which no effort ends the way back.
  private static let daysAfterFever = 7
  /// Mornings without data that a state from readings survives.
  private static let morningsOutlasted = 2

  /// `said`: the day's reports, in order. `reading`: whether readings are unusual; nil if unknown.
  /// `effort`: of the day before.
  mutating func advance(
    to day: LocalDate, said: [Feeling], reading: Bool?, after effort: BodyStateFinder.Effort?
  ) {
    var reading = reading
    for feeling in said {
      switch feeling.word {
      case .ill(let isSystemic): fall(ill: feeling, isSystemic)
      case .fine:
        recover(on: day)
        (unusual, reading) = (0, false)
      case .injured, .tired, .stressed, .rated: break
      }
    }
    if let illness, !illness.needsDoctor, day > illness.held.advanced(by: 1) {
      end(illness, on: day)
    }
    step(on: day, by: reading, after: effort)
    count(reading, on: day)
  }

  func state(on date: LocalDate) -> BodyState {
    var state = BodyState()
    state.illness = illness.map {
      BodyState.Illness(
        isSystemic: $0.isSystemic, wasSystemic: $0.wasSystemic,
        day: $0.first.distance(to: date) + 1, daysHeld: date.distance(to: $0.held),
        needsDoctor: $0.needsDoctor)
    }
    state.unusual = unusual == 0 ? nil : BodyState.Unusual(mornings: unusual, isKnown: unknown == 0)
    state.wayBack = wayBack.map {
      BodyState.WayBack(
        cause: $0.cause, day: $0.start.distance(to: date) + 1,
        most: $0.step < $0.easy ? .easy : .moderate, awaitsWord: $0.awaitsWord,
        needsDoctor: $0.needsDoctor)
    }
    return state
  }

  private mutating func fall(ill feeling: Feeling, _ isSystemic: Bool) {
    let wasSystemic =
      if case .illness(_, true) = wayBack?.cause { true } else { illness?.wasSystemic ?? false }
    if isSystemic { lastFever = feeling.date }
    illness = Illness(
      first: illness?.first ?? wayBack?.illSince ?? feeling.date,
      held: Self.end(of: feeling),
      isSystemic: isSystemic, wasSystemic: wasSystemic || isSystemic,
      needsDoctor: illness?.needsDoctor == true || Feeling.isAlarm(feeling.note))
    wayBack = nil
  }

  /// The last day of an illness that is not reported again.
  static func end(of feeling: Feeling) -> LocalDate {
    feeling.until ?? feeling.date.advanced(by: daysHeld)
  }

  private mutating func recover(on day: LocalDate) {
    if let illness {
      end(illness, on: day)
    } else if wayBack?.illSince == nil {
      wayBack = nil
    } else if wayBack?.isAtLastStep == true {
      wayBack?.isReleased = true
    }
  }

  /// A cold withdrawn on its first day needs no gradual return; a fever or a warning sign does.
  private mutating func end(_ illness: Illness, on day: LocalDate) {
    self.illness = nil
    let days = illness.first.distance(to: day)
    guard days > 0 || illness.wasSystemic || illness.needsDoctor else { return }
    let easy = illness.wasSystemic ? min(max(days, 2), BodyState.longIllness) : 0
    wayBack = WayBack(
      cause: .illness(days: max(1, days), isSystemic: illness.wasSystemic),
      illSince: illness.first, start: day, easy: easy, moderate: max(1, (easy + 1) / 2),
      needsDoctor: illness.needsDoctor)
  }

  /// Moves one step forward, or one back if readings are unusual.
  private mutating func step(
    on day: LocalDate, by reading: Bool?, after effort: BodyStateFinder.Effort?
  ) {
    guard var back = wayBack, back.start < day else { return }
    let isWellAfter = effort == .hard && back.step >= back.easy && reading == false
    back.isProven = back.isProven || effort == .race || isWellAfter
    let isLongAgo = lastFever.map { $0.distance(to: day) >= Self.daysAfterFever } ?? true
    if back.isProven, back.illSince != nil, isLongAgo {
      wayBack = nil
      return
    }
    switch reading {
    case true?: back.step = max(0, back.step - 1)
    case nil where back.illSince == nil: return
    case false?, nil:
      guard back.isAtLastStep else {
        back.step += 1
        break
      }
      guard case .illness(let days, _) = back.cause, days >= BodyState.longIllness, !back.isReleased
      else {
        wayBack = nil
        return
      }
      back.awaitsWord = true
    }
    wayBack = back
  }

  private mutating func count(_ reading: Bool?, on day: LocalDate) {
    unknown = reading == nil ? unknown + 1 : 0
    if unknown > Self.morningsOutlasted {
      unusual = 0
      if wayBack?.illSince == nil { wayBack = nil }
    }
    guard let reading else { return }
    guard !reading else {
      unusual += 1
      return
    }
    if unusual > 1, illness == nil, wayBack?.illSince == nil {
      wayBack = WayBack(cause: .readings, start: day, easy: min(2, unusual - 1), moderate: 1)
    }
    unusual = 0
  }
}
