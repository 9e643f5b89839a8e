/// A report as a mail (RFC 5322), for `sendmail -t`.
///
/// Lines end with a line feed, which sendmail expects as input and sends as CRLF.
package struct MailRenderer: Sendable {
  let envelope: Envelope
  let subject: String
  let language: Language
  /// The plain-text alternative to `html`.
  let text: String
  let html: String

  /// - Parameter detail: how much the subject and the preview may reveal.
  package init(
    report: Report, subject: String, telling detail: MailSubject.Detail = .zone, envelope: Envelope
  ) {
    (self.envelope, self.subject, language) = (envelope, subject, report.language)
    let report = report.mailed
    text = TextStyle.encodeVerbatim(TextRenderer(report: report, width: Self.width).lines)
    let medium = PageMedium.mail(preheader: detail.preheader(of: report))
    html = HTMLRenderer(report: report, medium: medium).document
  }

  package var document: String {
    headers + part("text/plain", text) + part("text/html", html) + "--\(boundary)--\n"
  }

  /// The width of the plain text, as RFC 5322 §2.1.1 recommends.
  static let width = 78

  private var headers: String {
    [
      HeaderText.field("From", words: envelope.from.words),
      HeaderText.field("To", words: envelope.to.words), HeaderText.field("Subject", text: subject),
      HeaderText.field("Date", words: [envelope.date.mailDate]),
      HeaderText.field("Message-ID", words: ["<readyday.\(digest)@\(envelope.from.domain)>"]),
      HeaderText.field("Auto-Submitted", words: ["auto-generated"]),
      HeaderText.field("MIME-Version", words: ["1.0"]),
      HeaderText.field("Content-Language", words: [language.code]),
      HeaderText.field(
        "Content-Type", words: ["multipart/alternative;", "boundary=\"\(boundary)\""]), "\n",
    ].joined()
  }

  /// Quoted-printable text never contains `=_` and therefore never the boundary.
  private var boundary: String { "=_readyday_\(digest)" }

  private func part(_ type: String, _ content: String) -> String {
    "--\(boundary)\n" + HeaderText.field("Content-Type", words: ["\(type);", "charset=\"utf-8\""])
      + HeaderText.field("Content-Transfer-Encoding", words: ["quoted-printable"]) + "\n"
      + QuotedPrintable.encode(content, hidesTags: type == "text/plain") + "\n"
  }

  /// Differs between mails, but is always the same for the same mail.
  private var digest: String {
    var hash = StableHash()
    for text in [envelope.to.address, envelope.date.description, subject, text, html] {
      hash.add(text)
    }
    return "\(envelope.date.instant.secondsSince1970).\(hash.digits)"
  }
}

package struct Envelope: Sendable {
  let from: Mailbox
  let to: Mailbox
  let date: Timestamp

  package init(from: Mailbox, to: Mailbox, date: Timestamp) {
    (self.from, self.to, self.date) = (from, to, date)
  }
}

extension Timestamp {
  /// For example `Mon, 23 Nov 2026 06:55:02 +0100` (RFC 5322 §3.3); always in English.
  var mailDate: String {
    // A mail's date allows only whole minutes in its offset.
    let whole = UTCOffset(seconds: offset.seconds / 60 * 60) ?? .zero
    let local = instant.reading(at: whole)
    let words = Voice(.english).shortDate(local.date).split(separator: " ")
    let year = local.date.parts.year
    let clock = local.description.suffix(8)
    let sign = whole.description.filter { $0 != ":" }
    return "\(words[0]), \(words[1]) \(words[2]) \(year) \(clock) \(sign)"
  }
}

// Mail programs clip mails at 102 kB; the last parts of a longer one would be lost.

extension Report {
  /// The most events in a list.
  private static let mostMailed = 40

  /// The report with at most 40 events per list, and the number of further events.
  var mailed: Report {
    var report = self
    report.isDense = false
    report.sections = sections.map { section in
      Section(section.heading, section.contents.flatMap { $0.mailed(language.voice) })
    }
    return report
  }

  fileprivate static func mailed(_ events: Events, _ phrases: Voice) -> [Content] {
    var shown = events
    shown.rows = events.rows.prefix(mostMailed).map { row in
      var row = row
      row.title = SafeText(row.title).string.limited(toBytes: 120)
      row.conflict = row.conflict.map { SafeText($0).string.limited(toBytes: 120) }
      return row
    }
    shown.others = Array(events.others.prefix(mostMailed))
    let more = events.rows.count - shown.rows.count
    return [.events(shown)] + (more > 0 ? [.note(phrases.further(more).withCapital)] : [])
  }
}

extension Report.Content {
  fileprivate func mailed(_ phrases: Voice) -> [Report.Content] {
    if case .events(let events) = self { Report.mailed(events, phrases) } else { [self] }
  }
}
