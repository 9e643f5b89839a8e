import ReadyDayCore

extension TextStyle {
  /// Whether a terminal gets what only a terminal understands.
  enum Use: String, CaseIterable, Sendable {
    case auto, always, never
  }
}

extension TextStyle {
  /// As messages have it: without colour or wrapping, in ASCII where the locale needs it.
  static func plain(in environment: Environment) -> TextStyle {
    TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  /// - Parameters:
  ///   - columns: what the terminal itself says; nil when the output is none.
  ///   - width: the requested one.
  init(
    colour: Use, links: Use = .auto, ascii: Bool, width: Int?, environment: Environment,
    columns: Int?
  ) {
    let isTerminal = columns != nil
    let told = isTerminal ? environment["COLUMNS"].flatMap { Int($0) } ?? columns : nil
    self.init(
      usesColour: Self.usesColour(colour, environment: environment, isTerminal: isTerminal),
      usesASCII: ascii || environment.wantsASCII,
      width: min(max(width ?? told ?? Self.usualWidth, Self.narrowest), Self.widest))
    usesLinks = Self.usesLinks(links, environment: environment, isTerminal: isTerminal)
  }

  /// On a terminal that is known to follow links: others print what belongs to one, or lose it.
  private static func usesLinks(_ links: Use, environment: Environment, isTerminal: Bool) -> Bool {
    switch links {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    guard isTerminal, environment["TERM"] != "dumb" else { return false }
    if let force = environment["FORCE_HYPERLINK"] { return force != "0" }
    let isNamed = ["VTE_VERSION", "WT_SESSION", "KITTY_WINDOW_ID"].contains {
      environment[$0] != nil
    }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty"]
    return isNamed || environment["TERM_PROGRAM"].map(programs.contains) == true
  }

  /// The option wins, then a wish for no colour, then one for colour, then what the output is.
  private static func usesColour(
    _ colour: Use, environment: Environment, isTerminal: Bool
  ) -> Bool {
    switch colour {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil || environment["TERM"] == "dumb" { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    return isTerminal && environment["TERM"] != nil
  }
}
