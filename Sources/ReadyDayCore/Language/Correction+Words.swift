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
