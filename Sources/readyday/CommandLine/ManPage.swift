import ReadyDayCore

/// The manual page, rendered from what the parser and the help pages follow.
struct ManPage {
  let commands: [Syntax]

  /// As man(7) wants it.
  var text: String {
    let blocks: [[String]] = [
      [
        #".TH READYDAY 1 \#(Version.date) "readyday \#(Version.current)" "User Commands""#,
        ".\\\" Lines are not stretched: lists of choices cannot be broken.", ".ad l",
        ".SH NAME", #"readyday \- the day your body and your calendars ask for, in one screen"#,
        ".SH SYNOPSIS", ".B readyday", ".RI [ COMMAND ]", "[options]",
        ".SH DESCRIPTION",
      ],
      Self.description.flatMap { Roff.paragraph($0) + [".PP"] }.dropLast(),
      [".SH COMMANDS"], commands.flatMap(section),
      [".SH COMMON OPTIONS"], options,
      [".SH CONFIGURATION"], configuration,
      [".SH ENVIRONMENT"], environment,
      [".SH FILES"], files,
      [".SH EXIT STATUS"], statuses,
    ]
    return blocks.joined().joined(separator: "\n") + "\n"
  }

  private static let description = [
    Help.purpose,
    "Without a command it is brief, once there is something to make it of. It reads files and "
      + "writes where it is told to: nothing leaves the computer.",
    "Options win over environment variables, these over the configuration file. "
      + "A double dash (--) ends the options.",
  ]
}

extension ManPage {
  private func section(_ syntax: Syntax) -> [String] {
    let common = syntax.options.filter(CommonOptions.isCommon).map(\.flag)
    let own = syntax.options.filter { !CommonOptions.isCommon($0) }
    let examples = syntax.examples.flatMap { example in
      [".PP"] + Roff.paragraph(example.meaning.withCapital + ":")
        + [".PP", ".RS 4", ".nf", Roff.text(example.line), ".fi", ".RE"]
    }
    return [".SS \(Roff.text(syntax.usage))"] + Roff.paragraph(syntax.details)
      + own.flatMap(entry) + [".PP"]
      + Roff.paragraph("Common options: \(common.joined(separator: ", ")).") + examples
  }

  private func entry(_ option: any CommandOption) -> [String] {
    [".TP", Roff.bold(option.usage)] + Roff.paragraph(option.explanation)
  }

  /// Those that commands share; the others stand with their commands.
  private var options: [String] {
    CommonOptions.groups.flatMap(\.options).flatMap(entry) + entry(Help.version)
  }

  private var configuration: [String] {
    let introduction =
      "The file is JSON5: comments, names without quotes and trailing commas are welcome. Every "
      + "key is optional; one that is not known, or stands twice, is an error."
    return Roff.paragraph(introduction)
      + ConfigurationKey.all.flatMap { key in
        [".TP", Roff.bold("\(key.path): \(key.example)")] + Roff.paragraph(key.meaning)
      }
  }

  private var environment: [String] {
    let options = commands.flatMap(\.options)
    return Environment.known.flatMap { variable in
      let standsFor = options.first { $0.variable == variable.name }.map { "for \($0.flag)" }
      return [".TP", ".B \(variable.name)"]
        + Roff.paragraph(variable.meaning ?? standsFor ?? "")
    }
  }

  private var files: [String] {
    [
      ".TP", ".I \\(ti/.config/readyday/config.json5",
      Roff.text("the configuration, where XDG_CONFIG_HOME names no other folder"),
      ".TP", ".I \\(ti/.local/share/readyday",
      Roff.text("what was imported, where XDG_DATA_HOME names no other folder"),
      ".TP", ".I \\(ti/.cache/readyday",
      Roff.text("fetched calendars, where XDG_CACHE_HOME names no other folder"),
      ".TP", ".I \\(ti/.local/state/readyday",
      Roff.text("what brief --once has told, where XDG_STATE_HOME names no other folder"),
      ".TP", ".I /usr/share/zoneinfo", "the time zones",
    ]
  }

  private var statuses: [String] {
    ExitStatus.allCases.flatMap { [".TP", ".B \($0.rawValue)"] + Roff.paragraph($0.meaning) }
  }
}

/// Text as roff wants it.
enum Roff {
  static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fP" }

  /// `text` in lines of a usual length; how it is filled is roff's affair.
  static func paragraph(_ text: String) -> [String] {
    TextWrapping.lines(of: text, width: 64).map(Self.text)
  }

  /// Hyphens stay what they are, so that options can be copied; a first dot or quote is no request.
  static func text(_ text: String) -> String {
    let escaped = text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "`": escaped += "\\(ga"
      case _ where character.isASCII: escaped.append(character)
      default:
        for scalar in character.unicodeScalars {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
        }
      }
    }
    return escaped.first == "." ? "\\&" + escaped : escaped
  }
}
