/// How the page of a mail looks: inline, since many programs strip every other rule.
///
/// Whatever has a ground has its own colour of words with it, so that a program that turns one of them for the dark
/// turns both. Each pair has a contrast of at least 4.5:1.
enum MailStyle {
  static let soft = "#56565c"
  static let ink = "#1b1b1f"
  static let body =
    "margin:0;padding:0;background-color:#ffffff;color:\(ink);"
    + "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  static let title = "margin:4px 0 12px;font-size:21px;line-height:1.3"
  static let heading = "margin:24px 0 8px;font-size:17px;line-height:1.3"
  static let note = "margin:0;font-size:14px;color:\(soft)"
  static let paragraph = "margin:0 0 8px"
  static let cell = "padding:6px 10px 6px 0;border-top:1px solid #d8d8de;vertical-align:top"
  static let hidden =
    "display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#ffffff"

  /// A card: next to others if there is room, else beneath them.
  static func card(_ tone: Report.Tone) -> String {
    "display:inline-block;width:100%;max-width:182px;vertical-align:top;margin:0 6px 8px 0;"
      + "background-color:#f5f5f8;color:\(ink);border-top:5px solid \(colour(tone))"
  }

  static func word(_ tone: Report.Tone) -> String {
    "font-weight:bold;white-space:nowrap;color:\(colour(tone))"
  }

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

  /// The ground of an event in the picture of a day, on which ``ink`` is readable.
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

  /// For programs that know the dark and keep rules; the others show the page as light as it is.
  static let dark = """
    @media (prefers-color-scheme: dark) {
      body, .page { background-color: #17171a !important; color: #ececf0 !important; }
      .card { background-color: #232327 !important; color: #ececf0 !important; }
      .note { color: #b4b4bc !important; }
      .green { color: #6fd58a !important; }
      .light-green { color: #a5d96a !important; }
      .yellow { color: #e8bd55 !important; }
      .orange { color: #f5a95e !important; }
      .red { color: #ff9d94 !important; }
      a { color: #8ab4f8 !important; }
    }
    """
}
