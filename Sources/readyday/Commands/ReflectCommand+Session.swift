import ReadyDayCore

extension ReflectCommand {
  /// So many days of workouts are looked back on.
  static let daysBack = 7

  func add(in training: TrainingContext) throws -> CommandOutput {
    let (session, notices) = try session(in: training)
    let reflection = try training.store.changeReflections { reflections in
      var details = Reflection.Details(feeling: Reflection.feelings.lowerBound)
      words.change(&details)
      return try reflections.add(
        details, on: session, id: RandomID.fresh(besides: reflections.all.map(\.id)),
        at: training.occasion.present)
    }
    return answer([reflection], in: training, as: .done(.added), notices)
      .after(.keptReflection(reflection.id))
  }

  func due(in training: TrainingContext) throws -> CommandOutput {
    let now = training.occasion.present
    guard !ReflectionTime.isQuiet(training.occasion.zone.reading(at: now).time) else {
      return .nothing([])
    }
    let reading = try WorkoutReading(options, in: training)
    let due = try training.store.reflections().due(among: reading.workouts, at: now)
    guard !due.isEmpty else { return .nothing(reading.notices) }
    if format == .json {
      let document = Document.due(without: options.redaction.metrics)
      return options.answer(
        document.text(of: due, in: training.run.documentContext(nil)), reading.notices)
    }
    let report = Report(due: due, phrases: training.phrases) {
      "readyday reflect add --workout \($0.id.name) --feeling 1..5"
    }
    return options.answer(training.run.style.text(of: report), reading.notices)
  }

  /// What the new reflection is about.
  private func session(
    in training: TrainingContext
  ) throws -> (ReflectedSession, [StyledLine]) {
    if let id = words.plan { return (try planned(id, in: training), []) }
    let reading = try WorkoutReading(options, in: training)
    if let id = words.workout {
      return (ReflectedSession(try reading.workout(id)), reading.notices)
    }
    let due = try training.store.reflections()
      .due(among: reading.workouts, at: training.occasion.present)
    guard let only = due.first, due.count == 1 else {
      throw UsageError(
        due.isEmpty ? .noWorkoutDue : .workoutsDue(due.count),
        due.map { .typed("--workout \($0.id.name)") } + [.planByID])
    }
    return (ReflectedSession(only), reading.notices)
  }

  /// The plan of this id on the asked date, or on its own where none is asked for and it has one only.
  private func planned(_ id: String, in training: TrainingContext) throws -> ReflectedSession {
    let plan = try training.plan(id)
    let isOnce = plan.details.repetition == nil
    let date = isOnce && !options.hasDate ? plan.details.date : training.occasion.date
    guard !plan.dates(in: date...date).isEmpty else {
      throw UsageError(.planIsNotOn(date, id: plan.id), [.dateOfPlan])
    }
    return ReflectedSession(DatedPlan(date: date, plan: plan))
  }
}

/// The workouts that may be looked back on.
struct WorkoutReading {
  private(set) var workouts: [WorkoutRecord] = []
  private(set) var notices: [StyledLine] = []

  init(_ options: CommonOptions, in training: TrainingContext) throws {
    let sources = InputPaths(options, in: training.run.context.environment)
    let paths = sources.whoopWithWorkouts
    guard !paths.isEmpty else { return }
    let date = training.occasion.zone.reading(at: training.occasion.present).date
    // A day more: workouts are on the date of their own place.
    let days = date.advanced(by: -ReflectCommand.daysBack)...date.advanced(by: 1)
    let (archive, outcome) = try WhoopFiles(paths, areKept: sources.isWhoopKept).read(
      into: WhoopArchive(mornings: date...date, workouts: days, earlier: .baselines),
      hiding: options.redaction)
    workouts = archive.workouts
    notices = training.run.notices.lines(about: outcome)
    try telling(notices) {
      try options.checkSkipped(outcome.problems.count + outcome.diagnostics.count)
    }
  }

  /// The one whose id is, or begins with, `id`.
  func workout(_ id: String) throws -> WorkoutRecord {
    let matches = workouts.filter { $0.id.name.hasPrefix(id) }
    guard let match = matches.first(where: { $0.id.name == id }) ?? matches.first else {
      throw PlanProblem.unknownID(id)
    }
    guard matches.count == 1 || match.id.name == id else {
      throw PlanProblem.ambiguousID(id, matches: matches.map(\.id.name))
    }
    return match
  }
}
