extension TextStyle {
  /// For messages: no colour, no wrapping, and ASCII if the locale needs it.
  package static func plain(in environment: Environment) -> TextStyle {
    TextStyle(usesColour: false, usesASCII: environment.wantsASCII, width: .max)
  }

  /// `width` is the requested one; `columns` is nil if the output is not a terminal.
  package init(
    colour: Use, links: Use = .auto, ascii: Bool, width: Int?, environment: Environment,
    columns: Int?
  ) {
    let isTerminal = columns != nil
    let reported = environment["COLUMNS"].flatMap { Int(written: $0) } ?? columns
    self.init(
      usesColour: Self.usesColour(colour, environment: environment, isTerminal: isTerminal),
      usesASCII: ascii || environment.wantsASCII,
      width: min(max(width ?? reported ?? Self.usualWidth, Self.narrowest), Self.widest))
    fitsScreen = (width ?? reported) != nil
    hasManyColours =
      environment["COLORTERM"]?.isEmpty == false
      || ["256color", "direct"].contains { environment["TERM"]?.hasSuffix($0) == true }
    usesLinks = Self.usesLinks(links, environment: environment, isTerminal: isTerminal)
  }

  /// Only for terminals that are known to support links; others may print codes or lose the text.
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

  /// The option decides, or else variables (against colour first), or else being a terminal.
  private static func usesColour(_ colour: Use, environment: Environment, isTerminal: Bool) -> Bool
  {
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
