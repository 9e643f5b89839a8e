/// How the page looks; every colour is readable on its ground by WCAG 2.2 AA (4.5:1).
enum HTMLStyle {
  /// No rule names anything to be fetched. Light first, for programs that skip the rest.
  static let rules = """
    body { margin: 0 auto; padding: 16px; max-width: 720px; background: #ffffff; color: #1b1b1f;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
      overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; }
    h1 { font-size: 22px; line-height: 1.3; margin: 8px 0; }
    h2 { font-size: 17px; line-height: 1.3; margin: 24px 0 8px; }
    ol { margin: 0; padding-left: 24px; }
    li { margin: 0 0 8px; }
    table { width: 100%; border-collapse: collapse; }
    th { padding: 4px 12px 4px 0; text-align: left; font-size: 14px; }
    td { padding: 6px 12px 6px 0; border-top: 1px solid #d8d8de; vertical-align: top; }
    a { color: #0b57d0; }
    footer { margin: 24px 0 0; }
    footer p { margin: 0; }
    .note { font-size: 14px; color: #56565c; }
    .time, .demand, th { white-space: nowrap; }
    .demand, .word { font-weight: bold; }
    .value { margin: 0; font-size: 20px; font-weight: bold; }
    .figure { margin: 0 0 8px; padding: 8px 12px; border-left: 6px solid #77777d;
      background: #f4f4f7; }
    .figure p { margin: 0; }
    .figure h2 { margin: 0; font-size: 14px; }
    .figure.green { border-left-color: #1e7d34; }
    .figure.yellow { border-left-color: #8a6100; }
    .figure.red { border-left-color: #b3261e; }
    .demand.green, .figure.green .word { color: #1b6e2e; }
    .demand.yellow, .figure.yellow .word { color: #7a5600; }
    .demand.red, .figure.red .word { color: #b3261e; }
    @media (prefers-color-scheme: dark) {
      body { background: #17171a; color: #ececf0; }
      td { border-top-color: #3c3c42; }
      a { color: #8ab4f8; }
      .note { color: #b4b4bc; }
      .figure { background: #232327; border-left-color: #8e8e96; }
      .figure.green { border-left-color: #5cc878; }
      .figure.yellow { border-left-color: #e3b341; }
      .figure.red { border-left-color: #ff8a80; }
      .demand.green, .figure.green .word { color: #6fd58a; }
      .demand.yellow, .figure.yellow .word { color: #e8bd55; }
      .demand.red, .figure.red .word { color: #ff9d94; }
    }
    @media print {
      body { max-width: none; padding: 0; }
    }
    """
}
