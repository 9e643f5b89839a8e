import Testing

@testable import ReadyDayCore

@Suite("Mail") struct MailTests {
  @Test(
    "quoted-printable keeps what is plain and spells out the rest",
    arguments: [
      ("a=b", "a=3Db\n"), ("ends in a space ", "ends in a space=20\n"), ("tab\t", "tab=09\n"),
      ("é", "=C3=A9\n"), ("one\ntwo\n", "one\ntwo\n"), ("a\n\nb", "a\n\nb\n"), ("", ""),
      (".", "=2E\n"), ("..", "=2E.\n"), ("From me", "=46rom me\n"), ("Fromage", "Fromage\n"),
      ("a\r", "a=0D\n"),
      (String(repeating: "a", count: 75) + "..", String(repeating: "a", count: 75) + "=\n=2E.\n"),
    ])
  func quotedPrintable(text: String, encoded: String) {
    #expect(QuotedPrintable.encode(text) == encoded)
  }

  @Test(
    "no encoded line is longer than 76 columns, and all of them decode to the text",
    arguments: 60...90)
  func lineLimit(length: Int) {
    for text in [String(repeating: "a", count: length), String(repeating: "é ", count: length)] {
      let encoded = QuotedPrintable.encode(text)
      #expect(encoded.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 })
      #expect(decoded(encoded) == text + "\n")
    }
  }

  struct Header: Sendable, CustomTestStringConvertible {
    let text: String
    let field: String

    var testDescription: String { text }
  }

  static let headers = [
    Header(text: "Mon 23 Nov: red recovery", field: "Subject: Mon 23 Nov: red recovery\n"),
    Header(text: "día", field: "Subject: =?utf-8?Q?d=C3=ADa?=\n"),
    Header(text: "=?utf-8?Q?x?=", field: "Subject: =?utf-8?Q?=3D=3Futf=2D8=3FQ=3Fx=3F=3D?=\n"),
    Header(
      text: "a\r\nBcc: eve@evil.test\r\n\r\nbody", field: "Subject: a Bcc: eve@evil.test body\n"),
    Header(text: "a\u{2028}b\u{0}c", field: "Subject: a bc\n"),
  ]

  @Test("no text of a header begins another one", arguments: headers)
  func header(_ expected: Header) {
    #expect(HeaderText.field("Subject", text: expected.text) == expected.field)
  }

  @Test("long headers are folded, and each folded line begins with a space") func folding() {
    for text in [String(repeating: "word ", count: 60), String(repeating: "día ", count: 60)] {
      let lines = HeaderText.field("Subject", text: text).split(separator: "\n")
      #expect(lines.count > 1)
      #expect(lines.allSatisfy { $0.utf8.count <= 78 })
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") })
    }
  }

  @Test(
    "an address is an address, with or without a name",
    arguments: [
      ("ana@example.test", ["ana@example.test"]),
      ("<ana@example.test>", ["ana@example.test"]),
      ("Ana <ana@example.test>", ["Ana", "<ana@example.test>"]),
      ("Ana Díaz <ana@example.test>", ["=?utf-8?Q?Ana_D=C3=ADaz?=", "<ana@example.test>"]),
      (#"Ana "the" Boss <a+b@example.test>"#, [#""Ana \"the\" Boss""#, "<a+b@example.test>"]),
    ])
  func mailbox(text: String, words: [String]) { #expect(Mailbox(text)?.words == words) }

  @Test("a name as long as it likes is folded too", arguments: ["a", "ana ", "\"a", "é"])
  func longName(part: String) throws {
    let name = String(repeating: part, count: 5000).prefix(4999) + "."
    let mailbox = try #require(Mailbox("\(name) <ana@example.test>"))
    for field in [
      HeaderText.field("To", words: mailbox.words), HeaderText.field("Subject", text: String(name)),
    ] {
      #expect(field.split(separator: "\n").allSatisfy { $0.utf8.count <= 78 })
      #expect(field.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix(" ") })
    }
  }

  @Test(
    "anything else is not",
    arguments: [
      "", "ana", "ana@", "@example.test", "a@b@c", "ana@example.test\nBcc: x@y.test", "a b@c.test",
      "ana@example.test, eve@evil.test", "Ana\r\nBcc: x <a@b.test>", ".a@b.test", "a@b..test",
      "añ@b.test", "Ana <a@b.test", "Ana <a@b.test> Eve",
    ])
  func noMailbox(text: String) { #expect(Mailbox(text) == nil) }

  @Test("the date is English and has its offset in minutes") func date() throws {
    let stamp = try #require(Timestamp("2026-11-02T06:05:02-03:30"))
    #expect(stamp.mailDate == "Mon, 2 Nov 2026 06:05:02 -0330")
  }

  /// What quoted-printable means, read the other way round.
  private func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "\n") {
        rest.removeFirst()
      } else {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
