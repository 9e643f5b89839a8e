import ReadyDayCore

extension ConfigurationFile {
  /// Adds `settings` to what the file says; keys that have a value stay as they are, but for data.
  ///
  /// - Parameters:
  ///   - configuration: what it says.
  ///   - settings: top-level keys and their values.
  ///   - language: of the comments, where the file is empty.
  /// - Returns: the keys that stayed.
  func complete(
    _ configuration: Configuration, with settings: [(key: String, value: JSON)],
    in language: Language
  ) throws -> [String] {
    let staying = settings.map(\.key).filter {
      configuration.written.contains($0) && !["whoop", "calendars"].contains($0)
    }
    try edit(configuration, in: language) { edited in
      for (key, value) in settings where !staying.contains(key) {
        edited.set(key, value) { says(key, in: $0) }
      }
    }
    return staying
  }

  /// Whether `text` gives `key` a value.
  func says(_ key: String, in text: [UInt8]) -> Bool {
    (try? configuration(in: text))?.written.contains(key) == true
  }

  /// Writes what `change` makes of the text, unless that is no configuration.
  ///
  /// - Returns: what it says then.
  @discardableResult
  func edit(
    _ configuration: Configuration, in language: Language,
    _ change: (inout EditedConfiguration) -> Void
  ) throws -> Configuration {
    let isBlank = !configuration.text.contains { $0 > 0x20 }
    var edited = EditedConfiguration(
      isBlank ? Array(ConfigurationTemplate(in: language).text.utf8) : configuration.text)
    change(&edited)
    let changed = try self.configuration(in: edited.text) { fault in
      Failure(.usage, code: "usage", fault.placed, fault.hints)
    }
    guard exists else {
      try create(String(decoding: edited.text, as: UTF8.self))
      try SystemError.writing(backup) { () throws(SystemError) in try keepBackup(of: []) }
      return changed
    }
    try SystemError.writing(shown) { () throws(SystemError) in
      try keepBackup(of: configuration.text)
      try OutputFile(path: path).write(edited.text)
    }
    return changed
  }

  /// Where the text lies that it had before its last change.
  var backup: String { "\(path).bak" }

  /// Gives the file what it had before its last change, which becomes its copy.
  func takeBack() throws {
    let (now, before) = try (StoredFile(path: path).read(), StoredFile(path: backup).read())
    try SystemError.writing(shown) { () throws(SystemError) in
      try keepBackup(of: now ?? [])
      try OutputFile(path: path).write(before ?? [])
    }
  }

  /// A new file, for its owner alone: it may hold an address that was taken out.
  private func keepBackup(of text: [UInt8]) throws(SystemError) {
    let backup = OutputFile(path: self.backup)
    if backup.exists { try FileSystem.removeFile(backup.path) }
    try backup.create(text)
  }
}
