/// A typed name for one of several sessions: prefixes of its words, with or without a day.
package struct SessionName: Sendable {
  package let text: String
  /// The text without the day that it starts or ends with, and that day; nil if there is no day.
  private let dated: (rest: String, day: LocalDate)?

  /// For example `run`, `cycling mon` or `yesterday`; `date` resolves a typed day.
  package init(_ text: String, date: (DateExpression) -> LocalDate) {
    self.text = text
    let words = text.split(separator: " ").map(String.init)
    if let (day, length) = DateExpression.ending(words) {
      dated = (words.dropLast(length).joined(separator: " "), date(day))
    } else {
      // For example `yesterday's run`.
      let first = words.first.flatMap {
        $0.hasSuffix("'s") ? DateExpression("\($0.dropLast(2))") : nil
      }
      dated = first.map { (words.dropFirst().joined(separator: " "), date($0)) }
    }
  }

  package var day: LocalDate? { dated?.day }

  /// The sessions that match. A word such as `mar` can be a day or the prefix of a month: it counts
  /// as a word if no session is on that day.
  func found<Session>(
    among sessions: [Session], on isOn: (Session, LocalDate) -> Bool,
    named: (Session) -> (activity: ActivityName?, names: [String])
  ) -> [Session] {
    // A number never stands for a day in a name.
    guard Int(written: text) == nil else { return [] }
    if let dated {
      let found = sessions.filter { session in
        isOn(session, dated.day)
          && (dated.rest.isEmpty || Self.isCalled(dated.rest, named(session)))
      }
      if !found.isEmpty { return found }
    }
    return sessions.filter { Self.isCalled(text, named($0)) }
  }

  /// Whether each word of `text` is a prefix of some word in the names.
  private static func isCalled(
    _ text: String, _ named: (activity: ActivityName?, names: [String])
  ) -> Bool {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber }.map { TitleWords.fold(String($0)) }
    }
    let known = named.names.flatMap(words)
    let sought = words(text)
    let isNamed = sought.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    return !sought.isEmpty && isNamed
      || named.activity.map { ActivitySearch().activity(named: text) == $0 } == true
  }
}

extension SessionsBehind {
  /// The session with this number, or the only one that matches by name or by a prefix of its id.
  /// Open sessions take precedence among matches by name.
  package func entry(
    _ name: SessionName, title: (ReflectedSession) -> String
  ) throws(Fault) -> Entry {
    if let number = Int(written: name.text),
      let entry = entries.first(where: { $0.number == number })
    {
      return entry
    }
    let byID = entries.filter { $0.session.id.hasPrefix(name.text) }
    let found =
      [byID, called(name, among: open, title: title), called(name, among: entries, title: title)]
      .first { !$0.isEmpty } ?? []
    guard let first = found.first else { throw .unknown(name.text) }
    guard found.count == 1 else { throw .ambiguous(name.text, found) }
    return first
  }

  private func called(
    _ name: SessionName, among entries: [Entry], title: (ReflectedSession) -> String
  ) -> [Entry] {
    name.found(
      among: entries, on: { $0.session.date == $1 },
      named: { ($0.session.name, $0.session.names + [title($0.session)]) })
  }
}

extension ReflectedSession {
  /// The session's name in each language, and its code.
  fileprivate var names: [String] {
    Language.allCases.map { $0.voice.name(of: self) } + [activity.rawValue]
  }
}

extension TrainingPlan {
  /// The plan's name in each language, and its code. A race is only a race unless `byActivity`.
  fileprivate func names(byActivity: Bool) -> (activity: ActivityName?, names: [String]) {
    let voices = Language.allCases.map(\.voice)
    guard details.race == nil || byActivity else { return (nil, voices.map { $0.kind(.race) }) }
    return (details.name, voices.map { $0.name(of: details) } + [details.activity.rawValue])
  }
}

extension Store {
  /// The items whose id is `text` or starts with it.
  fileprivate func identified(by text: String) -> [Item] {
    if let exact = all.first(where: { $0.id == text }) { return [exact] }
    return text.isEmpty ? [] : all.filter { $0.id.hasPrefix(text.lowercased()) }
  }
}

extension Store where Item == TrainingPlan {
  /// The plans that match by a prefix of their id, or else by name; a race by its sport only if no
  /// other plan matches.
  package func called(_ name: SessionName, title: (TrainingPlan) -> String) -> [TrainingPlan] {
    let byID = identified(by: name.text)
    guard byID.isEmpty else { return byID }
    let found = [false, true].map { byActivity in
      name.found(among: all, on: { $0.isOn($1) }) { plan in
        let (activity, names) = plan.names(byActivity: byActivity)
        return (activity, names + [title(plan)])
      }
    }
    return found.first { !$0.isEmpty } ?? []
  }
}

extension Store where Item == Reflection {
  /// The reflections that match by a prefix of their id, or else by name.
  package func called(_ name: SessionName, title: (Reflection) -> String) -> [Reflection] {
    let byID = identified(by: name.text)
    guard byID.isEmpty else { return byID }
    return name.found(
      among: all, on: { $0.date == $1 },
      named: { ($0.session.name, $0.session.names + [title($0)]) })
  }
}
