/// How hard to train.
public enum TrainingIntensity: String, Equatable, CaseIterable, Sendable, Coded {
  case hard, moderate
  /// Light movement only.
  case easy
  /// Too little is known about the morning: train by feel.
  case byFeel = "by_feel"
}

/// How hard to train in a stretch of the day.
public struct TrainingAdvice: Hashable, Sendable {
  public let intensity: TrainingIntensity
  /// When hard training should give way to easy; nil if it may fill the stretch, or is not advised.
  public let hardUntil: Instant?
  /// Whether the day allows hard training, but the stretch is too close to bedtime for it.
  public let isCloseToSleep: Bool

  /// Hours between hard training and the usual onset of sleep (Leota 2025, an association).
  public static let hoursBeforeSleep = 4
  /// The seconds between any training and lights-out.
  static let secondsBeforeSleep = 3600
  /// In minutes; hard training needs this much before `hardUntil`: a session with warm-up.
  static let shortestHard = 45
}

extension Day {
  /// Whether hard training that ends at `end` is too close to the usual bedtime.
  func isCloseToSleep(_ end: Instant) -> Bool {
    usualSleep.seconds(since: end) < TrainingAdvice.hoursBeforeSleep * 3600
  }
}

extension TrainingAdvice {
  /// Nil if the day allows no training.
  init?(_ day: DayVerdict.Training, in span: TimeSpan, sleepAt sleep: Instant) {
    guard let intensity = day.intensity else { return nil }
    let latest = sleep.adding(seconds: -Self.hoursBeforeSleep * 3600).fiveDown
    guard intensity == .hard, span.end > latest else {
      self.init(intensity: intensity, hardUntil: nil, isCloseToSleep: false)
      return
    }
    let hasRoom = latest.seconds(since: span.start) >= Self.shortestHard * 60
    self.init(
      intensity: hasRoom ? .hard : .easy, hardUntil: hasRoom ? latest : nil,
      isCloseToSleep: !hasRoom)
  }
}

/// How much a session is, as its title or its time says.
enum TrainingVolume: Equatable, Sendable {
  case kilometres(Int)
  case minutes(Int)

  /// `percent` of it, at least 1 km or 10 minutes.
  func part(_ percent: Int) -> TrainingVolume {
    switch self {
    case .kilometres(let count): .kilometres(max(1, (count * percent + 50) / 100))
    case .minutes(let count): .minutes(max(10, count * percent / 500 * 5))
    }
  }
}

extension CalendarSession {
  var isGame: Bool { isMatch || activity.category == .teamSports }

  var volume: TrainingVolume {
    TitleWords(title).wholeKilometres.map { .kilometres($0) } ?? .minutes(minutes)
  }
}

extension TitleWords {
  fileprivate var wholeKilometres: Int? {
    distances.map { Int(rounding: $0.length.count) }.first { $0 > 1 }
  }
}

/// Signs, other than words, of training and of other people's sport.
enum TrainingSign {
  /// The first word such as `6x1000` or `8k`; `words` are folded.
  static func first(in words: [String]) -> String? {
    words.first { $0.utf8.first?.isDigit == true && (isRepeats($0) || isDistance($0)) }
  }

  static func isRepeats(_ word: String) -> Bool {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && isNumber(parts[0], of: 1...2) && isNumber(parts[1], of: 3...4)
  }

  private static func isDistance(_ word: String) -> Bool {
    word.utf8.last == UInt8(ascii: "k") && isNumber(word.dropLast(), of: 1...2)
  }

  private static func isNumber(_ text: Substring, of digits: ClosedRange<Int>) -> Bool {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
  }

  /// Whether the sport in `word` is not the user's: "Kids football", "Leo's judo", "Fútbol de Leo",
  /// "Leo swimming lesson", "Arsenal v Spurs".
  static func isOthers(_ title: String, _ word: String) -> Bool {
    let words = title.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
    let folded = words.map { TitleWords.fold($0) }
    if folded.contains(where: children.contains) { return true }
    if folded.dropFirst().dropLast().contains(where: ["v", "vs"].contains) { return true }
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    if isName(first.dropLast(2)), ["'s", "’s"].contains(first.suffix(2)) { return true }
    if folded.dropLast().last == "de", isName(last), title.first?.isUppercase == true {
      return !routes.contains(word) && !TitleWords.fold(word).hasSuffix(folded[folded.count - 1])
    }
    return isName(first) && words[1].first?.isLowercase == true && !kinds.contains(folded[0])
      && ["lesson", "lessons", "practice"].contains(folded[folded.count - 1])
  }

  private static func isName(_ word: Substring) -> Bool {
    word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
      && KindWords.activity(in: String(word)) == nil && !sessions.contains(TitleWords.fold(word))
  }

  private static let sessions = WordList(KindWords.aloneTraining)

  private static let children: Set<String> = [
    "kids", "kid's", "kids'", "children", "children's", "son", "daughter", "boys", "girls",
    "ninos", "ninas", "peques", "hijo", "hija", "cole",
  ]
  /// A place follows these words, not a person.
  private static let routes: Set<String> = [
    "ruta", "excursión", "senderismo", "caminata", "carrera", "paseo", "rodaje", "tirada larga",
    "escalada", "esquí",
  ]
  /// Before "lesson", these words are not a name.
  private static let kinds: Set<String> = [
    "private", "group", "beginner", "beginners", "advanced", "adult", "first", "trial", "my",
  ]
}

/// The user's recent training, from recorded workouts.
package struct TrainingHabits: Equatable, Sendable {
  package struct Sport: Equatable, Sendable {
    package let activity: Activity
    package let last: LocalDate
    package let sessions: Int
  }

  /// Sports of the last 28 days, least recent first; of the recovery kind, only walking counts, and
  /// no activity without a name.
  package let sports: [Sport]
  /// Whether at least a third of 60 days' workouts began in working hours.
  let trainsAtWork: Bool
  /// Days ahead with planned sessions.
  var plannedDates: Set<LocalDate> = []
  /// Medians over 60 days.
  private let minutes: [Activity: Int]
  let recorded: RecordedSports

  static let unknown = TrainingHabits(before: LocalDate(dayNumber: 0), [], Preferences())

  /// `workouts`: those of the 60 days before `date`. `daysKnown`: how many of
  /// ``RecordedSports/days`` have data; nil to count those with a workout.
  init(
    before date: LocalDate, _ workouts: [WorkoutRecord], _ preferences: Preferences,
    daysKnown: Int? = nil
  ) {
    recorded = RecordedSports(
      before: date, workouts, daysKnown: daysKnown ?? Set(workouts.map(\.date)).count, preferences)
    let month = workouts.filter { $0.date >= date.advanced(by: -Self.sportDays) }
    sports = Dictionary(grouping: month, by: \.activity).compactMap { activity, records in
      guard ![.recovery, .other].contains(activity.category) || activity == .walking,
        let last = records.map(\.date).max()
      else { return nil }
      return Sport(activity: activity, last: last, sessions: records.count)
    }.ordered { a, b in (a.last, a.activity.rawValue) < (b.last, b.activity.rawValue) }
    let atWork = workouts.count { record in
      let start = record.span.start.reading(at: record.offset)
      return preferences.isWorkDay(start.date) && preferences.work.start <= start.time
        && start.time < preferences.work.end
    }
    trainsAtWork = workouts.count >= Self.workoutsNeeded && atWork * 3 >= workouts.count
    minutes = Dictionary(grouping: workouts, by: \.activity).compactMapValues { records in
      records.map(\.span.minutes).median.map { Int(rounding: $0) / 5 * 5 }
    }
  }

  package static let days = 60
  private static let (sportDays, workoutsNeeded) = (28, 6)

  /// The usual length of a session in minutes.
  func minutes(of activity: Activity) -> Int { minutes[activity] ?? activity.usualMinutes }
}
