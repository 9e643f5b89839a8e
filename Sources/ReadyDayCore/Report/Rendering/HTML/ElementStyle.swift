/// The look of an element: a class of `sheet` in a browser. In a mail it is an inline style,
/// because many mail programs strip style sheets.
///
/// Text has a contrast of at least 4.5:1 with its background (WCAG 2.2 AA). In a mail, an element
/// that sets a background also sets a text colour: dark modes then change both.
struct ElementStyle {
  /// The class in a browser.
  var name = ""
  /// The class in a mail, which `dark` refers to.
  var mailName = ""
  /// The style in a mail.
  var inline = ""

  static let plain = ElementStyle()
  static let body = ElementStyle(
    inline: "margin:0;padding:0;background-color:#ffffff;color:\(ink);"
      + "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif")
  static let title = ElementStyle(inline: "margin:4px 0 12px;font-size:21px;line-height:1.3")
  static let heading = ElementStyle(inline: "margin:24px 0 8px;font-size:17px;line-height:1.3")
  static let paragraph = ElementStyle(inline: "margin:0 0 8px")
  static let note = ElementStyle(name: "note", mailName: "note", inline: "margin:0;\(small)")
  static let list = ElementStyle(inline: "margin:0;padding-left:24px")
  static let item = ElementStyle(inline: "margin:0 0 8px")
  static let footer = ElementStyle(
    name: "note", mailName: "note", inline: "margin:24px 0 0;\(small)")
  static let footerLine = ElementStyle(inline: "margin:0")

  static let table = ElementStyle(inline: "width:100%;border-collapse:collapse")
  static let wideTable = ElementStyle(name: "wide", inline: table.inline)
  static let columnHead = ElementStyle(
    inline: "padding:4px 10px 4px 0;text-align:left;font-size:14px")
  static let cell = ElementStyle(
    inline: "padding:6px 10px 6px 0;border-top:1px solid #d8d8de;vertical-align:top")

  static func cell(_ tone: Report.Tone) -> ElementStyle {
    guard tone != .plain else { return cell }
    return ElementStyle(
      name: word(tone).name, mailName: tone.name, inline: "\(cell.inline);\(word(tone).inline)")
  }

  static let figures = ElementStyle(name: "figures")
  static let charts = ElementStyle(name: "charts")
  static let picture = ElementStyle(inline: "margin:12px 0")
  static let caption = ElementStyle(inline: "margin:0 0 4px;font-weight:bold")

  /// A card. In a mail, cards stand one below the other: only there they are equally wide and high.
  static func figure(_ tone: Report.Tone) -> ElementStyle {
    ElementStyle(
      name: "figure \(tone.name)", mailName: "card",
      inline: "box-sizing:border-box;width:100%;padding:10px 14px;margin:0 0 10px;"
        + "background-color:#f5f5f8;"
        + "color:\(ink);border-top:5px solid \(mark(tone))")
  }

  static let figureHeading = ElementStyle(
    mailName: "note", inline: "margin:0;font-weight:normal;\(small)")
  static let value = ElementStyle(name: "value", inline: "margin:0;font-size:22px;font-weight:bold")

  /// The word next to a value, or an event's demand.
  static func word(_ tone: Report.Tone) -> ElementStyle {
    ElementStyle(
      name: "word \(tone.name)", mailName: tone.name,
      inline: "font-weight:bold;white-space:nowrap;color:\(colour(tone))")
  }

  private static let small = "font-size:14px;color:\(soft)"
}

// Colours for mails, which do not support CSS variables.
extension ElementStyle {
  static let soft = "#56565c"
  static let ink = "#1b1b1f"

  static func colour(_ tone: Report.Tone) -> String { light(tone == .dim ? "soft" : tone.name) }

  /// For bars and borders, which need less contrast than text.
  static func mark(_ tone: Report.Tone) -> String {
    light("\(tone == .dim ? "plain" : tone.name)-mark")
  }

  /// The background of an event in the picture of a day; its text is in `ink`.
  static func ground(_ tone: Report.Tone) -> String {
    tone == .dim || tone == .plain ? light("line") : light("\(tone.name)-chip")
  }

  static func colour(_ shade: Report.Bar.Shade) -> String { light(shade.rawValue) }

  /// The colour that pages call `name`, by day.
  private static func light(_ name: String) -> String {
    words.firstIndex(of: "--\(name)").map { String(words[$0 + 1]) } ?? ""
  }

  private static let words = colours.split { ": ;\n".contains($0) }

  /// Styles for mail programs that support dark mode and style sheets.
  static let dark = """
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      body, .page { background-color: #17171a !important; color: #ececf0 !important; }
      .card { background-color: #232327 !important; color: #ececf0 !important; }
      .rest { background-color: #3c3c42 !important; }
      .note, .plain { color: #b4b4bc !important; }
      .green { color: #6fd58a !important; }
      .yellow { color: #ffc53d !important; }
      .red { color: #ff9d94 !important; }
      a { color: #8ab4f8 !important; }
    }
    """

  /// The style sheet of a browser's page; needs no external resources.
  static let sheet = [colours, page, bar, cards, pictures, timeline, events, media]
    .joined(separator: "\n")

  // Of each colour, `--…` is for words (4.5:1 on both grounds), `--…-mark` for pictures (3:1), and
  // `--…-chip` lies under words in ink.
  private static let colours = """
    :root { color-scheme: light dark; --ground: #ffffff; --card: #f5f5f8; --ink: #1b1b1f;
      --soft: #56565c; --line: #d8d8de; --link: #0b57d0; --green: #1b6e2e;
      --yellow: #8a5a00; --red: #b3261e; --plain: #6d6d75;
      --green-mark: #2a8c43; --yellow-mark: #c07b00; --red-mark: #cf3a31; --plain-mark: #7c7c86;
      --green-chip: #c9efd2; --yellow-chip: #ffd166; --red-chip: #fbd3cf; --plain-chip: #e9e9ee; --on-yellow: #1b1b1f;
      --band: #e3e7f5; --edge: #6f79a3; --deep: #2b2f8f; --rem: #a0409c; --light: #5a8ad4;
      --awake: #85858f; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17171a; --card: #232327; --ink: #ececf0; --soft: #b4b4bc;
        --line: #3c3c42; --link: #8ab4f8; --green: #6fd58a;
        --yellow: #ffc53d; --red: #ff9d94; --plain: #a2a2aa; --green-mark: #4fb96b;
        --yellow-mark: #e3a008; --red-mark: #ef6b62; --plain-mark: #8e8e98;
        --green-chip: #1f4a2c; --yellow-chip: #f0b429; --on-yellow: #1b1b1f; --red-chip: #5e2925;
        --plain-chip: #34343a; --band: #2d3040; --edge: #7d86ad; --deep: #8289f5;
        --rem: #e08bd8; --light: #8fc0ff; --awake: #8d8d96; }
    }
    """

  private static let page = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 16px; max-width: 820px; background: var(--ground);
      color: var(--ink); overflow-wrap: break-word; -webkit-text-size-adjust: 100%;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
    h1 { font-size: 26px; line-height: 1.25; margin: 4px 0 16px; text-wrap: balance;
      overflow-wrap: anywhere; }
    h2 { font-size: 17px; line-height: 1.3; margin: 28px 0 8px; }
    main p, li, details, footer, header { max-width: 62ch; }
    ol, main > ul, section > ul { margin: 0; padding-left: 24px; }
    ol > li { margin: 0 0 10px; overflow-wrap: anywhere; }
    table { width: 100%; border-collapse: collapse; margin: 8px 0; }
    th { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; }
    thead th { font-size: 14px; color: var(--soft); font-weight: normal; }
    tbody th { font-weight: 600; }
    td { padding: 6px 12px 6px 0; vertical-align: top; }
    tbody th, tbody td { border-top: 1px solid var(--line); }
    a { color: var(--link); }
    summary { cursor: pointer; color: var(--link); font-size: 14px; }
    footer { margin: 28px 0 0; padding: 12px 0 0; border-top: 1px solid var(--line); }
    footer p, header p { margin: 0; }
    .note { font-size: 14px; color: var(--soft); font-weight: normal; overflow-wrap: anywhere; }
    .green { --tone: var(--green); --mark: var(--green-mark); --chip: var(--green-chip); }
    .yellow { --tone: var(--yellow); --mark: var(--yellow-mark); --chip: var(--yellow-chip);
      --on: var(--on-yellow); }
    .red { --tone: var(--red); --mark: var(--red-mark); --chip: var(--red-chip); }
    .plain { --tone: var(--plain); --mark: var(--plain-mark); --chip: var(--plain-chip); }
    .over { --tone: var(--soft); --mark: var(--line); --chip: transparent; }
    .deep { --mark: var(--deep); }
    .rem { --mark: var(--rem); }
    .light { --mark: var(--light); }
    .awake { --mark: var(--awake); }
    .word { display: inline-block; padding: 0 8px; border-radius: 10px; background: var(--chip);
      color: var(--on, var(--ink)); font-size: 14px; line-height: 1.6; font-weight: 600; white-space: nowrap;
      align-self: start; }
    .word.plain, .word.over { background: none; color: var(--soft); font-weight: normal; }
    .word:empty { display: none; }
    td.word { display: table-cell; background: none; border-radius: 0; padding: 6px 12px 6px 0;
      font-size: 16px; color: var(--tone); }
    td.word.plain, td.word.over { color: inherit; }
    """

  private static let bar = """
    nav { margin: 0 0 20px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0; padding: 0; list-style: none; }
    nav a { display: block; padding: 6px 10px; border-radius: 8px; text-decoration: none; }
    nav a:hover, nav a:focus { text-decoration: underline; }
    nav a[aria-current] { background: var(--plain-chip); color: var(--ink); font-weight: 600; }
    nav .more { margin: 6px 0 0; font-size: 14px; }
    """

  private static let cards = """
    .figures { display: grid; gap: 12px; margin: 16px 0;
      grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); }
    .figure { padding: 12px 14px; border-top: 5px solid var(--mark); border-radius: 4px;
      background: var(--card); max-width: 520px; }
    .figure p { margin: 4px 0 0; }
    .figure h2 { margin: 0; font-size: 14px; font-weight: normal; color: var(--soft); }
    .figure .value { font-size: 30px; font-weight: 700; line-height: 1.25; }
    .value .word { vertical-align: 4px; margin-left: 4px; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 6px 0 0; padding: 0;
      list-style: none; font-size: 14px; color: var(--soft); }
    .legend.long { display: grid; gap: 6px 18px;
      grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); }
    .legend i { display: inline-block; width: 10px; height: 10px;
      margin-right: 6px; border-radius: 2px; background: var(--mark); }
    .legend.long li { color: var(--ink); }
    .legend .none { display: none; }
    .legend .rest { background: none; border: 1px dashed var(--plain-mark); }
    .legend .band { background: var(--band); border: 1px dashed var(--edge); }
    .legend .goal { height: 3px; background: var(--ink); vertical-align: 3px; }
    .legend .session { border-radius: 5px; background: var(--ink); }
    """

  private static let pictures = """
    svg { display: block; font-size: 12px; }
    svg text { fill: var(--ink); }
    svg .mark { font-weight: 600; }
    svg .clock { fill: var(--soft); }
    figure { margin: 16px 0 24px; }
    figure > svg { max-width: 680px; }
    figcaption { margin: 0 0 6px; font-weight: 600; max-width: 62ch; }
    .charts { display: grid; gap: 8px 28px;
      grid-template-columns: repeat(auto-fit, minmax(290px, 1fr)); }
    .charts figure { margin: 8px 0; }
    .charts figcaption { font-size: 15px; }
    .strip { margin: 8px 0 6px; }
    circle.last { fill: var(--mark, var(--ink)); }
    .line .band { fill: var(--band); }
    .line .edge { stroke: var(--edge); stroke-dasharray: 3 3; }
    .axis { stroke: var(--plain-mark); }
    path { fill: none; stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    circle.last { stroke: var(--ground); stroke-width: 1.5; }
    .bar, .strip rect { fill: var(--mark); }
    .strip .ground { fill: var(--plain-chip); }
    .goal { stroke: var(--ink); stroke-width: 2; }
    .session, .dot { fill: var(--ink); }
    .strip .rest { fill: none; stroke: var(--plain-mark); stroke-dasharray: 3 3; }
    .intervals { margin: 0; padding: 0; list-style: none; max-width: 680px; }
    .intervals li { max-width: none; margin: 0 0 10px; }
    .intervals b { margin-left: 8px; white-space: nowrap; }
    .interval .span { fill: var(--mark); }
    .interval .hour { stroke: var(--line); }
    """

  private static let timeline = """
    .day { margin: 4px 0 12px; }
    .day .hour { stroke: var(--line); }
    .block .ground { fill: var(--chip); }
    .block .edge { fill: var(--mark); }
    .block.over .ground { fill: var(--plain-chip); }
    .block text { fill: var(--on, var(--ink)); }
    .block .number { font-weight: 700; }
    .block.over text { fill: var(--soft); }
    .block .name { unicode-bidi: isolate; }
    .window .ground { fill: none; stroke: var(--green-mark); stroke-width: 2;
      stroke-dasharray: 4 3; }
    .window .edge { fill: none; }
    .window text { fill: var(--green); }
    line.now { stroke: var(--red-mark); stroke-width: 2; }
    .day text.now { fill: var(--red); font-weight: 600; }
    line.sun { stroke: var(--yellow-mark); stroke-dasharray: 2 3; }
    .day text.sun { fill: var(--soft); }
    line.night { stroke: var(--rem); stroke-width: 2; }
    """

  private static let events = """
    .events { margin: 0; padding: 0; list-style: none; }
    .events > li { display: grid; grid-template-columns: 24px 116px 1fr auto; gap: 0 12px;
      margin: 0; padding: 8px 0; border-top: 1px solid var(--line); max-width: none; }
    .events .number { color: var(--soft); }
    .events .over { color: var(--soft); }
    .events .title { font-weight: 600; overflow-wrap: anywhere; }
    .events .over .title { font-weight: normal; }
    """

  private static let media = """
    @media (max-width: 720px) { .roomy { display: none; } }
    @media (max-width: 560px) {
      h1 { font-size: 22px; }
      .figures { grid-template-columns: 1fr; }
      .events > li { grid-template-columns: 24px 1fr auto; }
      .events .what { grid-column: 2 / 4; grid-row: 2; }
      .wide, .wide tbody { display: block; }
      .wide thead, .wide td:empty { display: none; }
      .wide tr { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 8px 0;
        border-top: 1px solid var(--line); }
      .wide tbody th, .wide tbody td { padding: 0; border: 0; }
      .wide th { width: 100%; }
      .wide td[data-label]::before { content: attr(data-label) " "; color: var(--soft);
        font-size: 14px; font-weight: normal; }
    }
    @media print {
      @page { margin: 12mm; }
      :root { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --soft: #333; }
      html { zoom: 0.68; }
      body { max-width: none; padding: 0; print-color-adjust: exact;
        -webkit-print-color-adjust: exact; }
      nav, details { display: none; }
      .figures { grid-template-columns: repeat(3, 1fr); }
      .figure { border: 1px solid #999; border-top: 5px solid var(--mark); }
      .figure, figure, tr, .events > li { break-inside: avoid; }
    }
    """
}

extension Report.Tone {
  /// The class: words tell light green from green, and orange from yellow.
  var name: String {
    switch self {
    case .plain: "plain"
    case .dim: "over"
    case .green, .lightGreen: "green"
    case .yellow, .orange: "yellow"
    case .red: "red"
    }
  }
}
