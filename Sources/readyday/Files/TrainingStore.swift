import ReadyDayCore

/// Plans and reflections, each kind in one file below `$XDG_DATA_HOME/readyday`.
struct TrainingStore: Sendable {
  let folder: DataFolder

  /// Fails when there is no place for a data folder.
  init(_ environment: Environment) throws {
    folder = try DataFolder.needed(in: environment)
  }

  func plans() throws -> TrainingPlans { try store(folder.plans) }
  func reflections() throws -> Reflections { try store(folder.reflections) }

  /// Changes the plans and keeps what they have become; other commands wait meanwhile.
  func changePlans<Result>(
    _ change: (inout TrainingPlans) throws -> Result
  ) throws -> Result {
    try self.change(folder.plans, change)
  }

  func body() throws -> BodyRecords { try store(folder.body) }

  func changeBody<Result>(_ change: (inout BodyRecords) throws -> Result) throws -> Result {
    try self.change(folder.body, change)
  }

  /// All of it.
  func kept() throws -> KeptTraining {
    var kept = KeptTraining()
    kept.plans = try plans()
    kept.reflections = try reflections()
    kept.reminders = try store(folder.reminders)
    return kept
  }

  func changeReminders(_ change: (inout Reminders) throws -> Void) throws {
    try self.change(folder.reminders, change)
  }

  func changeReflections<Result>(
    _ change: (inout Reflections) throws -> Result
  ) throws -> Result {
    try self.change(folder.reflections, change)
  }
}

extension TrainingStore {
  /// Gives a file what it had before its last change, which becomes its copy.
  ///
  /// - Parameter empty: the text of a store to which something was added for the first time.
  func takeBack(_ file: StoredFile, orElse empty: String) throws {
    try folder.withLock {
      let lock = try file.lockOfFolder()
      defer { lock?.release() }
      let before = try StoredFile(path: file.copy).read()
      try file.write(before.map { String(decoding: $0, as: UTF8.self) } ?? empty)
    }
  }

  private func change<Item: StoredItem, Result>(
    _ file: StoredFile, _ change: (inout Store<Item>) throws -> Result
  ) throws -> Result {
    try folder.withLock {
      let lock = try file.lockOfFolder()
      defer { lock?.release() }
      var store: Store<Item> = try store(file)
      let before = store
      let result = try change(&store)
      if store != before { try file.write(store.text) }
      return result
    }
  }

  private func store<Item: StoredItem>(_ file: StoredFile) throws -> Store<Item> {
    do throws(FileProblem) {
      return try file.store()
    } catch {
      throw failure(error, of: file, Item.self)
    }
  }

  private func failure<Item: StoredItem>(
    _ problem: FileProblem, of file: StoredFile, _ kind: Item.Type
  ) -> Failure {
    switch problem.kind {
    case .damaged(let fault):
      Failure(
        .unreadableInput, code: problem.code, .at(file.path, .store(fault)),
        file.hints(after: fault, kind))
    case .gone:
      Failure(.unreadableInput, code: problem.code, .file(problem), file.hintsWhenGone(kind))
    default: Failure(problem)
    }
  }
}

extension StoredFile {
  func store<Item: StoredItem>() throws(FileProblem) -> Store<Item> {
    guard let bytes = try read() else {
      if hasCopyAlone { throw FileProblem(.gone(copy: copy), path) }
      return Store()
    }
    do throws(StoreFault) {
      return try Store(bytes)
    } catch {
      throw FileProblem(.damaged(error), path)
    }
  }

  /// What to do about a file that cannot be understood, and so is never overwritten.
  fileprivate func hints<Item: StoredItem>(after fault: StoreFault, _ kind: Item.Type) -> [Hint] {
    if case .newerVersion = fault { return [.store(.update)] }
    return isCopyGood(kind) ? [.store(.mendOrTakeBack), takingBack] : [.store(.mend)]
  }

  fileprivate func hintsWhenGone<Item: StoredItem>(_ kind: Item.Type) -> [Hint] {
    isCopyGood(kind) ? [.store(.takeBack), takingBack] : [.store(.moveCopyAway)]
  }

  private func isCopyGood<Item: StoredItem>(_ kind: Item.Type) -> Bool {
    (try? StoredFile(path: copy).read()).flatMap { $0 }.map { (try? Store<Item>($0)) != nil }
      ?? false
  }

  /// What is typed to take back the copy.
  private var takingBack: Hint { .typed("cp \(copy.shellWord) \(path.shellWord)") }
}

extension DataFolder {
  var plans: StoredFile { StoredFile(path: path + "/plans.json") }
  var reflections: StoredFile { StoredFile(path: path + "/reflections.json") }
  /// Profile, assessments and programmes.
  var body: StoredFile { StoredFile(path: path + "/body.json") }
  /// What was asked about.
  var reminders: StoredFile { StoredFile(path: path + "/reminders.json") }

  static func needed(in environment: Environment) throws -> DataFolder {
    guard let folder = DataFolder(environment) else {
      throw Failure(.configuration, code: "no_home", .data(.noPlaceToKeep))
    }
    return folder
  }
}

/// Plans and reflections as a briefing looks at them: what cannot be read is a warning, not an end.
struct StoredTraining: Sendable {
  private(set) var kept = KeptTraining()
  private var body = BodyRecords()
  private(set) var problems: [FileProblem] = []
  /// Whether its owner keeps either: otherwise nobody is asked to reflect.
  private(set) var isKept = false

  init(_ folder: DataFolder?) {
    guard let folder, !folder.isMissing else { return }
    kept.plans = read(folder.plans)
    kept.reflections = read(folder.reflections)
    kept.reminders = read(folder.reminders)
    body = read(folder.body)
    kept.programmeSessions = body.programmes.flatMap(\.countedSessions)
    isKept = !kept.plans.all.isEmpty || !kept.reflections.all.isEmpty
  }

  /// Whoever trains, by their profile and latest assessment.
  func trainee(on date: LocalDate) -> Trainee { body.trainee(on: date) }

  /// With the sessions of programmes.
  var plans: TrainingPlans { kept.plans.joined(by: body.programmes) }

  private mutating func read<Item: StoredItem>(_ file: StoredFile) -> Store<Item> {
    do throws(FileProblem) {
      return try file.store()
    } catch {
      problems.append(error)
      return Store()
    }
  }
}

extension Candidates {
  /// The ids of the plans, each with its name; none if they cannot be read.
  static func plans(_ context: Completion.Context) -> Candidates {
    let phrases = context.language.phrases
    let plans = try? TrainingStore(context.environment).plans()
    return Candidates(
      (plans?.all ?? []).map { Offer(word: $0.id, meaning: phrases.name(of: $0.onFirstDay)) })
  }

  /// The same for reflections.
  static func reflections(_ context: Completion.Context) -> Candidates {
    let phrases = context.language.phrases
    let reflections = try? TrainingStore(context.environment).reflections()
    return Candidates(
      (reflections?.all ?? []).map { Offer(word: $0.id, meaning: phrases.name(of: $0)) })
  }
}
