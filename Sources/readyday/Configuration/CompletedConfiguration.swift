import ReadyDayCore

/// An existing configuration with values for keys that had none. Comments and all other lines stay
/// as they are.
struct CompletedConfiguration: Sendable {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
  }
}

extension CompletedConfiguration {
  /// - Parameters:
  ///   - key: a top-level key.
  ///   - isWritten: whether the file has it, with an empty value.
  ///   - isSaid: whether a text sets the key.
  mutating func set(
    _ key: String, _ value: JSON, isWritten: Bool, isSaid: ([UInt8]) -> Bool
  ) {
    let value = Array(value.json5.utf8)
    if isWritten {
      replace(JSONReader.place(of: [.key(key)], in: text.span.bytes, .json5).value, value)
      return
    }
    let entry = Array("\(key): ".utf8) + value + Array(",".utf8)
    if let example = example(of: key) {
      var completed = self
      completed.replace(example, entry)
      if isSaid(completed.text) {
        self = completed
        return
      }
    }
    let start = JSONReader.place(of: [], in: text.span.bytes, .json5).value.lowerBound + 1
    replace(start..<start, Array("\n  ".utf8) + entry)
  }

  private mutating func replace(_ range: Range<Int>, _ bytes: [UInt8]) {
    let end = min(range.upperBound, text.count)
    text.replaceSubrange(min(range.lowerBound, end)..<end, with: bytes)
  }

  /// `// whoop: ["~/whoop"],` on a line of its own, from its slashes on.
  private func example(of key: String) -> Range<Int>? {
    var start = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
      let content = line.dropFirst(blanks)
      let end = content.last == UInt8(ascii: "\r") ? content.count - 1 : content.count
      if content.starts(with: Array("// \(key): ".utf8)),
        content.prefix(end).last == UInt8(ascii: ",")
      {
        return start + blanks..<start + blanks + end
      }
    }
    return nil
  }
}

extension ConfigurationFile {
  /// Adds `settings` to what the file says; keys that have a value stay as they are.
  ///
  /// - Parameters:
  ///   - configuration: what it says.
  ///   - settings: top-level keys and their values.
  ///   - language: of the comments, where the file is empty.
  ///   - isReplacing: whether to change keys that have a value.
  /// - Returns: the keys that stayed.
  func complete(
    _ configuration: Configuration, with settings: [(key: String, value: JSON)],
    in language: Language, replacing isReplacing: Bool = false
  ) throws -> [String] {
    var completed = CompletedConfiguration(configuration.text)
    var staying: [String] = []
    for (key, value) in settings {
      let isWritten = configuration.written.contains(key)
      guard isReplacing || !isWritten || ["whoop", "calendars"].contains(key) else {
        staying.append(key)
        continue
      }
      completed.set(key, value, isWritten: isWritten) { text in
        (try? self.configuration(in: text))?.written.contains(key) == true
      }
    }
    let isBlank = !configuration.text.contains { $0 > 0x20 }
    let text =
      isBlank ? Array(ConfigurationTemplate(settings, in: language).text.utf8) : completed.text
    // Never replace a valid file by an invalid one.
    _ = try self.configuration(in: text)
    do throws(SystemError) {
      try OutputFile(path: path).write(text)
    } catch {
      throw Failure(writing: shown, error)
    }
    return staying
  }
}
