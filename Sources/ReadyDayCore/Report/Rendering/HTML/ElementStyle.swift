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
    let level = level(tone)
    return ElementStyle(
      name: level.name, mailName: level.mailName, inline: "\(cell.inline);\(level.inline)")
  }

  static let figures = ElementStyle(name: "figures")

  /// A card. In a mail, cards stand side by side if there is room.
  static func figure(_ tone: Report.Tone) -> ElementStyle {
    ElementStyle(
      name: "figure \(tone.name)", mailName: "card",
      inline: "display:inline-block;box-sizing:border-box;width:100%;max-width:180px;"
        + "padding:8px 12px;vertical-align:top;margin:0 4px 8px 0;background-color:#f5f5f8;"
        + "color:\(ink);border-top:5px solid \(colour(tone))")
  }

  static let figureHeading = ElementStyle(
    mailName: "note", inline: "margin:0;font-weight:normal;\(small)")
  static let value = ElementStyle(name: "value", inline: "margin:0;font-size:22px;font-weight:bold")

  /// The word next to a value.
  static func word(_ tone: Report.Tone) -> ElementStyle {
    ElementStyle(
      name: "word", mailName: tone.name,
      inline: "font-weight:bold;white-space:nowrap;color:\(colour(tone))")
  }

  static func level(_ tone: Report.Tone) -> ElementStyle {
    var style = word(tone)
    style.name = "demand \(tone.name)"
    return style
  }

  private static let small = "font-size:14px;color:\(soft)"
}

// Colours for mails, which do not support CSS variables.
extension ElementStyle {
  static let soft = "#56565c"
  static let ink = "#1b1b1f"

  static func colour(_ tone: Report.Tone) -> String {
    switch tone {
    case .green: "#1b6e2e"
    case .lightGreen: "#3c6f1c"
    case .yellow: "#7a5600"
    case .orange: "#a04a00"
    case .red: "#b3261e"
    case .plain: "#6d6d75"
    case .dim: soft
    }
  }

  /// The background of an event in the picture of a day; its text is in `ink`.
  static func ground(_ tone: Report.Tone) -> String {
    switch tone {
    case .green, .lightGreen: "#bfe5c8"
    case .yellow, .orange: "#f2d894"
    case .red: "#f4bdb9"
    case .plain, .dim: "#dcdce2"
    }
  }

  static func colour(_ shade: Report.Share.Shade) -> String {
    switch shade {
    case .deep: "#35359a"
    case .rem: "#6c62cf"
    case .light: "#a9b4ee"
    case .awake: "#c4c4cd"
    }
  }

  /// Styles for mail programs that support dark mode and style sheets.
  static let dark = """
    @media (prefers-color-scheme: dark) {
      body, .page { background-color: #17171a !important; color: #ececf0 !important; }
      .card { background-color: #232327 !important; color: #ececf0 !important; }
      .note, .plain { color: #b4b4bc !important; }
      .green { color: #6fd58a !important; }
      .light-green { color: #a5d96a !important; }
      .yellow { color: #e8bd55 !important; }
      .orange { color: #f5a95e !important; }
      .red { color: #ff9d94 !important; }
      a { color: #8ab4f8 !important; }
    }
    """

  /// The style sheet of a browser's page; needs no external resources.
  static let sheet = [colours, page, cards, pictures, events, media].joined(separator: "\n")

  private static let colours = """
    :root { --ground: #ffffff; --card: #f5f5f8; --ink: #1b1b1f; --soft: #56565c; --line: #d8d8de;
      --link: #0b57d0; --green: #1b6e2e; --lime: #3c6f1c; --orange: #a04a00; --yellow: #7a5600; --red: #b3261e; --plain: #6d6d75;
      --greenish: #dff2e3; --yellowish: #f9ebca; --reddish: #fae1df; --greyish: #e9e9ee; --band: #d6dae8;
      --deep: #35359a; --rem: #6c62cf; --light: #a9b4ee; --awake: #c4c4cd; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #17171a; --card: #232327; --ink: #ececf0; --soft: #b4b4bc;
        --line: #3c3c42; --link: #8ab4f8; --green: #6fd58a; --lime: #a5d96a; --orange: #f5a95e; --yellow: #e8bd55; --red: #ff9d94;
        --plain: #96969e; --greenish: #1e3b27; --yellowish: #41340f; --reddish: #4a2421;
        --greyish: #303036; --band: #3b3e4d; --deep: #6a6af0; --rem: #a39bf2; --light: #c9d1fa;
        --awake: #63636c; }
    }
    """

  private static let page = """
    body { margin: 0 auto; padding: 16px; max-width: 760px; background: var(--ground);
      color: var(--ink); overflow-wrap: anywhere; -webkit-text-size-adjust: 100%;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
    h1 { font-size: 24px; line-height: 1.3; margin: 4px 0 16px; text-wrap: balance; }
    h2 { font-size: 17px; line-height: 1.3; margin: 28px 0 8px; }
    ol { margin: 0; padding-left: 24px; }
    li { margin: 0 0 8px; }
    table { width: 100%; border-collapse: collapse; }
    th { padding: 4px 12px 4px 0; text-align: left; font-size: 14px; }
    td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); vertical-align: top; }
    a { color: var(--link); }
    footer { margin: 28px 0 0; padding: 12px 0 0; border-top: 1px solid var(--line); }
    footer p, header p { margin: 0; }
    .note { font-size: 14px; color: var(--soft); }
    .time, .demand, th { white-space: nowrap; }
    .wide td:not(:last-child) { overflow-wrap: break-word; }
    .demand, .word { font-weight: bold; }
    .green { --tone: var(--green); --tint: var(--greenish); }
    .light-green { --tone: var(--lime); --tint: var(--greenish); }
    .yellow { --tone: var(--yellow); --tint: var(--yellowish); }
    .orange { --tone: var(--orange); --tint: var(--yellowish); }
    .red { --tone: var(--red); --tint: var(--reddish); }
    .plain { --tone: var(--plain); --tint: var(--greyish); }
    .over { --tone: var(--plain); --tint: transparent; }
    .demand, .word { color: var(--tone); }
    td.plain, td.over { color: inherit; }
    """

  private static let cards = """
    .figures { display: grid; gap: 12px; margin: 16px 0;
      grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); }
    .figure { padding: 12px 14px; border-top: 5px solid var(--tone); border-radius: 4px;
      background: var(--card); }
    .figure p { margin: 4px 0 0; }
    .figure h2 { margin: 0; font-size: 14px; font-weight: normal; color: var(--soft); }
    .value { font-size: 24px; font-weight: bold; line-height: 1.25; }
    .legend { display: flex; flex-wrap: wrap; gap: 0 12px; margin: 4px 0 0; padding: 0;
      list-style: none; font-size: 13px; color: var(--soft); }
    .legend li { margin: 0; white-space: nowrap; }
    .legend span { display: inline-block; width: 9px; height: 9px; margin-right: 5px;
      border-radius: 2px; }
    span.deep { background: var(--deep); }
    span.rem { background: var(--rem); }
    span.light { background: var(--light); }
    span.awake { background: var(--awake); }
    """

  private static let pictures = """
    svg { display: block; font-size: 12px; }
    svg text { fill: var(--ink); }
    .meter, .line, .shares { margin: 8px 0 4px; }
    .meter .ground { fill: var(--greyish); }
    .line .band { fill: var(--band); }
    .meter .fill, .line .last { fill: var(--tone, var(--ink)); }
    .line .run { stroke: var(--soft); stroke-width: 1.5; }
    .line .dot { fill: var(--soft); }
    rect.deep { fill: var(--deep); }
    rect.rem { fill: var(--rem); }
    rect.light { fill: var(--light); }
    rect.awake { fill: var(--awake); }
    .day { margin: 4px 0 12px; }
    .day .hour { stroke: var(--line); }
    .day .clock { fill: var(--soft); }
    .block .ground { fill: var(--tint); }
    .block .edge { fill: var(--tone); }
    .block.over .ground { fill: var(--greyish); }
    .block.over text { fill: var(--soft); }
    .block text { font-weight: bold; }
    .block .name { font-weight: normal; unicode-bidi: isolate; }
    .window .ground { fill: none; stroke: var(--green); stroke-width: 2;
      stroke-dasharray: 4 3; }
    .window .edge { fill: none; }
    .window text { fill: var(--green); }
    line.now { stroke: var(--red); stroke-width: 2; }
    .day text.now { fill: var(--red); font-weight: bold; }
    line.night { stroke: var(--rem); stroke-width: 2; }
    """

  private static let events = """
    .events { margin: 0; padding: 0; list-style: none; }
    .events > li { display: grid; grid-template-columns: 26px 112px 1fr auto; gap: 0 10px;
      margin: 0; padding: 8px 0; border-top: 1px solid var(--line); }
    .events .number { color: var(--soft); }
    .events .over { color: var(--soft); }
    .events .title { font-weight: 600; }
    .events .over .title { font-weight: normal; }
    """

  private static let media = """
    @media (max-width: 560px) {
      h1 { font-size: 21px; }
      .figures { grid-template-columns: 1fr; }
      .events > li { grid-template-columns: 26px 1fr auto; }
      .events .what { grid-column: 2 / 4; grid-row: 2; }
      .block .name, .narrow text { display: none; }
      .wide, .wide tbody { display: block; }
      .wide thead, .wide td:empty { display: none; }
      .wide tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 8px 0;
        border-top: 1px solid var(--line); }
      .wide td { padding: 0; border: 0; }
      .wide td:first-child { flex-basis: 100%; }
      .wide td[data-label]::before { content: attr(data-label) " "; font-weight: normal;
        font-size: 14px; color: var(--soft); }
    }
    @media print {
      body { max-width: none; padding: 0; }
      .figures { grid-template-columns: repeat(3, 1fr); }
      .figure, .events > li, svg { break-inside: avoid; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}

extension Report.Tone {
  var name: String {
    switch self {
    case .plain: "plain"
    case .dim: "over"
    case .green: "green"
    case .lightGreen: "light-green"
    case .yellow: "yellow"
    case .orange: "orange"
    case .red: "red"
    }
  }
}
