import ReadyDayCore

extension ConfigCommand {
  /// Prints the value as `set` takes it, one line per element; if unset, the default with status 1.
  func get() throws -> CommandOutput {
    let key = try key(of: "config get")
    let configuration = try file.read()
    let value: JSON =
      if key.isList, let written = EditedConfiguration(configuration.text).value(of: key.path) {
        written
      } else {
        key.show(configuration)
      }
    let lines = key.discreet(value).words
    let answer = answer(Report(lines: lines, in: .english))
    guard !configuration.written.contains(key.path) else { return answer }
    let remark = Message.isNotSet(key, hasDefault: !lines.isEmpty)
    return answer.with([context.phrases.note(context.phrases.text(remark))]).with(.no)
  }

  func set() throws -> CommandOutput {
    let key = try key(of: "config set")
    let value = try value(of: key)
    let (configuration, _) = try file.readable()
    guard try mayDropEntries(of: key, in: configuration, for: value) else {
      return .declined(context.phrases)
    }
    return try write(key, mending: key) { _, edited in
      edited.set(key.path, value) { file.says(key.path, in: $0) }
    }
  }

  /// A prompt or standard input can supply addresses, which need not be on the command line.
  func add() throws -> CommandOutput {
    let key = try key(of: "config add")
    guard key.isList else {
      throw UsageError(
        "\(key.path) is not a list", es: "\(key.path) no es una lista",
        [.trying("readyday config set \(key.path)")])
    }
    var words = words(of: key)
    if words.isEmpty || words == ["-"] { words = try answers(for: key) }
    words = words.map { String($0.drop(while: \.isWhitespace)) }
    _ = try words.map { try element($0, of: key) }
    let configuration = try file.read()
    let known = try words.filter { try isKnown($0, of: key, in: configuration) }
    let notices = known.map { word in
      let place = context.environment.abbreviatingHome(InputPath(word).shown)
      return context.phrases.note(
        context.phrases.say(
          "\(key.path) already has \(place)", es: "\(key.path) ya tiene \(place)"))
    }
    words.removeAll(where: known.contains)
    guard !words.isEmpty else { return answer(Report(lines: [], in: .english)).with(notices) }
    var values = try words.map { try element($0, of: key) }
    func distinct(in configuration: Configuration) -> [JSON] {
      Configuration.distinct(values, from: configuration.calendars.compactMap(\.name))
    }
    values = distinct(in: configuration)
    if key.path == "calendars", let prompt = context.dialogue {
      values = values.map { withKind($0, by: prompt) }
    }
    let answer = try write(key) { configuration, edited in
      edited.add(distinct(in: configuration), to: key.path) { file.says(key.path, in: $0) }
    }
    return answer.with(notices + answer.notices)
  }

  /// Whether a list of places has `word`. Fails for a path at which there is nothing.
  private func isKnown(
    _ word: String, of key: ConfigurationKey, in configuration: Configuration
  ) throws -> Bool {
    guard key.isPlace, !word.hasPrefix("{") else { return false }
    guard !word.isWebAddress else {
      let entries = EditedConfiguration(configuration.text).value(of: key.path)?.elements ?? []
      return entries.contains { $0.has(url: word) }
    }
    let path = context.environment.expandingHome(word).absolutePath
    if configuration.place(ofData: path) != nil { return true }
    guard NamePattern.leadsSomewhere(path) else {
      let place = context.environment.abbreviatingHome(path)
      throw UsageError(
        "\(key.path): no such file or folder: \(place)",
        es: "\(key.path): no existe ese archivo o carpeta: \(place)")
    }
    return false
  }

  func unset() throws -> CommandOutput {
    let key = try key(of: "config unset")
    let words = words(of: key)
    func places(in configuration: Configuration) throws -> [Int] {
      try words.map { try place(of: $0, in: key, configuration) }
    }
    let (configuration, _) = try file.readable()
    guard try mayDropEntries(of: key, in: configuration, at: places(in: configuration)) else {
      return .declined(context.phrases)
    }
    return try write(key, mending: key) { configuration, edited in
      if words.isEmpty { edited.remove(key.path) }
      for place in Set(try places(in: configuration)).sorted(by: >) {
        edited.remove(place, of: key.path)
      }
    }
  }

  /// The index of the element that is `word`, or has it as its name, title or path.
  private func place(
    of word: String, in key: ConfigurationKey, _ configuration: Configuration
  ) throws -> Int {
    let entries = EditedConfiguration(configuration.text).value(of: key.path)?.elements ?? []
    let meant = [.string(word)] + (key.isPlace ? [try element(word, of: key)] : [])
    func isMeant(_ name: JSON) -> Bool {
      guard case .string(let text) = name, key.isPlace else { return meant.contains(name) }
      return meant.contains(name) || text.lastPart.stem == word
    }
    if let place = entries.firstIndex(where: { $0.names.contains(where: isMeant) }) { return place }
    throw UsageError(
      "\(key.path) has no entry \"\(word)\"", es: "\(key.path) no tiene la entrada «\(word)»",
      [.known(entries.compactMap { $0.names.first?.words.first })])
  }

  func key(of action: String) throws -> ConfigurationKey {
    let word = arguments.operands[0]
    guard let key = ConfigurationKey.settable.first(where: { $0.path == word }) else {
      let paths = ConfigurationKey.settable.map(\.path)
      let guess = ConfigurationFault.guess(word, among: paths)
      throw UsageError(
        "\(action): unknown key \"\(word)\"", es: "\(action): clave desconocida «\(word)»",
        [guess.map { .didYouMean($0, isQuoted: true) } ?? .accepted(.words(paths))])
    }
    return key
  }

  private func write(
    _ key: ConfigurationKey, mending mended: ConfigurationKey? = nil,
    _ change: (Configuration, inout EditedConfiguration) throws -> Void
  ) throws -> CommandOutput {
    let changed = try file.edit(mending: mended, in: context.language, change)
    let value = EditedConfiguration(changed.text).value(of: key.path) ?? key.show(changed)
    let line = "\(file.shown): \(key.path): \(key.discreet(value).line)"
    let remaining = try file.readable(changed.text).faults.map {
      context.phrases.warning(
        context.phrases.text(file.failure($0, in: changed.text).message))
    }
    return answer(Report(lines: [line], in: .english)).after(.configured(file.shown))
      .with(remaining)
  }

  /// Confirms before dropping elements that are objects, such as a calendar with a name and a kind.
  private func mayDropEntries(
    of key: ConfigurationKey, in configuration: Configuration, for value: JSON = .array([]),
    at places: [Int] = []
  ) throws -> Bool {
    guard let present = EditedConfiguration(configuration.text).value(of: key.path)?.elements,
      let after = value.elements, !arguments.has(SharedOptions.yes)
    else { return true }
    let going = places.isEmpty ? present : places.map { present[$0] }
    let dropped = going.filter { $0.isObject && !after.contains($0) }
    guard !dropped.isEmpty else { return true }
    let question = context.phrases.confirmation(.dropEntries(dropped.count, of: key.path))
    return try context.agrees(to: question, context.phrases)
  }

  private func withKind(_ calendar: JSON, by prompt: Prompt) -> JSON {
    var members = ["path": calendar]
    if case .object(let written) = calendar { members = written }
    guard members["kind"] == nil, case .string(let place)? = members["name"] ?? members["path"],
      let kind = prompt.kind(ofCalendar: place, named: place.lastPart.stem, in: context.phrases)
    else { return calendar }
    members["kind"] = .string(kind.rawValue)
    return .object(members)
  }

  private func answers(for key: ConfigurationKey) throws -> [String] {
    if arguments.operands.count == 1, let prompt = context.dialogue {
      let answer = prompt.ask("\(key.path):")
      return answer.isEmpty ? [] : [answer]
    }
    var lines: [String] = []
    while let line = readLine() { if !line.isEmpty { lines.append(line) } }
    guard !lines.isEmpty else {
      throw UsageError(
        .lacks("config add \(key.path)", Message("a value", es: "un valor")),
        [.trying("readyday config add \(key.path) \(key.entry.shellWord)")])
    }
    return lines
  }

  /// Commas separate the words of lists such as `hide`; elements of other lists may contain commas.
  private func words(of key: ConfigurationKey) -> [String] {
    let words = Array(arguments.operands.dropFirst())
    guard key.isListOfWords else { return words }
    return words.flatMap { word in
      word.hasPrefix("[") ? [word] : word.split { ", ".contains($0) }.map(String.init)
    }
  }

  private func value(of key: ConfigurationKey) throws -> JSON {
    let words = words(of: key)
    guard !words.isEmpty else {
      throw UsageError(
        .lacks("config set", Message("a key and its value", es: "una clave y su valor")),
        [.usage(Self.setting.usage)])
    }
    if key.isList {
      if words.count == 1, words[0].hasPrefix("["), case .array(let values)? = JSON(json5: words[0])
      {
        return .array(values)
      }
      return .array(Configuration.distinct(try words.map { try element($0, of: key) }))
    }
    guard words.count == 1 else { throw UsageError.unexpectedWord(words[1], of: Self.setting) }
    return key.isText ? .string(words[0]) : JSON(json5: words[0]) ?? .string(words[0])
  }

  /// Reads a word or a JSON5 object.
  private func element(_ word: String, of key: ConfigurationKey) throws -> JSON {
    let word = String(word.drop(while: \.isWhitespace))
    if word.hasPrefix("{") {
      if let value = JSON(json5: word) { return value }
      throw UsageError.unreadable(word, of: key.path, accepted: .words([key.example]))
    }
    return key.isPlace
      ? try Self.place(word, key: key.path, in: context.environment) : .string(word)
  }

  /// Names a calendar's address after its server, and makes a path absolute.
  private static func place(_ word: String, key: String, in environment: Environment) throws -> JSON
  {
    guard word.isWebAddress else {
      // As a path, the address would be printed with its password.
      guard !word.mayHoldSecret else {
        throw UsageError.unreadable(
          word, of: key, accepted: .words(["https://…", "webcal://…", "~/calendars"]))
      }
      let path = environment.expandingHome(word).absolutePath
      return .string(environment.abbreviatingHome(path))
    }
    guard key == "calendars" else {
      throw UsageError(
        "\(key) takes files and folders, not addresses",
        es: "\(key) admite archivos y carpetas, no direcciones web")
    }
    let name = WebAddress(word)?.host ?? ""
    return .object(["name": .string(name), "url": .string(word)])
  }
}
