import Testing

@testable import ReadyDayCore

@Suite struct WorkoutSuggestionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let score: Double?
    var running = 0
    var strength = 0
    let workout: CatalogueWorkout
    let intensity: TrainingIntensity
    var testDescription: String {
      "\(score.map { "\(Int(truncating: $0))" } ?? "unknown"), \(running) running, \(strength) strength"
    }
  }

  static func week(running: Int = 0, strength: Int = 0) -> TrainingWeek {
    TrainingWeek(running: running, strength: strength, rest: 7 - running - strength, isKnown: true)
  }

  @Test(
    "the recommender's table",
    arguments: [
      Row(score: 100, workout: .fullBody, intensity: .hard),
      Row(score: 80, running: 5, strength: 1, workout: .fullBody, intensity: .hard),
      Row(score: 80, running: 3, strength: 2, workout: .tempoRun, intensity: .hard),
      Row(score: 80, running: 4, strength: 2, workout: .upperBody, intensity: .moderate),
      Row(score: 79.9, workout: .lowerBody, intensity: .moderate),
      Row(score: 60, running: 4, workout: .lowerBody, intensity: .moderate),
      Row(score: 60, strength: 1, workout: .yoga, intensity: .easy),
      Row(score: 59.9, workout: .dynamicStretching, intensity: .easy),
      Row(score: 40, workout: .dynamicStretching, intensity: .easy),
      Row(score: 39.9, workout: .walk, intensity: .easy),
      Row(score: 0, running: 4, strength: 4, workout: .walk, intensity: .easy),
      Row(score: nil, workout: .core, intensity: .byFeel),
    ])
  func table(row: Row) {
    let week = Self.week(running: row.running, strength: row.strength)
    let choice = WorkoutChoice(score: row.score, after: week)
    #expect(choice.workout == row.workout)
    #expect(choice.intensity == row.intensity)
  }

  @Test("no choice asks for more than the day suggests", arguments: TrainingIntensity.allCases)
  func held(most: TrainingIntensity) {
    for score in stride(from: 0.0, through: 100, by: 1) {
      for (running, strength) in [(0, 0), (0, 2), (4, 2), (0, 1)] {
        let choice = WorkoutChoice(
          score: score, after: Self.week(running: running, strength: strength))
        #expect(choice.held(to: most).intensity.effort <= most.effort, "\(score)")
      }
    }
  }

  @Test("what is injured never makes the workout harder", arguments: Joint.allCases)
  func injured(joint: Joint) {
    let trainee = Trainee().sparing([joint])
    for score in [10.0, 45, 65] {
      let choice = WorkoutChoice(score: score, after: Self.week(strength: 1))
      let suited = choice.suited(to: trainee)
      #expect(suited.workout.minutes.upperBound <= max(30, choice.workout.minutes.upperBound))
      #expect(suited.workout == choice.workout || suited.reason == .ruledOut)
    }
  }

  static func inputs(
    _ score: Double?, _ occurrences: [Occurrence]?, now: String = "06:00"
  ) -> DayParts {
    DayParts(
      now: now, occurrences: occurrences, morning: score.map { .scored($0) } ?? .unscored(.missing))
  }

  private func suggestion(
    _ score: Double?, _ occurrences: [Occurrence]?, now: String = "06:00", after week: TrainingWeek
  ) throws -> WorkoutSuggestion {
    let day = Self.inputs(score, occurrences, now: now).day
    return try #require(WorkoutSuggestion(for: day, after: week))
  }

  static func clock(_ suggestion: WorkoutSuggestion) -> String? {
    guard case .slot(let span, _) = suggestion.time else { return nil }
    return span.clock()
  }

  @Test(
    "no reason denies the score, which names the rows of its own device",
    arguments: [50.0, 66, 67, 83, 84, 100, 34, 49, 33], Language.allCases)
  func limits(score: Double, language: Language) throws {
    let suggestion = try suggestion(score, nil, after: Self.week(strength: 1))
    let reasons = [suggestion.replaced?.reason, suggestion.reason].compactMap(\.self)
    for reason in reasons {
      let words = language.voice.reason(reason, from: suggestion.limits)
      let named = words.split { !$0.isNumber }.compactMap { Int(written: $0) }.first
      guard let named, named > 10 else { continue }
      #expect((reason == .low) == (Int(truncating: score) < named), "\(words)")
    }
  }

  @Test("a suggestion that is not the table's says which row it replaces, and why")
  func replaced() throws {
    let raised = try suggestion(70, nil, after: Self.week(strength: 1))
    #expect(raised.workout != .yoga)
    #expect(raised.replaced == .init(workout: .yoga, reason: .goodSomeStrength))
    for voice in Language.allCases.map(\.voice) {
      let sentence = voice.row(replacedBy: raised) ?? ""
      #expect(sentence.contains(voice.name(of: CatalogueWorkout.yoga)))
      #expect(sentence.contains("50"))
    }
    let kept = try suggestion(40, nil, after: Self.week())
    #expect(kept.workout == .dynamicStretching || kept.replaced != nil)
  }

  @Test("it begins with the best window and takes what it usually takes") func slot() throws {
    let day = [SampleDay.meeting("Stand-up", "09:00", "17:00")]
    let suggestion = try suggestion(60, day, after: Self.week())
    #expect(suggestion.workout == .lowerBody)
    // 17:00–22:00 is longer than 06:00–08:30.
    #expect(Self.clock(suggestion) == "17:00–17:40")
  }

  @Test("a window shorter than an hour is enough for what takes less") func shortWindow() throws {
    let day = [
      SampleDay.meeting("Workshop", "06:00", "12:00"),
      SampleDay.meeting("Offsite", "12:50", "22:00"),
    ]
    let walk = try suggestion(30, day, after: Self.week())
    #expect(Self.clock(walk) == "12:00–12:20")
    let strength = try suggestion(60, day, after: Self.week())
    #expect(strength.time == .noWindow(minutes: 30))
    #expect(strength.workout == .lowerBody)
  }

  @Test("hard training goes where it ends four hours before sleep, not where most time is")
  func hard() throws {
    let day = [SampleDay.meeting("Workshop", "08:00", "19:00")]
    let suggestion = try suggestion(90, day, after: Self.week())
    #expect(suggestion.intensity == .hard && !suggestion.isEasedForSleep)
    // At six, nobody is off at once.
    #expect(Self.clock(suggestion) == "06:15–07:15")
  }

  @Test(
    "hard training takes the best window, and ends in time if that is long enough",
    arguments: zip(["17:00", "17:10", "17:15"], ["17:00–18:00", "17:10–18:00", "17:15–18:00"]))
  func best(from start: String, slot: String) throws {
    let day = [SampleDay.meeting("Workshop", "08:00", start)]
    let suggestion = try suggestion(90, day, after: Self.week())
    #expect(suggestion.intensity == .hard && Self.clock(suggestion) == slot)
    guard case .slot(_, let window) = suggestion.time else { return }
    #expect(window.span == Self.inputs(90, day).day.windows.first?.span)
  }

  @Test("where hard training would end too late it becomes easy") func eased() throws {
    let day = [SampleDay.meeting("Workshop", "06:00", "19:00")]
    let strength = try suggestion(90, day, after: Self.week())
    #expect(strength.workout == .yoga && strength.intensity == .easy)
    #expect(strength.isEasedForSleep)
    #expect(Self.clock(strength) == "19:00–19:30")
  }

  @Test("a day without room, or without a calendar, says so") func noTime() throws {
    let full = [SampleDay.meeting("Offsite", "06:00", "22:00", people: 2)]
    let none = try suggestion(90, full, after: Self.week())
    #expect(none.time == .noWindow(minutes: 45) && !none.isEasedForSleep)
    #expect(none.intensity == .hard)
    let unknown = try suggestion(nil, nil, after: .unknown)
    #expect(unknown.time == .noCalendar && unknown.intensity == .byFeel)
  }

  @Test("it takes no hour in which something is planned") func planned() throws {
    var inputs = Self.inputs(90, [SampleDay.meeting("Workshop", "08:00", "22:00", people: 2)])
    inputs.sessions = [SampleDay.session("06:00", "06:45", .moderate)]
    let suggestion = try #require(WorkoutSuggestion(for: inputs.day, after: Self.week()))
    #expect(suggestion.intensity == .moderate && Self.clock(suggestion) == "06:45–07:30")
  }

  @Test("an easier plan is what counts, and is said to", arguments: Language.allCases)
  func easierPlan(language: Language) throws {
    let book = language.voice
    func words(_ sessions: [PlannedSession]) -> (WorkoutSuggestion?, String) {
      var inputs = Self.inputs(90, [])
      inputs.sessions = sessions
      let day = inputs.day
      return (WorkoutSuggestion(for: day, after: Self.week()), book.training(of: day.verdict))
    }
    let (easy, sentence) = words([SampleDay.session("18:00", "18:30", .light)])
    #expect(easy?.reason == .milderPlan && easy?.intensity == .easy)
    #expect(sentence == book.asPlanned(.easy))
    let rest = PlannedSession(
      activity: .rest, span: SampleDay.night(from: "00:00", to: "00:00"), intensity: .light)
    #expect(words([rest]).0 == nil && words([rest]).1 == book.asPlanned(.rest))
    #expect(words([]).1.contains(book.asPlanned(.rest)) == false)
    let milder: [DayVerdict.Training] = [.rest, .easy, .moderate]
    #expect(Set(milder.map { book.asPlanned($0) }).count == 3)
  }

  @Test("what is past is no window") func past() throws {
    let suggestion = try suggestion(30, [], now: "21:45", after: Self.week())
    #expect(suggestion.time == .noWindow(minutes: 20))
  }

  @Test(
    "every workout has exercises, and no alternative asks for more than it",
    arguments: CatalogueWorkout.allCases)
  func catalogue(workout: CatalogueWorkout) {
    let exercises = workout.exercises(for: .equipped)
    #expect(!exercises.isEmpty)
    #expect(exercises.allSatisfy { $0.sets > 0 && $0.amount > 0 })
    let choice = WorkoutChoice(workout, .moderate, .moderate)
    #expect(!choice.alternatives.isEmpty)
    #expect(choice.alternatives.allSatisfy { $0.kind == .mobility || $0 == .core })
  }

  @Test("every workout, movement and reason has its own words", arguments: Language.allCases)
  func words(language: Language) {
    let book = language.voice
    let workouts = CatalogueWorkout.allCases.map(book.name(of:))
    let movements = Movement.allCases.map(book.name(of:))
    let limits = WorkoutSuggestion.Limits(high: 80, good: 60, moderate: 40)
    let reasons = WorkoutSuggestion.Reason.allCases.map { book.reason($0, from: limits) }
    for words in [workouts, movements, reasons] { #expect(Set(words).count == words.count) }
    #expect(reasons.allSatisfy { $0.hasSuffix(".") })
  }

  private static func trainee(
    equipment: Set<Equipment> = [], avoiding loads: Set<BodyLoad> = [], born: Int? = nil
  ) -> Trainee {
    var profile = BodyProfile()
    (profile.equipment, profile.avoided, profile.birthYear) = (equipment, loads, born)
    return Trainee(profile, on: SampleDay.monday)
  }

  @Test("nothing avoided, and nothing for which the equipment is missing, is ever in a workout")
  func forTrainee() {
    let some = GeneratedPeople(30).map { $0.trainee(on: $0.start) }
    let avoiding = BodyLoad.allCases.map { Self.trainee(avoiding: [$0]) }
    let strict = [Self.trainee(avoiding: Set(BodyLoad.allCases.prefix(11)), born: 1950), Trainee()]
    for trainee in some + avoiding + strict {
      for workout in CatalogueWorkout.allCases {
        let movements = workout.exercises(for: trainee).map(\.movement)
        #expect(movements.allSatisfy { trainee.profile.allows($0.facts) })
        #expect(Set(movements).count == movements.count || workout == .tempoRun)
        // What the recommender picks is possible; a walk always is.
        let isPicked = workout != .tempoRun && workout != .foamRolling
        let fallsBack = workout == .yoga && CatalogueWorkout.fullBody.isFor(trainee)
        #expect(
          !isPicked || workout.isFor(trainee) || fallsBack || strict.contains(trainee),
          "\(workout) \(trainee)")
        #expect(CatalogueWorkout.walk.isFor(trainee))
      }
    }
  }

  @Test(
    "the movements are those that suit the person, at the level of the day",
    arguments: [
      (
        CatalogueWorkout.fullBody, trainee(), TrainingIntensity.moderate,
        [
          Movement.ninetyNinety, .wallSlide, .squat, .inclinePushUp, .singleLegBridge, .proneY,
          .deadBug,
        ]
      ),
      (
        .fullBody, trainee(equipment: Set(Equipment.allCases)), .hard,
        [.ninetyNinety, .wallSlide, .lunge, .overheadPress, .romanianDeadlift, .pullDown]
      ),
      (
        .fullBody, trainee(avoiding: [.kneeFlexion, .wristExtension]), .moderate,
        [.hipCircle, .wallSlide, .stepUp, .wallPushUp, .singleLegBridge, .proneY, .deadBug]
      ),
      (.core, trainee(avoiding: [.armLoad]), .moderate, [.deadBug]),
      (.yoga, trainee(avoiding: [.spinalFlexion]), .easy, [.standingPoses, .relaxation]),
      (.foamRolling, trainee(), .easy, []),
    ])
  func suited(
    workout: CatalogueWorkout, trainee: Trainee, intensity: TrainingIntensity, first: [Movement]
  ) {
    let movements = workout.exercises(for: trainee, at: intensity).map(\.movement)
    #expect(Array(movements.prefix(first.count)) == first)
    #expect(!first.isEmpty || movements.isEmpty)
  }

  @Test("a workout fills its shortest length, and stays within its usual one") func filled() {
    for workout in CatalogueWorkout.allCases {
      let seconds = workout.exercises(for: .equipped).reduce(0) { $0 + $1.seconds }
      #expect(Double(seconds) >= Double(workout.minutes.lowerBound) * 60 * 0.8, "\(workout)")
      #expect(Double(seconds) <= Double(workout.minutes.upperBound) * 60 * 1.1, "\(workout)")
    }
  }

  @Test("a workout of poses lasts as long without the ones that are avoided") func minutes() {
    let exercises = CatalogueWorkout.yoga.exercises(for: Self.trainee(avoiding: [.spinalFlexion]))
    #expect(exercises.map(\.amount) == [26 * 60, 4 * 60])
  }

  @Test("who avoids impact runs no tempo, and without a roller nothing is rolled")
  func suited() throws {
    func suggestion(_ score: Double, _ running: Int, _ trainee: Trainee) throws -> WorkoutSuggestion
    {
      try #require(
        WorkoutSuggestion(
          for: Self.inputs(score, []).day, after: Self.week(running: running, strength: 2),
          by: trainee))
    }
    #expect(try suggestion(90, 0, Trainee()).workout == .tempoRun)
    let unhurt = try suggestion(90, 0, Self.trainee(avoiding: [.impact]))
    #expect(unhurt.workout == .fullBody && unhurt.intensity == .hard)
    #expect(try suggestion(30, 0, Trainee()).alternatives == [.dynamicStretching])
    #expect(
      try suggestion(30, 0, Self.trainee(equipment: [.roller])).alternatives.first == .foamRolling)
  }

  @Test(
    "among the sports of four weeks the least recent, as hard as the day allows; strength only for its fans"
  )
  func sports() throws {
    func suggestion(_ score: Double, _ activities: [Activity]) throws -> WorkoutSuggestion {
      var inputs = Self.inputs(score, [])
      let workouts = activities.enumerated().map {
        SampleMeasurements.workout($0.element, daysBefore: $0.offset + 1)
      }
      inputs.habits = TrainingHabits(before: SampleMeasurements.monday, workouts, Preferences())
      return try #require(WorkoutSuggestion(for: inputs.day, after: Self.week(running: 1)))
    }
    let three: [Activity] = [.running, .swimming, .cycling]
    for (score, intensity) in [(90.0, TrainingIntensity.hard), (70, .hard), (50, .moderate)] {
      let own = try suggestion(score, three)
      #expect(own.sport?.activity == .cycling && own.intensity == intensity)
      #expect(own.reason == .ownSport && own.exercises.isEmpty)
    }
    #expect(try suggestion(30, three).workout == .walk)
    #expect(try suggestion(30, three).sport == nil)
    #expect(try suggestion(90, [.walking, .running]).sport?.activity == .running)
    #expect(try suggestion(90, [.weightlifting, .running]).workout == .fullBody)
  }

  @Test("who has training in the calendar is given that") func ownSession() throws {
    let run = EventKindTests.event("Run", "mon 18:00 1h")
    let suggestion = try suggestion(50, [run], after: Self.week())
    #expect(suggestion.reason == .ownSession && suggestion.sport?.activity == .running)
    #expect(suggestion.intensity == .moderate)
    guard case .own(let span) = suggestion.time else { return unexpected("not at its own time") }
    #expect(span.clock() == "18:00–19:00")
  }

  @Test(
    "a session in the calendar is called by its title, unless that is hidden",
    arguments: Language.allCases)
  func title(language: Language) throws {
    let (book, padel) = (language.voice, EventKindTests.event("Padel", "mon 18:00 90m"))
    let own = try suggestion(50, [padel], after: Self.week())
    #expect(own.sport?.activity == .other && own.sport?.title == "Padel")
    #expect(book.sentence(about: own).hasPrefix("Padel, "))
    let hiding = Redaction(hidesTitles: true, placeholder: book.busy)
    let hidden = try suggestion(50, [hiding.applied(to: padel)], after: Self.week())
    #expect(book.name(of: hidden) == book.named(book.busy))
  }

  @Test("an activity without a name is never suggested") func unnamed() throws {
    var inputs = Self.inputs(50, [])
    let workouts = (1...6).map { SampleMeasurements.workout(.other, daysBefore: $0) }
    inputs.habits = TrainingHabits(before: SampleMeasurements.monday, workouts, Preferences())
    #expect(inputs.habits?.sports.isEmpty == true)
    let suggestion = try #require(WorkoutSuggestion(for: inputs.day, after: Self.week()))
    #expect(suggestion.sport == nil)
  }

  @Test("without a score, no reason compares with one") func withoutScore() {
    let choice = WorkoutChoice(score: nil, after: Self.week())
    for most in TrainingIntensity.allCases { #expect(choice.held(to: most).reason == .unknown) }
    #expect(choice.held(to: .easy, because: .milderPlan).reason == .milderPlan)
    #expect(WorkoutChoice(score: 90, after: Self.week()).held(to: .easy).reason == .milderDay)
  }

  @Test("days of the week before are counted once, whatever was done on them") func trainingWeek() {
    let workouts = [
      SampleMeasurements.workout(.running, daysBefore: 0),
      SampleMeasurements.workout(.running, daysBefore: 1),
      SampleMeasurements.workout(.yoga, daysBefore: 1),
      SampleMeasurements.workout(.trailRunning, daysBefore: 2),
      SampleMeasurements.workout(.running, daysBefore: 2),
      SampleMeasurements.workout(.weightlifting, daysBefore: 3),
      SampleMeasurements.workout(.walking, daysBefore: 4),
      SampleMeasurements.workout(.trailRunning, daysBefore: 5),
      SampleMeasurements.workout(.tennis, daysBefore: 7),
      SampleMeasurements.workout(.running, daysBefore: 8),
    ]
    let history = Measurements(.whoop, days: [], workouts: workouts)
    #expect(
      history.trainingWeek(before: SampleMeasurements.monday)
        == TrainingWeek(running: 3, strength: 1, rest: 1, isKnown: true, knownDays: 6))
    #expect(
      Measurements(.whoop, days: []).trainingWeek(before: SampleMeasurements.monday) == .unknown)
  }
}

extension TrainingIntensity {
  fileprivate var effort: Int {
    switch self {
    case .hard: 3
    case .moderate: 2
    case .easy: 0
    case .byFeel: 1
    }
  }
}
