/// What a person calls one of several sessions: words that begin those of its name, with or without its day.
package struct SessionName: Sendable {
  package let text: String
  /// The text without the day behind it, and that day; nil if it ends with none.
  private let dated: (rest: String, day: LocalDate)?

  /// - Parameters:
  ///   - text: `run`, `cycling mon`, `yesterday`.
  ///   - date: the day that is meant where it is typed.
  package init(_ text: String, date: (DateExpression) -> LocalDate) {
    self.text = text
    let words = text.split(separator: " ")
    let length = (1...3).reversed().first { length in
      length <= words.count
        && DateExpression(words.suffix(length).joined(separator: " ")) != nil
    }
    dated = length.flatMap { length in
      DateExpression(words.suffix(length).joined(separator: " ")).map {
        (words.dropLast(length).joined(separator: " "), date($0))
      }
    }
  }

  /// Those of `sessions` that are called so. A word like `mar` is a day, and the beginning of a month: where no session
  /// is on that day, it is one word among others.
  func found<Session>(
    among sessions: [Session], on isOn: (Session, LocalDate) -> Bool,
    named: (Session) -> (activity: ActivityName, names: [String])
  ) -> [Session] {
    // A number is never meant as the day of a name.
    guard Int(text) == nil else { return [] }
    if let dated {
      let found = sessions.filter { session in
        isOn(session, dated.day)
          && (dated.rest.isEmpty || Self.isCalled(dated.rest, named(session)))
      }
      if !found.isEmpty { return found }
    }
    return sessions.filter { Self.isCalled(text, named($0)) }
  }

  /// Whether each word of `text` begins one of the names'.
  private static func isCalled(
    _ text: String, _ named: (activity: ActivityName, names: [String])
  ) -> Bool {
    func words(_ text: String) -> [String] {
      text.split { !$0.isLetter && !$0.isNumber }.map { TitleWords.fold(String($0)) }
    }
    let known = named.names.flatMap(words)
    let sought = words(text)
    let isNamed = sought.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    return !sought.isEmpty && isNamed || ActivitySearch().activity(named: text) == named.activity
  }
}

extension SessionsBehind {
  /// The session of this number, or the only one that its name or the beginning of its id names; of a name, the open
  /// ones come first.
  ///
  /// - Parameters:
  ///   - name: `2`, `run`, `cycling mon`, `6a9469`.
  ///   - title: a session in the reader's words.
  package func entry(
    _ name: SessionName, title: (ReflectedSession) -> String
  ) throws(Fault) -> Entry {
    if let number = Int(name.text), let entry = entries.first(where: { $0.number == number }) {
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
  /// What it is called in any language, and by its code.
  fileprivate var names: [String] {
    Language.allCases.map { $0.phrasebook.name(of: self) } + [activity.rawValue]
  }
}

extension TrainingPlan {
  /// What it is called in any language, and by its code.
  fileprivate var names: [String] {
    Language.allCases.map { $0.phrasebook.name(of: details) } + [details.activity.rawValue]
  }
}

extension Store {
  /// Those whose id is `text`, or begins so.
  fileprivate func identified(by text: String) -> [Item] {
    if let exact = all.first(where: { $0.id == text }) { return [exact] }
    return text.isEmpty ? [] : all.filter { $0.id.hasPrefix(text.lowercased()) }
  }
}

extension Store where Item == TrainingPlan {
  /// Those that are meant: by the beginning of their id, else by their name.
  ///
  /// - Parameters:
  ///   - name: `a1b2`, `run`, `yoga thu`.
  ///   - title: a plan in the reader's words.
  package func called(
    _ name: SessionName, title: (TrainingPlan) -> String
  ) -> [TrainingPlan] {
    let byID = identified(by: name.text)
    guard byID.isEmpty else { return byID }
    return name.found(
      among: all, on: { $0.isOn($1) },
      named: { ($0.details.name, $0.names + [title($0)]) })
  }
}

extension Store where Item == Reflection {
  /// Those that are meant: by the beginning of their id, else by their name.
  ///
  /// - Parameters:
  ///   - name: `a1b2`, `run`, `yesterday`.
  ///   - title: a reflection in the reader's words.
  package func called(_ name: SessionName, title: (Reflection) -> String) -> [Reflection] {
    let byID = identified(by: name.text)
    guard byID.isEmpty else { return byID }
    return name.found(
      among: all, on: { $0.date == $1 },
      named: { ($0.session.name, $0.session.names + [title($0)]) })
  }
}
