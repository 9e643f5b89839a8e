import ReadyDayCore

/// Who a briefing is mailed to, and what its subject gives away.
struct MailOptions: Sendable {
  private let to: Mailbox?
  private let from: Mailbox?
  /// What its subject gives away.
  let detail: MailSubject.Detail

  init(_ arguments: Arguments) {
    to = arguments[Self.to]
    from = arguments[Self.from]
    detail = arguments[Self.subject] ?? .zone
  }

  static let to = Option<Mailbox>(
    "mail-to", .address, aliases: ["to"], help: "recipient",
    configured: { [$0.mailTo].compactMap(\.self) })
  private static let from = Option<Mailbox>(
    "mail-from", .address, aliases: ["from"], help: "sender (default: the recipient's address)")
  private static let subject = Option<MailSubject.Detail>(
    "subject", .choice,
    help: "subject line: none = date, zone = kind of day (default), full = the headline",
    configured: { [$0.privacy.mailSubject] })

  /// Of a mail whose subject gives nothing away.
  static let addresses = Syntax.Group(title: "Mail (--format mail)", options: [to, from])
  static let group = Syntax.Group(title: "Mail (--format mail)", options: [to, from, subject])
}

extension MailOptions {
  /// Fails when nobody was named to send it to.
  func requireRecipient() throws {
    guard to == nil else { return }
    throw UsageError(
      .lacks("--format mail", .option("--mail-to")),
      [.trying("--format mail --mail-to ana@example.test")])
  }

  /// Nil when nobody was named to send it to.
  func envelope(on date: Timestamp) -> Envelope? {
    to.map { to in
      Envelope(from: from ?? Mailbox(name: "readyday", like: to), to: to, date: date)
    }
  }
}
