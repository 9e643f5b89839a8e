import ReadyDayCore

struct InputPath: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    /// From the command line or a variable: unusable data is an error.
    case given
    /// From the configuration: unusable data is only a warning.
    case configured
    /// From readyday itself, for data that it stores.
    case stored
  }

  let path: String
  let origin: Origin
  /// Whether readyday wrote the file; a pipe in its place is then an error.
  let isStored: Bool

  init(_ path: String, _ origin: Origin = .given, isStored: Bool = false) {
    (self.path, self.origin) = (path, origin)
    self.isStored = isStored || origin == .stored
  }

  var shown: String { path.isWebAddress ? path.shownWebAddress : path.shownName }
}

extension [String] {
  func paths(_ origin: InputPath.Origin) -> [InputPath] { map { InputPath($0, origin) } }
}

extension Arguments {
  func paths(_ option: Option<String>) -> [InputPath] {
    let isAsked = has(option) || option.variable.flatMap { environment[$0] } != nil
    return all(option).paths(isAsked ? .given : .configured)
  }
}
