/// What an assistant may ask. Each tool reads and stands for one command; none takes a path, an
/// address or an option.
enum AssistantTool: String, CaseIterable {
  case brief, days, history, explain
  case whatIf = "what_if"
  case doctor

  struct Argument {
    enum Form {
      case text
      case count(ClosedRange<Int>)
      case choice([String])
    }

    let name: String
    let form: Form
    let meaning: String
    var isNeeded = false
  }

  /// Arguments that a tool does not take; the sentence says which it takes.
  struct Fault: Error {
    let sentence: String
  }

  /// As in `tools/list`.
  var description: JSON {
    let arguments = arguments
    let properties = Dictionary(
      uniqueKeysWithValues: arguments.map { ($0.name, $0.schema) })
    return .object([
      "name": .string(rawValue), "title": .string(title), "description": .string(meaning),
      "inputSchema": .object([
        "type": .string("object"), "properties": .object(properties),
        "required": .array(arguments.filter(\.isNeeded).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ]),
      "annotations": .object(["readOnlyHint": .bool(true), "openWorldHint": .bool(false)]),
    ])
  }

  private var title: String {
    switch self {
    case .brief: "Briefing of a day"
    case .days: "Events of days"
    case .history: "Weeks of measurements"
    case .explain: "Where it comes from"
    case .whatIf: "After a change"
    case .doctor: "Check of the set-up"
    }
  }

  private var meaning: String {
    switch self {
    case .brief:
      "The day in one page: recovery, sleep, what to do and why, how hard to train and when, "
        + "events by energy demand, tonight's bedtime. Also for another day, such as tomorrow."
    case .days:
      "Events, planned sessions and free time between them, day by day. Numbers of events are "
        + "those that explain and what_if take."
    case .history:
      "How measurements changed: every metric or one, over weeks; which habits go with recovery; "
        + "or the review of the week before the date."
    case .explain:
      "Why: each condition with its numbers, for a topic (recovery, sleep, tonight, load, windows, "
        + "verdict, day, strain, place, habits), a letter of advice (A, B, C), an event's number or "
        + "title, or a rule."
    case .whatIf:
      "Headline and advice before and after changes to the day. Nothing is changed in a calendar."
    case .doctor:
      "What is set up and read, how fresh it is, and what to fix. Names no files."
    }
  }

  private static let metrics =
    ["trends", "habits", "review"] + TrendMetric.allCases.map(\.rawValue)

  private var arguments: [Argument] {
    switch self {
    case .brief: [.date, .detail, .language]
    case .days:
      [
        Argument(name: "from", form: .text, meaning: "first day (default: today)"),
        Argument(name: "to", form: .text, meaning: "last day (default: the first)"),
        .detail, .language,
      ]
    case .history:
      [
        Argument(name: "what", form: .choice(Self.metrics), meaning: "", isNeeded: true),
        Argument(name: "weeks", form: .count(1...104), meaning: "up to the date (default: 8)"),
        .date, .detail, .language,
      ]
    case .explain:
      [
        Argument(name: "what", form: .text, meaning: "what to explain", isNeeded: true),
        .date, .detail, .language,
      ]
    case .whatIf:
      [
        Argument(
          name: "change", form: .text,
          meaning:
            "\"move EVENT to 15:00\", \"move EVENT to tomorrow 10:00\", \"drop EVENT\", "
            + "\"shorten EVENT to 30m\" (by 30 minutes), \"recovery 55\"; several separated by ;",
          isNeeded: true),
        .date, .detail, .language,
      ]
    case .doctor: [.language]
    }
  }

  /// The words of the command that answers.
  func words(_ given: [String: JSON]) throws(Fault) -> [String] {
    let values = try values(given)
    var words = try command(values)
    if let date = values["date"] { words.append("--date=\(date)") }
    if let language = values["language"] { words.append("--lang=\(language)") }
    return words
      + (values["detail"] == "json" ? ["--format=json"] : ["--width=72", "--color=never"])
  }

  private func command(_ values: [String: String]) throws(Fault) -> [String] {
    let what = values["what"] ?? ""
    switch self {
    case .brief: return ["brief"]
    case .days:
      return ["agenda"]
        + ["from", "to"].compactMap { name in
          values[name].map { "--\(name)=\($0)" }
        }
    case .history where what == "habits" || what == "review": return [what]
    case .history:
      let metric = what == "trends" ? [] : [what]
      return ["trends"] + metric + (values["weeks"].map { ["--weeks=\($0)"] } ?? [])
    case .explain:
      guard !what.hasPrefix("-") else { throw Fault(sentence: "nothing called \"\(what)\"") }
      return ["explain", what]
    case .whatIf: return ["what-if"] + (try Self.changes(values["change"] ?? ""))
    case .doctor: return ["doctor"]
    }
  }

  /// `move review to 15:00; drop 3` as options.
  private static func changes(_ text: String) throws(Fault) -> [String] {
    var options: [String] = []
    for part in text.split(separator: ";").map({ String($0).trimmed() }) where !part.isEmpty {
      let verb = part.prefix { $0 != " " }
      let rest = String(part[verb.endIndex...]).trimmed()
      switch (verb.lowercased(), rest.isEmpty) {
      case ("move", false): options.append("--move=\(rest)")
      case ("drop", false), ("cancel", false): options.append("--drop=\(rest)")
      case ("shorten", false): options.append("--shorten=\(rest)")
      case ("recovery", false): options.append("--set=recovery=\(rest)")
      default:
        throw Fault(sentence: "change \"\(part)\" is none of: move, drop, shorten, recovery")
      }
    }
    return options
  }

  private func values(_ given: [String: JSON]) throws(Fault) -> [String: String] {
    let known = arguments
    var values: [String: String] = [:]
    for (name, value) in given.sorted(by: { $0.key < $1.key }) where value != .null {
      guard let argument = known.first(where: { $0.name == name }) else {
        let names = known.map(\.name).joined(separator: ", ")
        throw Fault(sentence: "no argument \"\(name.beginning(bytes: 40))\"; there are: \(names)")
      }
      values[name] = try argument.text(of: value)
    }
    if let missing = known.first(where: { $0.isNeeded && values[$0.name] == nil }) {
      throw Fault(sentence: "\(rawValue) needs \"\(missing.name)\"")
    }
    return values
  }
}

extension AssistantTool.Argument {
  fileprivate static let date = Self(
    name: "date", form: .text,
    meaning: "2026-11-23, today, tomorrow, monday, +3d, -1w (default: today)")
  fileprivate static let detail = Self(
    name: "detail", form: .choice(["page", "json"]), meaning: "page (default), or all values")
  fileprivate static let language = Self(
    name: "language", form: .choice(Language.allCases.map(\.code)), meaning: "")

  fileprivate var schema: JSON {
    var members: [String: JSON] = meaning.isEmpty ? [:] : ["description": .string(meaning)]
    switch form {
    case .text: members["type"] = .string("string")
    case .choice(let words):
      members["type"] = .string("string")
      members["enum"] = .array(words.map(JSON.string))
    case .count(let range):
      members["type"] = .string("integer")
      members["minimum"] = .integer(range.lowerBound)
      members["maximum"] = .integer(range.upperBound)
    }
    return .object(members)
  }

  /// One line without control characters, since it becomes a word of a command.
  fileprivate func text(of value: JSON) throws(AssistantTool.Fault) -> String {
    switch form {
    case .text:
      if let text = value.text, !text.trimmed().isEmpty, text.utf8.count <= 1_000,
        text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      {
        return text
      }
      throw AssistantTool.Fault(sentence: "\(name) must be one line of text")
    case .choice(let words):
      if let text = value.text, words.contains(text) { return text }
      throw AssistantTool.Fault(
        sentence: "\(name) must be one of: \(words.joined(separator: ", "))")
    case .count(let range):
      if let count = value.int, range.contains(count) { return String(count) }
      throw AssistantTool.Fault(
        sentence: "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
