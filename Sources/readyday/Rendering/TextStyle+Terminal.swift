import ReadyDayCore

extension TextStyle {
  enum Colour: String, CaseIterable, Sendable {
    case auto, always, never
  }
}

extension TextStyle {
  /// - Parameters:
  ///   - columns: what the terminal itself says; nil when the output is none.
  ///   - width: what was asked for.
  init(
    colour: Colour, ascii: Bool, width: Int?, environment: Environment, columns: Int?
  ) {
    let isTerminal = columns != nil
    let told = isTerminal ? environment["COLUMNS"].flatMap { Int($0) } ?? columns : nil
    self.init(
      usesColour: Self.usesColour(colour, environment: environment, isTerminal: isTerminal),
      usesASCII: ascii || environment.wantsASCII,
      width: min(max(width ?? told ?? Self.usualWidth, Self.narrowest), Self.widest))
  }

  /// The option wins, then a wish for no colour, then one for colour, then what the output is.
  private static func usesColour(
    _ colour: Colour, environment: Environment, isTerminal: Bool
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
