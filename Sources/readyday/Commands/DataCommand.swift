import ReadyDayCore

/// Everything readyday keeps: to take along, or to be rid of.
struct DataCommand: Command {
  enum Topic: String, CaseIterable, Sendable {
    case export, erase
  }

  static let syntax = Syntax(
    "data", operand: "export DIR|erase", summary: "take along or remove all that is kept",
    details: "export writes everything readyday keeps as JSON into a new or empty folder, with an "
      + "index.json that says what each file is; it is whole, whatever is hidden elsewhere. erase lists what is kept, asks, and removes it "
      + "all; your own files stay as they are.",
    groups: [
      Syntax.Group(title: "Removing", options: [Confirming.yes]),
      Syntax.Group(title: "Output", options: [CommonOptions.language, CommonOptions.output]),
      Syntax.Group(title: "Messages", options: [CommonOptions.quiet]),
    ],
    examples: [
      Syntax.Example("readyday data export ~/readyday-data", "a copy of everything"),
      Syntax.Example("readyday data erase --yes", "without asking"),
    ])

  private let options: CommonOptions
  private let topic: Topic
  private let target: String
  private let confirming: Confirming

  init(_ arguments: Arguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    let word = arguments.operands.first ?? ""
    guard let topic = Topic(rawValue: word) else {
      throw .notAChoice(word, of: "data", choices: Topic.allCases.map(\.rawValue))
    }
    self.topic = topic
    let behind = arguments.operands.dropFirst()
    guard behind.count == (topic == .export ? 1 : 0) else {
      throw UsageError(
        topic == .export ? "data export needs one folder" : "data erase takes no path",
        hints: ["usage: readyday data export DIR", "usage: readyday data erase"])
    }
    target = behind.first ?? ""
    confirming = Confirming(arguments)
    let common = [Syntax.help, CommonOptions.language, CommonOptions.output, CommonOptions.quiet]
    try arguments.check(
      word, of: Self.syntax, uses: common + (topic == .erase ? [Confirming.yes] : []))
  }
}

extension DataCommand {
  func run(in surroundings: Surroundings) throws(Failure) -> Answer {
    let desk = try TrainingDesk(options, in: surroundings)
    let tree = FolderTree(desk.store.folder.path)
    guard !tree.files.isEmpty else { return page([desk.phrases.confirmation(.nothingKept)]) }
    switch topic {
    case .export: return try export(tree, at: desk)
    case .erase: return try erase(tree, at: desk)
    }
  }

  private func page(_ lines: [String]) -> Answer {
    options.answer(TextStyle.encodeVerbatim(lines.map { StyledLine($0) }), [])
  }

  private func erase(_ tree: FolderTree, at desk: TrainingDesk) throws(Failure) -> Answer {
    let lines = tree.files.map { "\(tree.path)/\($0)  \(tree.size(of: $0)) bytes" }
    // What is asked about has to be read first, wherever the answer goes.
    try? OutputStream.write(
      TextStyle.encodeVerbatim(lines.map { StyledLine($0) }), to: Terminal.errors.descriptor)
    guard try confirming.isWanted(.eraseFiles(tree.files.count), at: desk) else {
      return desk.declined
    }
    let count = try desk.store.folder.withLock { () throws(Failure) in
      do throws(SystemError) {
        return try Self.remove(tree.path)
      } catch {
        throw Failure(removing: tree.path, error)
      }
    }
    return page([desk.phrases.confirmation(.erased(count))])
  }

  /// Waits for whoever is writing anywhere in the folder, and says how many files there were.
  private static func remove(_ path: String) throws(SystemError) -> Int {
    var held: [FileLock] = []
    defer { for lock in held { lock.release() } }
    for lock in FolderTree(path).locks where lock != DataFolder.lockName {
      held.append(try FileLock("\(path)/\(lock)"))
    }
    let tree = FolderTree(path)
    try tree.remove()
    return tree.files.count
  }
}

extension DataCommand {
  /// Plans and reflections are read before they are written: a damaged file is an error, not an export.
  private func export(_ tree: FolderTree, at desk: TrainingDesk) throws(Failure) -> Answer {
    let kept = tree.files.filter { $0.hasSuffix(".json") }
    let plans = try desk.store.plans()
    let reflections = try desk.store.reflections()
    do throws(SystemError) {
      try makeTarget()
      try wholly { () throws(SystemError) in
        for file in kept {
          let text =
            switch file {
            case "plans.json": plans.text
            case "reflections.json": reflections.text
            default: try Self.text(of: "\(tree.path)/\(file)")
            }
          try write(text, as: file)
        }
        try write(index(of: kept, at: desk).document, as: "index.json")
      }
    } catch {
      throw Failure(writing: target, error)
    }
    let files = (kept + ["index.json"]).map { "\(target)/\($0)" }
    var answer = page(files)
    if !options.isQuiet {
      answer.notices = [StyledLine("readyday: \(desk.phrases.wholeExport)")]
    }
    return answer
  }

  /// Half an export would be taken for a whole one, and be in the way of the next.
  private func wholly(_ write: () throws(SystemError) -> Void) throws(SystemError) {
    do throws(SystemError) {
      try write()
    } catch {
      try? FolderTree(target).empty()
      throw error
    }
  }

  private func makeTarget() throws(SystemError) {
    try DataFolder.makeFolders(target)
    let tree = FolderTree(target)
    guard tree.files.isEmpty, tree.folders.isEmpty else { throw .notEmpty }
  }

  private func write(_ text: String, as file: String) throws(SystemError) {
    if let slash = file.lastIndex(of: "/") {
      try DataFolder.makeFolders("\(target)/\(file[..<slash])")
    }
    try OutputFile(path: "\(target)/\(file)").write(text)
  }

  private static func text(of path: String) throws(SystemError) -> String {
    let bytes = try KeptFile(path: path).read() ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  private func index(of files: [String], at desk: TrainingDesk) -> JSONValue {
    .object([
      "schema": .string("readyday.data"), "schema_version": .string("1.0"),
      "readyday_version": .string(Version.current),
      "exported_at": .moment(desk.occasion.present, in: desk.occasion.zone),
      "files": .array(
        files.map { file in
          .object(["path": .string(file), "content": .string(Self.content(of: file))])
        }),
    ])
  }

  private static func content(of file: String) -> String {
    switch file {
    case "plans.json": "training plans; readyday schema plans describes their members"
    case "reflections.json": "reflections; readyday schema reflections describes their members"
    case _ where file.hasPrefix("whoop/"): "imported records, in the shape of WHOOP's API version 2"
    default: "imported records"
    }
  }
}
