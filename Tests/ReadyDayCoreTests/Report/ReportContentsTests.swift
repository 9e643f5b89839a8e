import Testing

@testable import ReadyDayCore

/// What any section may hold, in each of the formats.
@Suite("Report contents") struct ReportContentsTests {
  private static func report(_ contents: Report.Content...) -> Report {
    Report(.english, title: "Monday", place: "UTC", [.init("Water", contents)])
  }

  private static func text(
    _ content: Report.Content, width: Int = 60, usesASCII: Bool = false
  ) -> String {
    let style = TextStyle(usesColour: false, usesASCII: usesASCII, width: width)
    let text = style.text(of: report(content))
    return String(text.dropFirst("Monday · UTC\n\nWATER\n".count))
  }

  private static func markdown(_ content: Report.Content) -> String {
    let text = MarkdownRenderer(report: report(content)).document
    let start = "# Monday\n\n## Water\n\n"
    #expect(text.hasPrefix(start) && text.hasSuffix("\n\n---\n\nUTC\n"))
    return String(text.dropFirst(start.count).dropLast("\n\n---\n\nUTC\n".count))
  }

  private static func html(_ content: Report.Content) -> String {
    let page = HTMLRenderer(report: report(content)).document
    let parts = page.split(separator: "<h2>Water</h2>\n", maxSplits: 1)
    return parts.last?.split(separator: "\n</section>").first.map(String.init) ?? page
  }

  @Test("a paragraph is broken, what belongs to it stands beneath, a command stays whole")
  func paragraphs() {
    let command = "drink --glasses 2 --of water --slowly --before 12:00"
    let content = Report.Content.paragraphs([
      .init("two *glasses* so far"),
      .init("of eight a day, which is what most of us need", depth: 1),
      .init(command, depth: 1, isCommand: true),
    ])
    #expect(
      Self.text(content, width: 40) == """
        two *glasses* so far
          of eight a day, which is what most of
          us need
          \(command)

        """)
    #expect(
      Self.markdown(content) == """
        Two \\*glasses\\* so far

        - of eight a day, which is what most of us need
        - \(command)
        """)
    #expect(
      Self.html(content) == """
        <p>Two *glasses* so far</p>
        <p class="note">of eight a day, which is what most of us need</p>
        <p><code>\(command)</code></p>
        """)
  }

  @Test("details stand side by side, entries beneath each other") func detailsAndList() {
    let details = Report.Content.details(["2 glasses", "<1 l"])
    #expect(Self.text(details) == "  2 glasses · <1 l\n")
    #expect(Self.markdown(details) == "2 glasses · &lt;1 l")
    #expect(Self.html(details) == "<p class=\"note\">2 glasses · &lt;1 l</p>")
    let list = Report.Content.list(["drink a glass before you leave the house", "and one after"])
    #expect(
      Self.text(list, width: 40) == """
          drink a glass before you leave the
            house
          and one after

        """)
    #expect(Self.markdown(list) == "- drink a glass before you leave the house\n- and one after")
    #expect(Self.html(list).hasSuffix("<li>and one after</li>\n</ul>"))
  }

  @Test("a table has columns; its last one is cut, broken, or left out of a narrow page")
  func tables() {
    let rows = [("glass", "one of the large ones, filled to its brim"), ("jug", "none")]
    #expect(
      Self.text(.table(.init(rows, fit: .cut)), width: 40) == """
          glass  one of the large ones, filled …
          jug    none

        """)
    #expect(
      Self.text(.table(.init(rows, fit: .wrap)), width: 40) == """
          glass  one of the large ones, filled
                 to its brim
          jug    none

        """)
    let table = Report.Content.table(.init(rows, fit: .wrap))
    #expect(
      Self.markdown(table) == """
        - **glass** one of the large ones, filled to its brim
        - **jug** none
        """)
    #expect(
      Self.html(table) == """
        <table aria-label="Water">
        <tbody>
        <tr><th scope="row">Glass</th><td>one of the large ones, filled to its brim</td></tr>
        <tr><th scope="row">Jug</th><td>none</td></tr>
        </tbody>
        </table>
        """)
  }

  @Test("a long name leaves its text a line of its own") func longNames() {
    var table = Report.Table(
      [
        .init([.init("a watering can with a long spout"), .init("to the brim at dawn", tone: .red)]
        ),
        .init([.init("jug"), .init("")]),
      ], fit: .wrap)
    #expect(
      Self.text(.table(table), width: 40) == """
          a watering can with a long spout
              to the brim at dawn
          jug

        """)
    table.hasSigns = true
    #expect(
      Self.text(.table(table), width: 24) == """
          a watering can with a…
              ! to the brim at
                dawn
          jug

        """)
  }

  private static var week: Report.Table {
    var table = Report.Table(
      [
        .init([.init("Mon"), .init("low", before: "2 ", tone: .red, after: "!"), .init("--")]),
        .init([.init("Tue"), .init("9"), .init("a litre, and half of one", "a litre")]),
      ], fit: .list)
    (table.head, table.isIndented) = (["", "glasses", "jugs"], false)
    return table
  }

  @Test("a table with a head keeps it; what is too wide names less, or becomes a list")
  func tablesWithHeads() {
    #expect(
      Self.text(.table(Self.week)) == """
             GLASSES  JUGS
        Mon  2 low!   --
        Tue  9        a litre, and half of one

        """)
    #expect(Self.text(.table(Self.week), width: 30).hasSuffix("\nTue  9        a litre\n"))
    #expect(Self.text(.table(Self.week), width: 18).contains("\nTue  9 · a litre\n"))
    #expect(
      Self.markdown(.table(Self.week)) == """
        |  | glasses | jugs |
        | --- | --- | --- |
        | Mon | 2 low! | \\-- |
        | Tue | 9 | a litre, and half of one |
        """)
    #expect(Self.html(.table(Self.week)).contains("<th scope=\"col\">glasses</th>"))
    #expect(Self.html(.table(Self.week)).contains("<table aria-label=\"Water\" class=\"wide\">"))
    #expect(
      Self.html(.table(Self.week))
        .contains("<td class=\"word red\" data-label=\"glasses\">2\u{A0}low!</td>"))
  }

  @Test("groups of a table share its columns; a note stands beneath its row") func groups() {
    let table = Report.Content.table(
      .init(
        [
          .init(title: "Mon", rows: [.init([.init("1"), .init("glass")], note: "cold")]),
          .init(title: "Tue", rows: [.init([.init("12"), .init("glasses")])]),
        ], fit: .cut))
    #expect(
      Self.text(table) == """
        Mon
          1   glass
              cold

        Tue
          12  glasses

        """)
    #expect(Self.markdown(table).contains("**Mon**\n\n- **1** glass · cold\n\n**Tue**"))
    #expect(Self.html(table).contains("<h2>Tue</h2>"))
    #expect(Self.html(table).contains("<td>glass<br><span class=\"note\">cold</span></td>"))
  }

  @Test("what matters in a table has a sign, also where there is no colour") func signs() {
    var table = Report.Table(
      [("well", Report.Tone.plain), ("jug", .yellow), ("tap", .red)].map { name, tone in
        .init([.init(name), .init("dry", tone: tone)])
      }, fit: .wrap)
    table.hasSigns = true
    #expect(
      Self.text(.table(table)) == """
          well    dry
          jug   - dry
          tap   ! dry

        """)
  }

  @Test("bars have ten cells, and go where there is no room for them") func bars() {
    var (glass, jug) = (Report.Bar("glass", fraction: 50), Report.Bar("jug", fraction: 100))
    (glass.value, glass.aside, glass.notes) = ("5", "half", ["of ten"])
    (jug.value, jug.aside) = ("100", "all of it")
    let bars = Report.Content.bars(Report.Strip([glass, jug]))
    #expect(
      Self.text(bars) == """
          glass    5  █████░░░░░  half
            of ten
          jug    100  ██████████  all of it

        """)
    #expect(Self.text(bars, width: 26).hasPrefix("  glass    5    half\n    of ten\n"))
    #expect(Self.text(bars, width: 20).hasSuffix("\n  jug    100\n    all of it\n"))
    #expect(
      Self.markdown(bars) == """
        - **glass** 5 · half
          - of ten
        - **jug** 100 · all of it
        """)
    #expect(Self.html(bars).contains("</i>jug 100<br><span class=\"note\">all of it</span></li>"))
    #expect(Self.html(bars).contains("glass 5<br><span class=\"note\">half · of ten</span></li>"))
    #expect(Self.html(bars).contains("role=\"img\" aria-label=\"glass 5, jug 100\""))
  }

  @Test("a chart says in words what it draws, where it may not be seen") func chart() {
    let chart = Report.Content.chart(
      .init("last 4 days", [0, nil, 50, 100], in: 0...100) { "\(Int(truncating: $0))%" })
    #expect(Self.text(chart) == "  last 4 days  ▁∙▅█\n")
    #expect(Self.markdown(chart) == "last 4 days: ▁∙▅█ (0%, --, 50%, 100%)")
    #expect(Self.text(chart, usesASCII: true) == "  last 4 days  _?=#\n")
    #expect(
      Self.html(chart).hasPrefix(
        "<figure>\n<figcaption>Last 4 days</figcaption>\n<svg class=\"line\""))
    #expect(Self.html(chart).contains("aria-label=\"last 4 days: 0%, --, 50%, 100%\""))
    let day = Report.Content.chart(.init("last day", [50], in: 0...100) { "\($0)" })
    #expect(Self.text(day).isEmpty)
  }

  @Test("what has no title, headline or place says none") func bare() {
    let report = Report(.english, [.init(nil, .note("nothing planned"))])
    #expect(report.screen(width: 40) == "nothing planned\n")
    #expect(MarkdownRenderer(report: report).document == "Nothing planned\n")
    let page = HTMLRenderer(report: report).document
    #expect(page.contains("<h1>readyday</h1>") && page.contains("<p>Nothing planned</p>"))
  }
}
