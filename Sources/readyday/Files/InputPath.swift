import ReadyDayCore

/// A path to read, and who named it.
struct InputPath: Hashable, Sendable {
  enum Origin: Hashable, Sendable {
    /// The command line, or a variable: data that cannot be used is an error.
    case asked
    /// The configuration: data that cannot be used is only a warning.
    case configured
    /// readyday itself, for data it stores.
    case kept
  }

  let path: String
  let origin: Origin
  /// Whether readyday itself wrote the file: a pipe in its place is a mistake.
  let isStored: Bool

  init(_ path: String, _ origin: Origin = .asked, isStored: Bool = false) {
    (self.path, self.origin) = (path, origin)
    self.isStored = isStored || origin == .kept
  }

  /// As messages show it.
  var shown: String { path.isWebAddress ? path.shownWebAddress : path.shownName }
}

extension [String] {
  /// These paths, all with this origin.
  func paths(_ origin: InputPath.Origin) -> [InputPath] { map { InputPath($0, origin) } }
}

extension String {
  /// The paths in a variable, which colons separate. An address has colons of its own: from one on, nothing is
  /// separated, so that no piece of it is shown as a path.
  var pathList: [String] {
    var pieces = split(separator: ":").map(String.init)
    let start = pieces.indices.dropLast().first { "\(pieces[$0]):\(pieces[$0 + 1])".isWebAddress }
    guard let start else { return pieces }
    let address = pieces[start...].joined(separator: ":")
    pieces.replaceSubrange(start..., with: [address])
    return pieces
  }
}
