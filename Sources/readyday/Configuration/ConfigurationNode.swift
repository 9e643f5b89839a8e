import ReadyDayCore

/// A value of the configuration that knows where it stands, and what it must be.
struct ConfigurationNode {
  let tree: ConfigurationTree
  let path: [ConfigurationStep]
}

extension ConfigurationNode {
  /// The values of an object that has no other keys than may stand there.
  func members() throws(ConfigurationFault) -> [String: ConfigurationNode] {
    let known = ConfigurationKey.names(in: path.section)
    guard case .object(let object) = tree else { throw wrongType("an object") }
    if let key = object.keys.filter({ !known.contains($0) }).min() {
      throw .unknownKey(key, at: path, known: known)
    }
    var members: [String: ConfigurationNode] = [:]
    for (key, value) in object {
      members[key] = ConfigurationNode(tree: value, path: path + [.key(key)])
    }
    return members
  }

  func elements() throws(ConfigurationFault) -> [ConfigurationNode] {
    guard case .list(let list) = tree else { throw wrongType("a list") }
    return list.enumerated().map { index, element in
      ConfigurationNode(tree: element, path: path + [.index(index)])
    }
  }

  func text() throws(ConfigurationFault) -> String {
    guard case .text(let text) = tree else { throw wrongType("text") }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw fault("the text is empty")
    }
    return text
  }

  func texts() throws(ConfigurationFault) -> [String] {
    var texts: [String] = []
    for element in try elements() { texts.append(try element.text()) }
    return texts
  }

  func bool() throws(ConfigurationFault) -> Bool {
    guard case .bool(let value) = tree else { throw wrongType("true or false") }
    return value
  }

  func number(in range: ClosedRange<Double>) throws(ConfigurationFault) -> Double {
    guard case .number(let number) = tree else { throw wrongType("a number") }
    guard range.contains(number) else {
      throw fault(
        "\(number.short) is out of range",
        hints: ["accepted: \(range.lowerBound.short) to \(range.upperBound.short)"])
    }
    return number
  }

  func whole(in range: ClosedRange<Int>) throws(ConfigurationFault) -> Int {
    let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard let whole = Int(exactly: number) else { throw wrongType("a whole number") }
    return whole
  }

  func choice(_ choices: [String]) throws(ConfigurationFault) -> String {
    let text = try text()
    guard choices.contains(text) else { throw unreadable(text, known: choices) }
    return text
  }

  func choices(_ choices: [String]) throws(ConfigurationFault) -> [String] {
    var found: [String] = []
    for element in try elements() { found.append(try element.choice(choices)) }
    return found
  }

  /// Minutes.
  func duration(in range: ClosedRange<Int>) throws(ConfigurationFault) -> Int {
    let text = try text()
    guard let minutes = DurationText.minutes(text), range.contains(minutes) else {
      let limits =
        "\(DurationText.text(range.lowerBound)) to \(DurationText.text(range.upperBound))"
      throw unreadable(text, accepted: "30m, 1h30m, 8h; from \(limits)")
    }
    return minutes
  }

  /// Whom a mail can be for.
  func mailbox() throws(ConfigurationFault) -> String {
    let text = try text()
    guard Mailbox(text) != nil else {
      throw unreadable(text, accepted: Mailbox.accepted.english)
    }
    return text
  }

  /// As attendees have one in a calendar: nearly always a mail address, but any URI may stand there.
  func address() throws(ConfigurationFault) -> String {
    let text = try text()
    guard text.contains("@") || text.contains(":") else {
      throw unreadable(text, accepted: "an address, ana@example.test")
    }
    return text
  }

  func hours() throws(ConfigurationFault) -> Preferences.Hours {
    let text = try text()
    guard let hours = Preferences.Hours(text) else {
      throw unreadable(text, accepted: "06:00-22:00")
    }
    return hours
  }
}

extension ConfigurationNode {
  func fault(_ message: String, hints: [String] = []) -> ConfigurationFault {
    ConfigurationFault(
      path: path, isAboutKey: false, message: path.isEmpty ? message : "\(path.text): \(message)",
      hints: hints)
  }

  func unreadable(
    _ text: String, known: [String] = [], accepted: String? = nil
  ) -> ConfigurationFault {
    let guess = Suggestion.closest(to: text, among: known).map { "did you mean \"\($0)\"?" }
    let accepted = "accepted: \(accepted ?? known.joined(separator: ", "))"
    return fault("cannot read \"\(text)\"", hints: [guess, accepted].compactMap(\.self))
  }

  private func wrongType(_ wanted: String) -> ConfigurationFault {
    fault("expected \(wanted), found \(tree.kind)")
  }
}

extension Double {
  /// `60`, `12.5`.
  var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
