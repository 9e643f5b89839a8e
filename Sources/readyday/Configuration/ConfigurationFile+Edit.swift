import ReadyDayCore

extension ConfigurationFile {
  /// Adds `settings` to the file's `configuration` and returns the keys it left alone: those with a value, unless they
  /// name data. `language` is that of the comments in a new file.
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

  func says(_ key: String, in text: [UInt8]) -> Bool {
    (try? configuration(in: text))?.written.contains(key) == true
  }

  /// Returns the new configuration; throws, without writing, if the text is no longer valid.
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
    // Without a change, the backup still has what undo would bring back.
    guard edited.text != configuration.text else { return changed }
    try SystemError.writing(shown) { () throws(SystemError) in
      try keepBackup(of: configuration.text)
      try OutputFile(path: path).write(edited.text)
    }
    return changed
  }

  /// The text from before the last change.
  var backup: String { "\(path).bak" }

  /// Swaps the file and its backup.
  func takeBack() throws {
    let (now, before) = try (StoredFile(path: path).read(), StoredFile(path: backup).read())
    try SystemError.writing(shown) { () throws(SystemError) in
      try keepBackup(of: now ?? [])
      try OutputFile(path: path).write(before ?? [])
    }
  }

  /// Always a new file, readable only by the user: it may hold a removed address.
  private func keepBackup(of text: [UInt8]) throws(SystemError) {
    let backup = OutputFile(path: self.backup)
    if backup.exists { try FileSystem.removeFile(backup.path) }
    try backup.create(text)
  }
}
