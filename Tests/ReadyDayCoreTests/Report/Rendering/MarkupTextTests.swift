import Testing

@testable import ReadyDayCore

@Suite("Words in Markdown and HTML") struct MarkupTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let markdown: String
    let html: String

    init(_ text: String, markdown: String, html: String? = nil) {
      self.text = text
      self.markdown = markdown
      self.html = html ?? text
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case("Stand-up, 09:00", markdown: "Stand-up, 09:00"),
    Case("R&D <b>", markdown: "R&amp;D &lt;b&gt;", html: "R&amp;D &lt;b&gt;"),
    Case("*a* _b_ `c`", markdown: #"\*a\* \_b\_ \`c\`"#),
    Case("![x](y)", markdown: #"!\[x\](y)"#),
    Case("a | b ~~c~~ $d$", markdown: #"a \| b \~\~c\~\~ \$d\$"#),
    Case("# no heading", markdown: ##"\# no heading"##),
    Case("- no list", markdown: #"\- no list"#),
    Case("1. no list", markdown: #"1\. no list"#),
    Case("16.4", markdown: #"16\.4"#),
    Case("see 16.4", markdown: "see 16.4"),
    Case("https://x.test/a", markdown: #"https:\//x.test/a"#),
    Case("ana@x.test", markdown: "ana\\@\u{2060}x.test"),
    Case("mailto:ana@x.test", markdown: "mailto:ana\\@\u{2060}x.test"),
    Case("xmpp:ana@x.test/a", markdown: "xmpp:ana\\@\u{2060}x.test/a"),
    Case("a@b@x.test", markdown: "a\\@\u{2060}b\\@\u{2060}x.test"),
    Case("www.x.test", markdown: #"www\.x.test"#),
    Case(#"say "it's""#, markdown: #"say "it's""#, html: "say &quot;it&#39;s&quot;"),
    Case("<\u{338}script>", markdown: "&lt;\u{338}script&gt;", html: "&lt;\u{338}script&gt;"),
    Case("|\u{301}", markdown: "\\|\u{301}"),
    Case("👩‍👩‍👧", markdown: "👩‍👩‍👧"),
    Case("", markdown: ""),
  ]

  @Test("nothing in a title means anything to Markdown", arguments: cases)
  func markdown(_ expected: Case) {
    #expect(
      MarkdownText(expected.text).string.unicodeScalars.elementsEqual(
        expected.markdown.unicodeScalars))
  }

  @Test("nothing in a title means anything to HTML", arguments: cases) func html(_ expected: Case) {
    #expect(
      HTMLText(expected.text).string.unicodeScalars.elementsEqual(expected.html.unicodeScalars))
  }

  @Test(
    "a link leads where it says",
    arguments: [
      ("https://meet.example.test/abc?x=1&y=2#z", "meet.example.test"),
      ("HTTP://example.test:8080", "example.test:8080"),
    ])
  func link(address: String, host: String) {
    let link = SafeLink(address)
    #expect(link?.address == address)
    #expect(link?.host == host)
  }

  @Test(
    "any other address is no link",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "ftp://x.test", "https://", "https:///x",
      "https://bank.test@evil.test/", "https://x.test/\"onclick=", "https://x.test/<b>",
      "https://x.test/a b", "https://x.test/)", "https://x.test/\n", "https://x.test/\u{202E}",
      "https://exämple.test/", "//x.test", "",
    ])
  func noLink(address: String) { #expect(SafeLink(address) == nil) }
}
