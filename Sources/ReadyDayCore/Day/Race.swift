/// A race or match of the user's, from a calendar or a plan.
package struct Race: Equatable, Sendable {
  package enum Sort: Equatable, Sendable {
    /// `isRun`: whether its title says that it is run.
    case race(isRun: Bool)
    /// `isHard`: whether such matches are recorded as hard.
    case match(isHard: Bool)
  }

  package let sort: Sort
  package let title: String
  /// Usually a single day.
  package let days: ClosedRange<LocalDate>
  /// Nil if the time of day is open.
  package let start: Instant?
  /// The race takes at least this long; nil if unknown.
  package let minutes: Int?
  /// Whether the user marked it as one to taper for.
  package var isMain = false

  package init(
    title: String, days: ClosedRange<LocalDate>, start: Instant?, minutes: Int?,
    isMain: Bool = false, sort: Sort? = nil
  ) {
    (self.title, self.days, self.start, self.isMain) = (title, days, start, isMain)
    self.sort = sort ?? .race(isRun: CompetitionTitle.isRun(title))
    let named = TitleWords(title)
    // Events may include travel and waiting, but a half marathon stays shorter than a whole one.
    self.minutes =
      named.has(Self.halves)
      ? min(max(minutes ?? 0, Self.shortTaper), Self.long - 1)
      : named.has(Self.wholes) ? max(minutes ?? 0, Self.long) : minutes
  }

  /// In minutes; a race below the first needs no taper, and one from the second on is long.
  static let (shortTaper, long) = (75, 150)
  /// Minutes needed between getting up and the start, to eat and to get there.
  static let leastLead = 150

  private static let halves = WordList(["half marathon", "media maratón", "medio maratón"])
  private static let marathons = WordList(["marathon", "maratón"])
  private static let wholes = marathons.adding([
    "ultramarathon", "ultramaratón", "ultra trail", "ironman",
  ])

  /// The minutes set aside for a race with this title: an estimate from its distance, else two hours.
  ///
  /// - Parameter activity: nil if only the title tells the sport.
  package static func usualMinutes(_ title: String, of activity: Activity?) -> Int {
    let isRun = CompetitionTitle.isRun(title) || Kilometres(title) != nil
    guard let activity = activity ?? (isRun ? .running : nil) else { return 120 }
    let named = TitleWords(title)
    let length =
      named.distances.first?.length
      ?? (named.has(halves)
        ? Kilometres("21.1km") : named.has(marathons) ? Kilometres("42.2km") : nil)
    guard let minutes = length?.minutes(of: activity) else { return 120 }
    return min(minutes / 5 * 5, TrainingPlan.raceLengths.upperBound)
  }

  package var isMatch: Bool { if case .match = sort { true } else { false } }
  private var isRun: Bool { sort == .race(isRun: true) }
  var isLongRun: Bool { isRun && (minutes ?? 0) >= Self.shortTaper }
  /// The days around a race that it may limit.
  static let daysAround = 9

  /// Days from `date` to the race: 0 on its days, negative afterwards.
  package func distance(from date: LocalDate) -> Int {
    date > days.upperBound
      ? -days.upperBound.distance(to: date) : max(0, date.distance(to: days.lowerBound))
  }

  /// The hardest training `distance` days before the race (after it if negative); nil if unlimited.
  func most(_ distance: Int) -> DayVerdict.Training? {
    if case .match(let isHard) = sort {
      return (0...1).contains(distance) ? .moderate : distance == -1 && isHard ? .easy : nil
    }
    guard distance != 0 else { return .race }
    let (easy, moderate): (ClosedRange<Int>, ClosedRange<Int>) =
      switch minutes {
      case .some(Self.long...): isRun ? (-3...2, -9...3) : (-2...2, -6...3)
      case .some(Self.shortTaper...) where isRun: (-3...2, -6...2)
      case .some(...Self.shortTaper): (-1...1, -1...1)
      default: (-1...2, -1...2)
      }
    return easy.contains(distance) ? .easy : moderate.contains(distance) ? .moderate : nil
  }
}

/// Less volume before a race, as often and as hard as usual (Bosquet 2007, Wang 2023, Smyth 2021).
package struct Taper: Equatable, Sendable {
  /// Percent below the usual volume.
  package let percentLess: Int
  /// Whether there is time for a short session at race effort.
  package let hasRaceEffort: Bool

  static let (lastDays, mostLess) = (3...7, 55)

  /// Nil outside the weeks of the taper.
  init?(_ race: Race, days: Int) {
    let isLong = race.minutes.map { $0 >= Race.long } ?? false
    switch days {
    case Self.lastDays: percentLess = Self.mostLess
    case 8...14: percentLess = 30
    case 15...21 where isLong: percentLess = 20
    default: return nil
    }
    hasRaceEffort = days > 3
  }
}

package struct Races: Equatable, Sendable {
  package let all: [Race]

  init(_ races: [Race] = []) {
    all = races.unique().ordered { a, b in
      (a.days.lowerBound, a.title) < (b.days.lowerBound, b.title)
    }
  }

  /// Days before a race to count down, and weeks on either side in which it must be the longest.
  static let (countdown, weeks) = (14, 4)
  /// Days to read ahead: the longest taper, then the weeks in which another race may be longer.
  static let daysRead = 21 + weeks * 7

  /// What a hard plan's day has against it: another race than the planned one, or a race near it.
  package func note(on plan: PlanDetails) -> PlanNote? {
    let date = plan.date
    guard let planned = plan.race else {
      return limit(on: date).map {
        .nearRace(title: $0.race.title, race: $0.race.days.lowerBound, on: date)
      }
    }
    // The planned race is one of them, perhaps with a hidden title.
    let there = all.filter { !$0.isMatch && $0.days.contains(date) }
    guard there.count > 1 else { return nil }
    return there.first { $0.title != planned.title }.map { .otherRace(title: $0.title) }
  }

  func on(_ date: LocalDate) -> Race? { all.first { !$0.isMatch && $0.days.contains(date) } }

  package typealias Limit = (race: Race, days: Int, most: DayVerdict.Training)

  /// The race on another day, or the match, that restricts `date` most.
  package func limit(on date: LocalDate) -> Limit? {
    all.compactMap { race -> Limit? in
      let days = race.distance(from: date)
      return days == 0 && !race.isMatch ? nil : race.most(days).map { (race, days, $0) }
    }.min { a, b in (a.most, abs(a.days)) < (b.most, abs(b.days)) }
  }

  package struct Ahead: Equatable, Sendable {
    package let race: Race
    package let days: Int
    package let taper: Taper?
  }

  /// Races within two weeks, or whose taper has begun, but not those on `date`. `mayTaper`: whether
  /// nothing speaks against training for a race with this title.
  func ahead(of date: LocalDate, mayTaper: (String) -> Bool = { _ in true }) -> [Ahead] {
    all.compactMap { race in
      let days = race.distance(from: date)
      guard days > 0, !race.isMatch else { return nil }
      let taper = isMain(race) && mayTaper(race.title) ? Taper(race, days: days) : nil
      return days <= Self.countdown || taper != nil
        ? Ahead(race: race, days: days, taper: taper) : nil
    }
  }

  package typealias LessVolume = (race: Race, days: Int, percent: Int)

  /// By how much less than usual to train on `date`: in a taper, and three days before a long run.
  func lessVolume(on date: LocalDate) -> LessVolume? {
    let tapers = ahead(of: date).compactMap { ahead in
      ahead.taper.map { (race: ahead.race, days: ahead.days, percent: $0.percentLess) }
    }
    let eve = all.first { $0.isLongRun && $0.distance(from: date) == Taper.lastDays.lowerBound }
    return tapers.max { $0.percent < $1.percent }
      ?? eve.map { ($0, Taper.lastDays.lowerBound, Taper.mostLess) }
  }

  /// Whether to taper for it: the user marked it, or it is not short and the longest of the eight
  /// weeks around it.
  func isMain(_ race: Race) -> Bool {
    if race.isMain { return true }
    guard let minutes = race.minutes, minutes >= Race.shortTaper else { return false }
    return all.allSatisfy { other in
      other == race || other.isMatch
        || abs(race.days.lowerBound.distance(to: other.days.lowerBound)) > Self.weeks * 7
        || !other.isMain && (other.minutes ?? 0) < minutes
        || (other.minutes ?? 0) == minutes && race.days.lowerBound < other.days.lowerBound
    }
  }
}

extension DayEvent {
  /// Nil unless it is a race or match that counts. `isHard`: whether such matches are hard.
  func race(in zone: Zone, isHard: () -> Bool) -> Race? {
    guard isRace || isMatch else { return nil }
    let planned = occurrence.plannedRace
    return Race(
      title: title, days: occurrence.time.days(in: zone), start: span?.start,
      minutes: planned.map(\.minutes) ?? span?.wholeMinutes, isMain: planned?.isMain == true,
      sort: isMatch ? .match(isHard: isHard()) : nil)
  }
}

extension Agenda {
  /// Adds planned races, or marks those already present; one of another sport is another race.
  mutating func take(_ races: [Occurrence], in zone: Zone) {
    for race in races {
      let isSame = { (other: Occurrence) in
        other.plannedRace == nil && other.time.days(in: zone).overlaps(race.time.days(in: zone))
          && KindWords.namesRace(other.fullTitle)
          && CompetitionTitle.mayBeOne(other.fullTitle, race.fullTitle)
      }
      if let index = occurrences.firstIndex(where: isSame) {
        occurrences[index].plannedRace = race.plannedRace
      } else if let index = before?.firstIndex(where: isSame) {
        before?[index].plannedRace = race.plannedRace
      } else {
        occurrences.append(race)
      }
    }
    sort(in: zone)
  }
}

/// What a page says of a race ahead: once, and again when it changes.
package enum RaceNote: Equatable, Sendable {
  case countdown(Races.Ahead)
  /// The way back from an illness like a fever will not be over.
  case doNotStart(Races.Ahead)
  /// It will, from this date on.
  case free(Races.Ahead, from: LocalDate)
  /// After an illness without a fever.
  case ifWell(Races.Ahead)

  /// In days: how long to be well before a race after an illness without a fever, and how soon
  /// before a race an illness is about it.
  package static let daysWell = 3
  static let week = 7
}

extension Day {
  /// The notes of its page.
  package var raceNotes: [RaceNote] {
    let isIll = state.illness != nil || state.wayBack?.isAfterIllness == true
    return racesAhead.compactMap { ahead in
      // The morning has said it.
      guard !(span.contains(now) && isPastWork) || ahead.days == 1 else { return nil }
      guard isIll else { return isNews(ahead) ? .countdown(ahead) : nil }
      guard ahead.days <= RaceNote.week, state.illness?.day == 1 || ahead.days == 1 else {
        return nil
      }
      return doubt(about: ahead)
    }
  }

  /// Whether the race of the next day is one not to start.
  var isNotToStartTomorrow: Bool {
    racesAhead.contains { ahead in
      guard ahead.days == 1, state.illness != nil || state.wayBack?.isAfterIllness == true else {
        return false
      }
      return if case .doNotStart = doubt(about: ahead) { true } else { false }
    }
  }

  /// Whether the race comes into sight, is a week away or tomorrow, or its taper changes.
  private func isNews(_ ahead: Races.Ahead) -> Bool {
    [Races.countdown, RaceNote.week, 1].contains(ahead.days)
      || ahead.taper != nil && ahead.taper != Taper(ahead.race, days: ahead.days + 1)
  }

  private func doubt(about ahead: Races.Ahead) -> RaceNote {
    guard state.illness?.wasSystemic ?? state.wayBack?.isAfterFever ?? false else {
      return .ifWell(ahead)
    }
    // More days than these are not counted.
    let isOver = state.daysLimited < BodyState.mostDaysLimited && ahead.days >= state.daysLimited
    return isOver ? .free(ahead, from: date.advanced(by: state.daysLimited)) : .doNotStart(ahead)
  }
}

extension BodyState.WayBack {
  var isAfterIllness: Bool { cause != .readings }
  fileprivate var isAfterFever: Bool { if case .illness(_, true) = cause { true } else { false } }
}
