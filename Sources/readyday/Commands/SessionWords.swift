import ReadyDayCore

/// What a session is to be, in words without options: `run tomorrow 7am 45m hard`, in any order.
struct SessionWords: Sendable {
  private(set) var activity: ActivityName?
  private(set) var date: DateExpression?
  private(set) var start: TimeOfDay?
  private(set) var minutes: Int?
  private(set) var intensity: PlannedIntensity?

  init(_ words: [String]) throws {
    var words = Self.joined(words.flatMap { $0.split(separator: " ").map(String.init) })
    var names: [String] = []
    while let word = words.popLast() {
      if take(word) {
        // `at 7am`, `a las 19:00`, `on monday`, `for 45m`.
        while let last = words.last, Self.links.contains(last.lowercased()) { words.removeLast() }
      } else {
        names.insert(word, at: 0)
      }
    }
    guard !names.isEmpty else { return }
    let form = ValueForm<ActivityName>.activity
    let name = names.joined(separator: " ")
    guard let activity = form.read(name) else {
      throw form.refusal(of: Arguments.Given(text: name, origin: "plan add"))
    }
    self.activity = activity
  }

  private static let links: Set<String> = [
    "at", "on", "for", "a", "las", "la", "el", "durante", "the",
  ]

  /// `7 am` as one word.
  private static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      if ["am", "pm"].contains(word.lowercased()), let last = joined.last,
        TimeOfDay(spoken: last + word) != nil
      {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
  }

  /// False for what is none of it, or is said already.
  private mutating func take(_ word: String) -> Bool {
    if start == nil, let time = TimeOfDay(spoken: word) {
      start = time
    } else if date == nil, let date = DateExpression(word) {
      self.date = date
    } else if minutes == nil, let minutes = Self.length(word) {
      self.minutes = minutes
    } else if intensity == nil, let intensity = Self.intensity(word) {
      self.intensity = intensity
    } else {
      return false
    }
    return true
  }

  /// A number alone may be a time as well.
  private static func length(_ word: String) -> Int? {
    let word = word.lowercased()
    let text = word.hasSuffix("min") ? String(word.dropLast(2)) : word
    return Int(text) == nil ? Minutes(text)?.count : nil
  }

  private static func intensity(_ word: String) -> PlannedIntensity? {
    PlannedIntensity.allCases.first { intensity in
      Language.allCases.contains { $0.phrases.intensity(intensity) == word.lowercased() }
    }
  }
}
