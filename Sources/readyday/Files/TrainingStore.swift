import ReadyDayCore

/// Plans, reflections, feelings and programmes, each in a file in `$XDG_DATA_HOME/readyday`.
struct TrainingStore: Sendable {
  let folder: DataFolder
  private let changes: ChangesFile
  /// Called with the path of a file that is stored, but that a power failure could still take back.
  var warn: @Sendable (String) -> Void = { _ in }
  private let redaction: Redaction

  /// Reads leave out what `redaction` hides; changes see everything.
  ///
  /// Fails if neither XDG_DATA_HOME nor HOME is set.
  init(_ environment: Environment, hiding redaction: Redaction) throws {
    folder = try DataFolder.needed(in: environment)
    changes = ChangesFile(environment)
    self.redaction = redaction
  }

  func plans() throws -> TrainingPlans { redaction.applied(to: try store(folder.plans)) }
  func reflections() throws -> Reflections { redaction.applied(to: try store(folder.reflections)) }
  func feelings() throws -> Feelings { redaction.applied(to: try store(folder.feelings)) }
  func body() throws -> BodyRecords { redaction.applied(to: try store(folder.body)) }

  /// Changes and stores the plans; other commands wait meanwhile.
  func changePlans<Result>(_ change: (inout TrainingPlans) throws -> Result) throws -> Result {
    try self.change(folder.plans, change)
  }

  func changeBody<Result>(_ change: (inout BodyRecords) throws -> Result) throws -> Result {
    try self.change(folder.body, change)
  }

  func records() throws -> TrainingRecords {
    var records = TrainingRecords()
    records.plans = try plans()
    records.reflections = try reflections()
    records.reminders = try store(folder.reminders)
    records.dismissals = try store(folder.dismissals)
    records.feelings = try feelings()
    return records
  }

  func changeReminders(
    as state: Reminder.State, _ change: (inout Reminders) throws -> Void
  ) throws {
    try self.change(state == .dismissed ? folder.dismissals : folder.reminders, change)
  }

  /// Also returns all feelings: to read them again could fail once they are stored.
  func add(_ make: (Feelings) throws -> Feeling) throws -> (feeling: Feeling, all: Feelings) {
    try change(folder.feelings) { feelings in
      let feeling = try make(feelings)
      feelings.add(feeling)
      return (feeling, feelings)
    }
  }

  func changeReflections<Result>(_ change: (inout Reflections) throws -> Result) throws -> Result {
    try self.change(folder.reflections, change)
  }

  /// Makes a file that holds `now` hold `before` again, and returns both contents.
  func takeBack<Item: StoredItem>(
    _ file: StoredFile, from now: [UInt8], to before: [UInt8]?
  ) throws -> (before: Store<Item>, after: Store<Item>) {
    try folder.withLock {
      let lock = try file.lockOfFolder()
      defer { lock?.release() }
      guard try file.read() == now else { throw Failure.busy }
      let (old, new) = (
        try before.map { try Store<Item>($0) } ?? Store<Item>(), try Store<Item>(now)
      )
      let text = before.map { String(decoding: $0, as: UTF8.self) } ?? old.text
      if try !file.write(text) { warn(file.path) }
      return (old, new)
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
      if store != before { try write(store.text, to: file) }
      return result
    }
  }

  private func write(_ text: String, to file: StoredFile) throws {
    if folder.undoable.contains(file) {
      changes.note(.file(file.path, from: try file.read(), to: Array(text.utf8)))
    }
    if try !file.write(text) { warn(file.path) }
  }

  private func store<Item: StoredItem>(_ file: StoredFile) throws -> Store<Item> {
    do throws(FileProblem) { return try file.store() } catch {
      throw failure(error, of: file, Item.self)
    }
  }

  private func failure<Item: StoredItem>(
    _ problem: FileProblem, of file: StoredFile, _ kind: Item.Type
  ) -> Failure {
    switch problem.kind {
    case .damaged(let fault):
      Failure(
        .unreadableInput, code: problem.code, .at(file.path, Message { $0.problem(fault) }),
        file.hints(after: fault, kind))
    case .gone:
      Failure(
        .unreadableInput, code: problem.code, Message { $0.problem(problem) },
        file.hintsWhenGone(kind))
    default: problem.failure
    }
  }
}

extension StoredFile {
  func store<Item: StoredItem>() throws(FileProblem) -> Store<Item> {
    guard let bytes = try read() else {
      if hasCopyAlone { throw FileProblem(.gone(copy: copy), path) }
      return Store()
    }
    do throws(StoreFault) { return try Store(bytes) } catch {
      throw FileProblem(.damaged(error), path)
    }
  }

  /// What the user can do about an unreadable file, which is never overwritten.
  fileprivate func hints<Item: StoredItem>(after fault: StoreFault, _ kind: Item.Type) -> [Message]
  {
    if case .newerVersion = fault { return [.store(.update)] }
    return isCopyGood(kind) ? [.store(.mendOrTakeBack), takingBack] : [.store(.mend)]
  }

  fileprivate func hintsWhenGone<Item: StoredItem>(_ kind: Item.Type) -> [Message] {
    isCopyGood(kind) ? [.store(.takeBack), takingBack] : [.store(.moveCopyAway)]
  }

  private func isCopyGood<Item: StoredItem>(_ kind: Item.Type) -> Bool {
    (try? StoredFile(path: copy).read()).flatMap { $0 }.map { (try? Store<Item>($0)) != nil }
      ?? false
  }

  private var takingBack: Message { .typed("cp \(copy.shellWord) \(path.shellWord)") }
}

extension DataFolder {
  var plans: StoredFile { StoredFile(path: path + "/plans.json") }
  var reflections: StoredFile { StoredFile(path: path + "/reflections.json") }
  var feelings: StoredFile { StoredFile(path: path + "/feelings.json") }
  var body: StoredFile { StoredFile(path: path + "/body.json") }
  /// Sessions that the user was prompted to reflect on.
  var reminders: StoredFile { StoredFile(path: path + "/reminders.json") }
  /// Sessions that the user dismissed, apart from the others so that undo can restore them.
  var dismissals: StoredFile { StoredFile(path: path + "/dismissed.json") }

  /// All but the reminders, which a scheduled command writes.
  var undoable: [StoredFile] { [plans, reflections, dismissals, feelings, body] }

  static func needed(in environment: Environment) throws -> DataFolder {
    guard let folder = DataFolder(environment) else { throw Failure.noHome("XDG_DATA_HOME") }
    return folder
  }
}

/// Plans and reflections for a briefing, where an unreadable file is only a warning.
struct StoredTraining: Sendable {
  private(set) var records = TrainingRecords()
  private(set) var body = BodyRecords()
  private(set) var problems: [FileProblem] = []

  init() {}

  /// Does not read hidden feelings, so that nothing can be derived from them.
  init(_ folder: DataFolder?, hiding redaction: Redaction) {
    guard let folder, !folder.isMissing else { return }
    records.plans = read(folder.plans)
    records.reflections = read(folder.reflections)
    records.reminders = read(folder.reminders)
    records.dismissals = read(folder.dismissals)
    if !redaction.metrics.contains(.feel) {
      records.feelings = redaction.applied(to: read(folder.feelings))
    }
    body = redaction.applied(to: read(folder.body))
    records.programmeSessions = body.programmes.flatMap(\.countedSessions)
  }

  /// Whether there are plans or programmes, readable or not.
  var hasSessions: Bool {
    !records.plans.all.isEmpty || !body.programmes.isEmpty || !problems.isEmpty
  }

  /// The user's profile and last assessment, excluding injured joints.
  func trainee(on date: LocalDate) -> Trainee {
    body.trainee(on: date).sparing(records.feelings.state(on: date).injuries.map(\.joint))
  }

  /// Includes the programmes' sessions, as of `date`.
  func plans(on date: LocalDate) -> TrainingPlans { records.plans.joined(by: body, on: date) }

  private mutating func read<Item: StoredItem>(_ file: StoredFile) -> Store<Item> {
    do throws(FileProblem) { return try file.store() } catch {
      problems.append(error)
      return Store()
    }
  }
}

extension TrainingStore {
  init(_ context: CompletionContext) throws {
    try self.init(context.environment, hiding: context.redaction)
  }
}

extension Candidates {
  /// All activities, those planned most often first.
  static func activities(_ context: CompletionContext) -> Candidates {
    let plans = (try? TrainingStore(context).plans().all) ?? []
    let uses = Dictionary(grouping: plans, by: \.details.name.code).mapValues(\.count)
    let codes = (plans.map(\.details.name.code) + ActivityName.all.map(\.code)).unique()
    return Candidates(codes.ordered { uses[$0] ?? 0 > uses[$1] ?? 0 })
  }

  /// Empty if the plans cannot be read.
  static func plans(_ context: CompletionContext) -> Candidates {
    let phrases = context.language.voice
    let plans = try? TrainingStore(context).plans()
    return Candidates(
      (plans?.all ?? []).map { Offer(word: $0.id, meaning: phrases.name(of: $0.onFirstDay)) })
  }

  static func reflections(_ context: CompletionContext) -> Candidates {
    let phrases = context.language.voice
    let reflections = try? TrainingStore(context).reflections()
    return Candidates(
      (reflections?.all ?? []).map { Offer(word: $0.id, meaning: phrases.name(of: $0)) })
  }
}
