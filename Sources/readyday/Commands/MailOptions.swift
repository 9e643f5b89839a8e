import ReadyDayCore

/// Who a briefing is mailed to, and what its subject line reveals.
struct MailOptions: Sendable {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  static let to = Option<Mailbox>(
    "mail-to", .address, aliases: ["to"], help: Phrase("recipient", es: "destinatario"),
    configured: { [$0.mailTo].compactMap(\.self) })
  private static let from = Option<Mailbox>(
    "mail-from", .address, aliases: ["from"],
    help: Phrase(
      "sender (default: the recipient's address)",
      es: "remitente (por defecto: la dirección del destinatario)"))
  private static let subject = Option<MailSubject.Detail>(
    "subject", .choice,
    help: Phrase(
      "subject: date, kind of day (default) or headline",
      es: "asunto: fecha, tipo de día (por defecto) o titular"),
    configured: { [$0.privacy.mailSubject] })

  /// Without the subject, for mails that have a fixed one.
  static let addresses = Syntax.Group(title: title, options: [to, from])
  static let group = Syntax.Group(title: title, options: [to, from, subject])
  private static let title = Phrase("Mail (--format mail)", es: "Correo (--format mail)")
}

extension MailOptions {
  private var to: Mailbox? { arguments[Self.to] }
  /// What the subject line reveals.
  var detail: MailSubject.Detail { arguments[Self.subject] ?? .zone }

  /// Fails without a recipient.
  func requireRecipient() throws {
    guard to == nil else { return }
    throw UsageError(
      .lacks("--format mail", .option("--mail-to")),
      [.trying("--format mail --mail-to ana@example.test")])
  }

  /// Nil without a recipient.
  func envelope(on date: Timestamp) -> Envelope? {
    to.map { to in
      Envelope(
        from: arguments[Self.from] ?? Mailbox(name: "readyday", like: to), to: to, date: date)
    }
  }
}
