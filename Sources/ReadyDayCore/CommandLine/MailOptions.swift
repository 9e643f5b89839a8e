/// Who writes to whom with `--format mail`.
package struct MailOptions: Sendable {
  package let arguments: Arguments

  package init(_ arguments: Arguments) { self.arguments = arguments }

  package static let to = Option<Mailbox>(
    "mail-to", .address, aliases: ["to"], help: "recipient", es: "destinatario",
    configured: { [$0.mailTo].compactMap(\.self) })
  private static let from = Option<Mailbox>(
    "mail-from", .address, aliases: ["from"], help: "sender (default: the recipient's address)",
    es: "remitente (por defecto: la dirección del destinatario)")
  private static let subject = Option<MailSubject.Detail>(
    "subject", .choice, aliases: ["mail-subject"],
    help: "none: date; zone: kind of day (default); full: headline",
    es: "none: fecha; zone: tipo de día (por defecto); full: titular",
    configured: { [$0.privacy.mailSubject] })

  /// For mail whose subject cannot be set.
  package static let addresses = Syntax.Group(title: title, options: [to, from])
  package static let group = Syntax.Group(title: title, options: [to, from, subject])
  private static let title = Phrase("Mail (--format mail)", es: "Correo (--format mail)")

  private var to: Mailbox? { arguments[Self.to] }
  package var recipients: [String] { arguments.values(of: Self.to).map(\.text) }
  package var detail: MailSubject.Detail { arguments[Self.subject] ?? .zone }

  package func requireRecipient() throws {
    guard to == nil else { return }
    throw UsageError(
      .lacks("--format mail", .typed("--mail-to")),
      [.trying("--format mail --mail-to ana@example.test")])
  }

  /// Empty without a recipient.
  package func document(
    of report: Report, subject: String, telling detail: MailSubject.Detail = .zone,
    on occasion: BriefingDate
  ) -> String {
    guard let to else { return "" }
    let envelope = Envelope(
      from: arguments[Self.from] ?? Mailbox(name: "readyday", like: to), to: to,
      date: Timestamp(occasion.present, at: occasion.zone.offset(at: occasion.present)))
    return MailRenderer(report: report, subject: subject, telling: detail, envelope: envelope)
      .document
  }
}
