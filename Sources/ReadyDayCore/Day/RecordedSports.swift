/// What was recorded in the weeks before a date, to know the user's competitions and training.
struct RecordedSports: Equatable, Sendable {
  /// A recorded team or racket workout.
  struct Game: Equatable, Sendable {
    let span: TimeSpan
    let isHard: Bool
  }

  /// The date that is not recorded yet.
  let end: LocalDate
  let games: [Game]
  /// Those to learn from; empty if the user wants nothing learned.
  let workouts: [LearnedWorkout]
  private let activities: Set<Activity>
  private let daysKnown: Int

  static let days = 42
  private static let daysNeeded = 14

  /// `daysKnown`: how many of the last ``days`` have data.
  init(
    before date: LocalDate, _ workouts: [WorkoutRecord], daysKnown: Int,
    _ preferences: Preferences = Preferences()
  ) {
    self.workouts = preferences.learnsHabits ? LearnedWorkout.all(among: workouts, preferences) : []
    (end, self.daysKnown) = (date, daysKnown)
    let first = date.advanced(by: -Self.days)
    activities = Set(workouts.lazy.filter { $0.date >= first }.map(\.activity))
    games = workouts.filter(\.isGame).map { Game(span: $0.span, isHard: $0.isHard) }
  }

  func has(anyOf sports: Set<Activity>) -> Bool { !activities.isDisjoint(with: sports) }

  /// Whether enough is recorded to say that the user does none of `sports`.
  func lacks(_ sports: Set<Activity>) -> Bool {
    daysKnown >= Self.daysNeeded && !has(anyOf: sports)
  }

  /// The workout that overlaps `span` by half of the shorter one.
  func game(during span: TimeSpan) -> Game? {
    games.first { game in
      let both = game.span.intersection(span)?.seconds ?? 0
      return both > 0 && both * 2 >= min(game.span.seconds, span.seconds)
    }
  }
}

extension WorkoutRecord {
  fileprivate var isGame: Bool {
    [.teamSports, .racquetSports].contains(activity.category)
      || sport.map { TitleWords($0).has(Self.otherGames) } == true
  }

  private static let otherGames = WordList([
    "padel", "paddle tennis", "handball", "cricket", "netball", "softball", "table tennis",
    "water polo", "ultimate", "floorball", "hurling", "gaelic football", "australian football",
  ])

  /// Strain that WHOOP calls high, or as much time in zones.
  var isHard: Bool { strain.map { $0 >= 14 } ?? (zoneWeightedMinutes(highest: nil) >= 200) }
}

extension HealthData {
  /// How many of the `span` days before `date` have a night or a workout.
  package func daysKnown(among span: Int, before date: LocalDate) -> Int {
    let dates = date.advanced(by: -span)..<date
    var known: Set<LocalDate> = []
    for source in sources {
      switch source {
      case .whoop(let archive):
        known.formUnion(archive.records.sleeps.all.map(\.date))
        known.formUnion(ofWhoop.keys)
      case .imported(let measured):
        known.formUnion(measured.dates)
        known.formUnion(measured.workouts.keys)
      }
    }
    return known.count(where: dates.contains)
  }
}
