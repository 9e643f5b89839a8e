import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("TextStyle") struct TextStyleTests {
  /// The environment and the option, and whether colour is used on a terminal and in a pipe.
  struct Row: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    var colour = TextStyle.Use.auto
    let terminal: Bool
    let pipe: Bool

    var testDescription: String { "\(variables.sorted { $0.key < $1.key }), --color \(colour)" }
  }

  @Test(
    "colour: the option, then NO_COLOR and dumb terminals, then CLICOLOR_FORCE, then the terminal",
    arguments: [
      Row(variables: ["TERM": "xterm"], terminal: true, pipe: false),
      Row(variables: ["TERM": "dumb"], terminal: false, pipe: false),
      Row(variables: [:], terminal: false, pipe: false),
      Row(variables: ["TERM": "xterm", "NO_COLOR": "1"], terminal: false, pipe: false),
      Row(variables: ["TERM": "xterm", "NO_COLOR": ""], terminal: true, pipe: false),
      Row(variables: ["TERM": "xterm", "CLICOLOR_FORCE": "1"], terminal: true, pipe: true),
      Row(variables: ["TERM": "xterm", "CLICOLOR_FORCE": "0"], terminal: true, pipe: false),
      Row(variables: ["NO_COLOR": "1"], colour: .always, terminal: true, pipe: true),
      Row(variables: ["TERM": "xterm"], colour: .never, terminal: false, pipe: false),
    ])
  func colour(row: Row) {
    func style(columns: Int?) -> TextStyle {
      TextStyle(
        colour: row.colour, ascii: false, width: nil, environment: Environment(row.variables),
        columns: columns)
    }
    #expect(style(columns: 80).usesColour == row.terminal)
    #expect(style(columns: nil).usesColour == row.pipe)
  }

  @Test("links: the option, then FORCE_HYPERLINK, then what is known of the terminal")
  func links() {
    func hasLinks(
      _ variables: [String: String], _ links: TextStyle.Use = .auto, columns: Int? = 80
    ) -> Bool {
      TextStyle(
        colour: .auto, links: links, ascii: false, width: nil, environment: Environment(variables),
        columns: columns
      ).usesLinks
    }
    #expect(!hasLinks([:]) && !hasLinks(["TERM_PROGRAM": "Apple_Terminal"]))
    for known in [
      ["TERM_PROGRAM": "WezTerm"], ["VTE_VERSION": "7006"], ["WT_SESSION": "1"],
      ["KITTY_WINDOW_ID": "1"], ["FORCE_HYPERLINK": "1"],
    ] {
      #expect(hasLinks(known) && !hasLinks(known, columns: nil) && !hasLinks(known, .never))
      #expect(!hasLinks(known.merging(["TERM": "dumb"]) { first, _ in first }))
    }
    #expect(!hasLinks(["FORCE_HYPERLINK": "0", "VTE_VERSION": "7006"]))
    #expect(hasLinks([:], .always, columns: nil))
  }

  @Test("a link stands around its title, takes no columns, and a heading is bold")
  func spans() throws {
    let link = try #require(SafeLink("https://meet.example.test/a;b"))
    var style = TextStyle(usesColour: true, usesASCII: false, width: 80)
    let line = StyledLine("TODAY").strong + " " + StyledLine.verbatim("Board", link: link)
    #expect(style.encode([line]) == "\u{1B}[1mTODAY\u{1B}[0m Board\n")
    style.usesLinks = true
    let linked = "\u{1B}]8;;https://meet.example.test/a;b\u{1B}\\Board\u{1B}]8;;\u{1B}\\"
    #expect(style.encode([line]) == "\u{1B}[1mTODAY\u{1B}[0m \(linked)\n")
    #expect(line.displayWidth == 11 && style.encode([line.truncated(toWidth: 9)]).contains("Bo…"))
  }

  @Test("width: the option, then COLUMNS, then the terminal, and 80 where there is none of them")
  func width() {
    func width(_ option: Int?, _ variables: [String: String], columns: Int?) -> Int {
      TextStyle(
        colour: .auto, ascii: false, width: option, environment: Environment(variables),
        columns: columns
      ).width
    }
    #expect(width(nil, [:], columns: nil) == 80)
    #expect(width(nil, ["COLUMNS": "132"], columns: nil) == 132)
    #expect(width(nil, ["COLUMNS": "132"], columns: 100) == 132)
    #expect(width(nil, [:], columns: 100) == 100)
    #expect(width(nil, [:], columns: 10) == 40)
    #expect(width(60, ["COLUMNS": "132"], columns: 100) == 60)
    #expect(width(nil, ["COLUMNS": "99999999999999"], columns: 100) == 9999)
  }

  @Test("the mark where a title was cut is ours") func cut() {
    let style = TextStyle(usesColour: false, usesASCII: true, width: 10)
    let cut = StyledLine.verbatim("1:1 with Lucía").truncated(toWidth: 12)
    #expect(style.encode([cut]) == "1:1 with Lu~\n")
    #expect(style.encode([.verbatim("Señor")]) == "Señor\n")
  }

  @Test("our signs are spelled in ASCII, the user's words are not") func spelling() {
    let style = TextStyle(usesColour: false, usesASCII: true, width: 80)
    let line = StyledLine("08:30–09:00 · «sueño» █░ ") + .verbatim("Reunión – año")
    #expect(style.encode([line]) == "08:30-09:00 | \"sueno\" #- Reunión – año\n")
  }

  @Test("colour surrounds its words and ends with them") func codes() {
    let style = TextStyle(usesColour: true, usesASCII: false, width: 80)
    #expect(style.encode([StyledLine("RED", .red) + " day"]) == "\u{1B}[91mRED\u{1B}[0m day\n")
  }

  @Test("256 colours where the terminal says it has them") func manyColours() {
    func style(_ variables: [String: String]) -> TextStyle {
      TextStyle(
        colour: .auto, ascii: false, width: nil, environment: Environment(variables), columns: 80)
    }
    #expect(!style(["TERM": "xterm"]).hasManyColours && !style(["TERM": "linux"]).hasManyColours)
    for many in [["TERM": "xterm-256color"], ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]] {
      let text = style(many).encode([StyledLine("RED", .red).strong + " day"])
      #expect(text == "\u{1B}[1;38;5;196mRED\u{1B}[0m day\n")
    }
  }
}
