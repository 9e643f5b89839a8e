import ReadyDayCore

/// The pages of `readyday help`, never wider than 80 columns.
enum Help {
  static let width = 80
  /// Where the explanations begin.
  private static let column = 26

  /// A command's own page.
  static func page(of syntax: Syntax) -> [String] {
    var lines = ["usage: \(syntax.usage)", ""]
    lines += wrapped(syntax.details, indent: 0)
    for group in syntax.groups {
      let own = group.options.filter { !CommonOptions.isCommon($0) }
      if !own.isEmpty { lines += section(group.title, own) }
    }
    let common = syntax.options.filter(CommonOptions.isCommon).map(\.flag)
    if !common.isEmpty {
      lines += ["", "Common options (readyday help options)"]
      lines += wrapped(common.joined(separator: " "), indent: 2)
    }
    return lines + ["", "Examples"] + syntax.examples.flatMap(lines(of:))
  }

  /// The options that commands share; a command's page names those that it takes.
  static var options: [String] {
    let introduction =
      "Options that many commands take; a command's page names those that it takes. An option wins "
      + "over its environment variable, and that over the configuration."
    return wrapped(introduction, indent: 0)
      + CommonOptions.groups.flatMap { section($0.title, $0.options) }
  }

  private static func section(_ title: String, _ options: [any CommandOption]) -> [String] {
    ["", title] + options.flatMap { entry($0.usage, $0.explanation) }
  }

  /// What there is and how to begin.
  static func overview(of groups: [CommandGroup]) -> [String] {
    var lines = wrapped(purpose, indent: 0)
    lines += ["", "usage: readyday COMMAND [options]"]
    for group in groups {
      lines += ["", group.title]
      lines += group.commands.flatMap { entry($0.syntax.command, $0.syntax.summary) }
    }
    lines += ["", "Options"]
    lines += [Syntax.help, version].flatMap { entry($0.usage, $0.explanation) }
    lines += ["", "Start here"]
    lines += start.flatMap(Self.lines(of:))
    return lines + [""]
      + wrapped(
        "readyday help COMMAND explains a command, readyday help options what most of them take.",
        indent: 0)
  }

  static let purpose =
    "readyday reads your recovery and your calendars, and says what the day asks of you."

  static let version = Flag("version", help: "print the version")

  static let start = [
    Syntax.Example("readyday init", "tell it once where your data is"),
    Syntax.Example(
      "readyday brief --whoop whoop.json --calendar work.ics", "this morning's brief"),
    Syntax.Example(
      "readyday tomorrow --calendar ~/.calendars", "tomorrow, calendars alone"),
  ]
}

extension Help {
  private static func lines(of example: Syntax.Example) -> [String] {
    ["  " + example.line] + wrapped(example.meaning, indent: 6)
  }

  /// `term` with its meaning beside it, or beneath when the term is too long.
  private static func entry(_ term: String, _ meaning: String) -> [String] {
    var lines = wrapped(meaning, indent: column)
    let head = "  " + term
    guard head.count + 2 <= column, !lines.isEmpty else { return [head] + lines }
    lines[0] = head + lines[0].dropFirst(head.count)
    return lines
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return TextWrapping.lines(of: text, width: width - indent).map { margin + $0 }
  }
}

extension Syntax {
  /// `readyday help [COMMAND]`.
  var usage: String {
    let words = operands.map(\.usage).joined(separator: " ")
    return "readyday \(command) [options]" + (words.isEmpty ? "" : " [\(words)]")
  }
}

extension CommandOption {
  /// The help text, with the choices that `usage` leaves out and the variable that stands in.
  var explanation: String {
    var text = help
    if arity == .list { text += ": \(candidates.words.joined(separator: ", "))" }
    if let variable { text += " (\(variable))" }
    return text
  }
}
