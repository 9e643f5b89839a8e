import ReadyDayCore

struct ConfigurationFile: Sendable {
  let path: String
  /// Whether the file must exist, because the user named it.
  let isRequired: Bool
  private let environment: Environment

  /// `given` is the value of `--config` or `READYDAY_CONFIG`. Nil if there is no default place.
  init?(_ given: String?, in environment: Environment) {
    self.environment = environment
    isRequired = given != nil
    guard let path = environment.configurationPath(given) else { return nil }
    self.path = path
  }

  var shown: String { environment.abbreviatingHome(path) }

  /// The file and its backup, by whole paths.
  var stored: StoredFile { StoredFile(path: path.absolutePath) }

  /// Also true for a dangling link.
  var exists: Bool { OutputFile(path: path).exists }

  /// Empty if the user named no file and the default one does not exist.
  func read() throws -> Configuration { try configuration(in: bytes()) }

  func configuration(in text: [UInt8]?) throws -> Configuration {
    let (configuration, faults) = try readable(text)
    if let fault = faults.first { throw failure(fault, in: configuration.text) }
    return configuration
  }

  /// The values that can be read, and a fault for each key that cannot.
  func readable() throws -> (configuration: Configuration, faults: [ConfigurationFault]) {
    try readable(bytes())
  }

  func readable(
    _ text: [UInt8]?
  ) throws -> (configuration: Configuration, faults: [ConfigurationFault]) {
    guard let bytes = text else { return (Configuration(), []) }
    var (edited, faults) = (EditedConfiguration(bytes), [ConfigurationFault]())
    while true {
      do {
        var configuration = try reader.configuration(value(in: edited.text))
        (configuration.origin, configuration.text) = (shown, bytes)
        return (configuration, faults)
      } catch let fault as ConfigurationFault {
        guard let key = fault.key, edited.value(of: key) != nil else {
          throw failure(fault, in: bytes)
        }
        edited.remove(key)
        faults.append(fault)
      }
    }
  }

  /// An empty file is an empty configuration.
  private func value(in bytes: [UInt8]) throws -> JSON {
    guard bytes.contains(where: { $0 > 0x20 }) else { return .object([:]) }
    do throws(JSONFault) { return try JSONReader.value(of: bytes.span.bytes, .json5) } catch {
      throw failure(Message { $0.malformed(error.reason) }, at: error.offset, in: bytes)
    }
  }

  /// Warnings about settings without effect, as `FILE:LINE:COLUMN: …`.
  func doubts(about configuration: Configuration, looksAtPaths: Bool = true) -> [Message] {
    let found = configuration.doubts { path in
      !looksAtPaths || path == "-" || NamePattern.leadsSomewhere(path)
    }
    return found.map { .at(configuration.place(of: $0.path), .doubt($0)) }
  }

  func leadsNowhere(_ configuration: Configuration) -> Bool {
    configuration.doubts { $0 == "-" || NamePattern.leadsSomewhere($0) }.contains { doubt in
      if case .noSuchPath = doubt { true } else { false }
    }
  }

  private var reader: ConfigurationReader {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let zones = SystemZones(environment)
    let cache = CacheFolder(environment)
    return ConfigurationReader(
      resolve: { path in
        let path = environment.expandingHome(path)
        return path.hasPrefix("/") || path.isWebAddress ? path : folder + path
      },
      // Without a cache folder, there are no copies to read.
      keep: { "\(cache?.calendars ?? "/dev/null")/\($0).ics" },
      // A damaged zone file is named where the zone is needed; another zone may be given there.
      isZone: { zones.zone(givenAs: $0) != nil || zones.file(named: $0) != nil },
      expand: { (try? NamePattern($0)?.paths()) ?? [] })
  }

  func bytes() throws -> [UInt8]? {
    do throws(SystemError) {
      // A pipe that the user names is intended; one in the default place is an error.
      return try InputFile.withBytes(ofFileAt: path, waits: isRequired) { $0.array }
    } catch {
      let error = error.lookingCloser(at: path)
      if !isRequired, error.isMissingFile { return nil }
      throw Failure(
        .configuration,
        Message {
          $0.say(
            "cannot read \(shown): \($0.reason(error))",
            es: "no se puede leer \(shown): \($0.reason(error))")
        })
    }
  }

  func failure(_ fault: ConfigurationFault, in bytes: [UInt8]) -> Failure {
    let place = JSONReader.place(of: fault.path, in: bytes.span.bytes, .json5)
    let start = (fault.isAboutKey ? place.name : nil) ?? place.value
    return failure(fault.placed, fault.hints, at: start.lowerBound, in: bytes)
  }

  private func failure(
    _ message: Message, _ hints: [Message] = [], at offset: Int, in bytes: [UInt8]
  ) -> Failure {
    let (line, column) = JSONReader.position(of: offset, in: bytes.span.bytes)
    return Failure(
      .configuration, .at("\(shown):\(line):\(column)", message), hints)
  }
}

extension ConfigurationFault {
  var placed: Message {
    let message = Message { $0.problem(problem) }
    return isAboutKey || path.isEmpty ? message : .at(path.text, message)
  }

  var hints: [Message] {
    advice.map { advice in
      switch advice {
      case .typed(let text): .typed(text)
      case .accepted(let form): .accepted(form)
      case .didYouMean(let guess): .didYouMean(guess, isQuoted: true)
      case .known(let names): .known(names)
      }
    }
  }
}

extension Configuration {
  /// The line on which `key` is set or commented out, or else the first line.
  private func line(toFillIn key: String) -> Int {
    let lines = String(decoding: text, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.firstIndex { line in
      line.drop { " \t/\"'".contains($0) }.hasPrefix(key + ":")
    }
    return (found ?? 0) + 1
  }

  fileprivate func hints(toFillIn keys: [String]) -> [Message] {
    guard let origin else { return [.typed("readyday init")] }
    return keys.map { .fillingIn($0, at: "\(origin):\(line(toFillIn: $0))") }
  }
}

extension Failure {
  /// `hasCalendar` means that there is a calendar, which this command cannot use.
  static func nothingConfigured(in configuration: Configuration, hasCalendar: Bool) -> Failure {
    guard let file = configuration.origin, !configuration.namesData else {
      return Failure(
        .notConfigured, hasCalendar ? .noHealthData : .nothingGiven, Message.gettingStarted)
    }
    return Failure(
      .notConfigured, .namesNoData(file),
      configuration.hints(toFillIn: ["whoop", "calendars"])
        + [.completingConfiguration, .seeingDemo])
  }

  static func nothingFound(for configuration: Configuration) -> Failure {
    Failure(
      .notConfigured, .namesNoData(configuration.origin ?? ""),
      configuration.hints(toFillIn: ["whoop", "calendars"]) + [.seeingDemo])
  }

  static func noCalendar(in configuration: Configuration) -> Failure {
    Failure(
      .noCalendar, .noCalendar,
      [.givingCalendar] + configuration.hints(toFillIn: ["calendars"]))
  }
}

extension ConfigurationFile {
  /// Creates a file that only the user can read; nil if there is a file already. `command` is
  /// written down as the last change, which undo cannot take back.
  func create(_ text: String, by command: String? = nil) throws -> Configuration? {
    // The file must be valid, whatever answers went into it.
    let configuration = try configuration(in: Array(text.utf8))
    return try locked {
      guard !exists else { return nil }
      if let command { ChangesFile(environment).note(.final(command)) }
      try SystemError.writing(shown) { () throws(SystemError) in
        try OutputFile(path: path).create(text)
      }
      return configuration
    }
  }

  /// Returns the keys that were left alone: those already set, unless they name data.
  func complete(
    with settings: [(key: String, value: JSON)], in language: Language
  ) throws -> [String] {
    var staying: [String] = []
    try edit(in: language) { configuration, edited in
      staying = settings.map(\.key).filter {
        configuration.written.contains($0) && !["whoop", "calendars"].contains($0)
      }
      for (key, value) in settings where !staying.contains(key) {
        edited.set(key, value) { says(key, in: $0) }
      }
    }
    return staying
  }

  func says(_ key: String, in text: [UInt8]) -> Bool {
    (try? readable(text))?.configuration.written.contains(key) == true
  }

  /// Returns the new configuration; throws without writing if the edited text is invalid. Other
  /// commands wait. `key` may be edited even if it, or another key, is unreadable.
  @discardableResult
  func edit(
    mending key: ConfigurationKey? = nil, in language: Language,
    _ change: (Configuration, inout EditedConfiguration) throws -> Void
  ) throws -> Configuration {
    try locked {
      let (configuration, faults) = try readable()
      if key == nil, let fault = faults.first { throw failure(fault, in: configuration.text) }
      let isBlank = !configuration.text.contains { $0 > 0x20 }
      var edited = EditedConfiguration(
        isBlank ? Array(ConfigurationTemplate(in: language).text.utf8) : configuration.text)
      try change(configuration, &edited)
      let (changed, remaining) = try readable(edited.text)
      if let fault = remaining.first(where: { $0.key == key?.path || !faults.contains($0) }) {
        throw Failure(.usage, fault.placed, fault.hints)
      }
      try write(edited.text, over: configuration.text)
      return changed
    }
  }

  /// - Parameter isNew: whether undo can take the change back; false for undo itself.
  func write(_ text: [UInt8], over before: [UInt8], isNew: Bool = true) throws {
    guard !exists || text != before else { return }
    if isNew { ChangesFile(environment).note(.file(stored.path, from: before, to: text)) }
    try SystemError.writing(shown) { () throws(SystemError) in
      // A new file that only the user can read, since an old address may be secret.
      try OutputFile(path: backup).overwrite(before)
      try OutputFile(path: path).write(text, isPrivate: Self.holdsSecret(text))
    }
  }

  private static func holdsSecret(_ text: [UInt8]) -> Bool {
    (try? JSONReader.value(of: text.span.bytes, .json5))?.holdsSecret == true
  }

  var isOpenToOthers: Bool {
    FileStatus(of: path).map { $0.kind == .file && $0.mode & 0o077 != 0 } == true
  }

  /// Whether others can read the file although it holds a secret.
  func isUnsafe(_ configuration: Configuration) -> Bool {
    isOpenToOthers && Self.holdsSecret(configuration.text)
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let folder = path.folderPart
    try SystemError.writing(shown) { () throws(SystemError) in
      if folder.hasPrefix("/") { try DataFolder.makeFolders(folder) }
    }
    let lock = try StoredFile(path: path).lockOfFolder()
    defer { lock?.release() }
    return try body()
  }

  /// The backup, with the text from before the last change.
  var backup: String { StoredFile(path: path).copy }

  /// Makes a file that holds `now` hold `before` again.
  func takeBack(from now: [UInt8], to before: [UInt8]) throws {
    try locked {
      guard try stored.read() == now else { throw Failure.busy }
      try write(before, over: now, isNew: false)
    }
  }
}
