/// The words of `readyday correct`, which are those of the configuration.
extension Correction {
  package static let changes = ["kind", "demand", "owner"] + alone.map(\.word)
  /// The changes that need no value.
  package static let alone: [(word: String, change: Change)] = [
    ("movable", .movable), ("ignore", .ignore),
  ]
  /// The values of each property, and the changes they make.
  package static let values: [String: [(word: String, change: Change)]] = [
    "kind": EventKind.allCases.map { ($0.rawValue, .kind($0)) },
    "owner": EventOwner.allCases.map { ($0.rawValue, .owner($0)) },
    "demand": EventDemand.Level.allCases.map { ($0.code, .demand($0)) } + [("none", .demand(nil))],
  ]

  /// The only property that has this value; nil for `none`, which several have.
  package static func property(of value: String) -> String? {
    guard value != "none" else { return nil }
    return values.first { $0.value.contains { $0.word == value } }?.key
  }

  /// `words` with those of either language for a change in the configuration's; the event's stay.
  package static func understood(_ words: [String]) -> [String] {
    var words = words
    for place in words.indices.dropFirst().suffix(2) {
      let word = spoken[TitleWords.fold(words[place])]
      let isProperty = word.map { values[$0] != nil } ?? false
      if let word, isProperty != (place == words.count - 1) { words[place] = word }
    }
    return words
  }

  private static let spoken: [String: String] = {
    var spoken = [
      "tipo": "kind", "exigencia": "demand", "mio": "mine", "mia": "mine", "ajeno": "others",
      "ajena": "others", "movible": "movable", "ignorar": "ignore", "ninguna": "none",
    ]
    for voice in Language.allCases.map(\.voice) {
      for kind in EventKind.allCases { spoken[TitleWords.fold(voice.kind(kind))] = kind.rawValue }
      for level in EventDemand.Level.allCases {
        spoken[TitleWords.fold(voice.demandLevel(level))] = level.code
      }
    }
    return spoken
  }()
}

extension Voice {
  /// What a correction has made of the event with this title, and of its day's load; `date`: the only
  /// day on which it holds, nil for all.
  package func corrected(
    _ title: String, _ change: Correction.Change, on date: LocalDate?, load before: CalendarLoad,
    _ after: CalendarLoad
  ) -> String {
    let loads = (Int(rounding: before.score), Int(rounding: after.score))
    let made = made(change, of: title, on: date)
    guard loads.0 != loads.1 else { return made }
    return made + say("; load \(loads.0) → \(loads.1)", es: "; carga \(loads.0) → \(loads.1)")
  }

  func made(
    _ change: Correction.Change, of title: String, on date: LocalDate? = nil
  ) -> String {
    let since = (
      date.map { "on \(shortDate($0))" } ?? "from now on",
      date.map { "el \(self.date($0))" } ?? "desde ahora"
    )
    switch change {
    case .kind(let kind):
      return say(
        "\"\(title)\": kind \(self.kind(kind)) \(since.0)",
        es: "«\(title)»: tipo \(self.kind(kind)) \(since.1)")
    case .demand(let level?):
      let name = demandLevel(level).lowercased()
      return say(
        "\"\(title)\": demand \(name) \(since.0)", es: "«\(title)»: exigencia \(name) \(since.1)")
    case .demand(nil):
      return say(
        "\"\(title)\" takes time and no energy \(since.0)",
        es: "«\(title)» ocupa tiempo, pero no exige nada \(since.1)")
    case .owner(.mine):
      return say("\"\(title)\" is yours \(since.0)", es: "«\(title)» es tuyo \(since.1)")
    case .owner(.others):
      return say(
        "\"\(title)\" is somebody else's \(since.0)",
        es: "«\(title)» es de otra persona \(since.1)")
    case .movable:
      return say(
        "\"\(title)\" can be moved \(since.0)", es: "«\(title)» se puede mover \(since.1)")
    case .ignore:
      return say("\"\(title)\" is ignored \(since.0)", es: "«\(title)» se ignora \(since.1)")
    }
  }
}
