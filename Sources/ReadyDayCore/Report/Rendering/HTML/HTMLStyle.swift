/// How the page looks; every colour is readable on its ground by WCAG 2.2 AA (4.5:1).
enum HTMLStyle {
  /// No rule names anything to be fetched.
  static let rules = [colours, page, cards, pictures, events, media].joined(separator: "\n")

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
    }
    @media print {
      body { max-width: none; padding: 0; }
      .figures { grid-template-columns: repeat(3, 1fr); }
      .figure, .events > li, svg { break-inside: avoid; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
