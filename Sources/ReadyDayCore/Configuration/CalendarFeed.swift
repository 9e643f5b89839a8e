/// A program that prints a secret, such as `pass cal/work`. Its output is never shown.
package struct SecretCommand: Equatable, Sendable {
  /// The program and its arguments; never empty.
  package let words: [String]

  package init(words: [String]) { self.words = words }

  /// The program's name, which is not a secret, unlike the arguments.
  var program: String { words[0].split(separator: "/").last.map(String.init) ?? words[0] }
}

/// Where a calendar or forecast is fetched from. The address is secret, because it gives access to the events.
package struct CalendarFeed: Equatable, Sendable {
  package enum Address: Equatable, Sendable {
    case written(String)
    /// The address is the output of a program.
    case printed(SecretCommand)
  }

  package let address: Address
  /// The user agent; nil for readyday's own.
  package var agent: String?
  /// Whether the user accepts that the network can read the calendar.
  package var allowsPlain = false

  /// The name of its stored copy, a hash.
  var fileName: String {
    switch address {
    case .written(let url): CalendarRequest.name(of: url)
    case .printed(let command): CalendarRequest.name(of: command.words.joined(separator: "\u{0}"))
    }
  }

  /// The calendar's name if neither the configuration nor the calendar has one.
  package var usualName: String {
    switch address {
    case .written(let url): WebAddress(url)?.host ?? ""
    // The program's arguments may be the secret itself.
    case .printed(let command): command.program
    }
  }

  /// The feed as listed, without anything that gives access to the calendar.
  package var shown: String {
    switch address {
    case .written(let url): url.shownWebAddress
    case .printed(let command): "url_command: \(command.program) …"
    }
  }
}

extension ConfigurationNode {
  /// Nil if the calendar has no address.
  static func feed(_ members: [String: ConfigurationNode]) throws -> CalendarFeed? {
    let agent = try members["user_agent"]?.agent()
    let allowsPlain = try members["allow_http"]?.bool() ?? false
    if let command = members["url_command"] {
      let words = try command.texts()
      guard !words.isEmpty else { throw command.fault(.emptyText) }
      return CalendarFeed(
        address: .printed(SecretCommand(words: words)), agent: agent, allowsPlain: allowsPlain)
    }
    guard let node = members["url"] ?? members["path"] else { return nil }
    let text = try node.text()
    guard members["url"] != nil || text.isWebAddress else {
      if let needless = members["user_agent"] { throw needless.fault(.agentWithoutAddress) }
      return nil
    }
    let url = try node.webAddress(allowingPlain: allowsPlain)
    return CalendarFeed(address: .written(url), agent: agent, allowsPlain: allowsPlain)
  }

  /// Invalid text is never shown, since it may be a mistyped password.
  func webAddress(allowingPlain allowsPlain: Bool = false) throws -> String {
    guard let address = WebAddress(try text()) else {
      throw fault(.refusedAddress, [.accepted(.webAddress)])
    }
    guard address.isAllowed || allowsPlain else {
      throw fault(.plainAddress, [.accepted(.webAddress), .typed("allow_http: true")])
    }
    return address.url
  }

  /// An address in which `{latitude}` and `{longitude}` stand for numbers.
  func forecastAddress() throws -> String {
    _ = try webAddress()
    return try text()
  }

  private func agent() throws -> String {
    try value(.words(["readyday/1.0"])) { text in
      text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? nil : text
    }
  }
}
