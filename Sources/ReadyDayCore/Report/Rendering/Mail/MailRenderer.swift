/// A report as a whole mail (RFC 5322), to be handed to `sendmail -t`.
///
/// Lines end with a line feed, as sendmail and its kin want them on their standard input; they write
/// CRLF to the wire.
package struct MailRenderer: Sendable {
  let envelope: Envelope
  let subject: String
  let language: Language
  /// The report twice, as text and as a page.
  let text: String
  let html: String

  /// - Parameters:
  ///   - report: the report to render.
  ///   - subject: how much of it shows before the mail is opened.
  ///   - detail: how much the subject line may reveal.
  ///   - envelope: who writes to whom, and when.
  package init(
    report: Report, subject: String, telling detail: MailSubject.Detail = .zone, envelope: Envelope
  ) {
    (self.envelope, self.subject, language) = (envelope, subject, report.language)
    let report = report.mailed
    text = TextStyle.encodeVerbatim(TextRenderer(report: report, width: Self.width).lines)
    html = MailPage(report: report, preheader: detail.preheader(of: report)).document
  }

  package var document: String {
    headers + part("text/plain", text) + part("text/html", html) + "--\(boundary)--\n"
  }
}

/// Who sends the mail to whom, and when.
package struct Envelope: Sendable {
  let from: Mailbox
  let to: Mailbox
  let date: Timestamp

  package init(from: Mailbox, to: Mailbox, date: Timestamp) {
    (self.from, self.to, self.date) = (from, to, date)
  }
}

extension MailRenderer {
  /// The plain words of the mail's text, at most as wide as RFC 5322 §2.1.1 advises.
  static let width = 78

  private var headers: String {
    [
      HeaderText.field("From", words: envelope.from.words),
      HeaderText.field("To", words: envelope.to.words),
      HeaderText.field("Subject", text: subject),
      HeaderText.field("Date", words: [envelope.date.mailDate]),
      HeaderText.field("Message-ID", words: ["<readyday.\(digest)@\(envelope.from.domain)>"]),
      HeaderText.field("Auto-Submitted", words: ["auto-generated"]),
      HeaderText.field("MIME-Version", words: ["1.0"]),
      HeaderText.field("Content-Language", words: [language.code]),
      HeaderText.field(
        "Content-Type", words: ["multipart/alternative;", "boundary=\"\(boundary)\""]),
      "\n",
    ].joined()
  }

  /// Quoted-printable never has `=_` in it, so that no part can contain the boundary.
  private var boundary: String { "=_readyday_\(digest)" }

  private func part(_ type: String, _ content: String) -> String {
    "--\(boundary)\n"
      + HeaderText.field("Content-Type", words: ["\(type);", "charset=\"utf-8\""])
      + HeaderText.field("Content-Transfer-Encoding", words: ["quoted-printable"])
      + "\n" + QuotedPrintable.encode(content, hidesTags: type == "text/plain") + "\n"
  }

  /// Different mails have different names, the same one always the same.
  private var digest: String {
    var hash = StableHash()
    for text in [envelope.to.address, envelope.date.description, subject, text, html] {
      hash.add(text)
    }
    return "\(envelope.date.instant.secondsSince1970).\(hash.digits)"
  }
}

extension Timestamp {
  /// `Mon, 23 Nov 2026 06:55:02 +0100` (RFC 5322 §3.3), in English whatever the mail's language.
  var mailDate: String {
    // Minutes are the finest an offset can be there.
    let whole = UTCOffset(seconds: offset.seconds / 60 * 60) ?? .zero
    let local = instant.reading(at: whole)
    let words = English().shortDate(local.date).split(separator: " ")
    let year = local.date.parts.year
    let clock = local.description.suffix(8)
    let sign = whole.description.filter { $0 != ":" }
    return "\(words[0]), \(words[1]) \(words[2]) \(year) \(clock) \(sign)"
  }
}
