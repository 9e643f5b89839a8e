/// The differences between a page in a browser and a page in a mail.
///
/// Mail programs strip style sheets, SVG and most layout: there, styles are inline and pictures are
/// table cells.
enum PageMedium: Equatable, Sendable {
  case browser
  /// - Parameter preheader: the preview that mail programs show before the mail is opened.
  case mail(preheader: String)

  var isMail: Bool { self != .browser }

  /// An element's attributes, each after a space.
  func attributes(_ style: ElementStyle) -> String {
    func attribute(_ name: String, _ value: String) -> String {
      value.isEmpty ? "" : " \(name)=\"\(value)\""
    }
    return isMail
      ? attribute("class", style.mailName) + attribute("style", style.inline)
      : attribute("class", style.name)
  }

  var rules: String { isMail ? ElementStyle.dark : ElementStyle.sheet }

  /// The lines around the content of the body.
  var frame: (opening: [String], closing: [String]) {
    guard case .mail(let preheader) = self else { return ([], []) }
    let spacing = "cellpadding=\"0\" cellspacing=\"0\""
    return (
      [
        "<div style=\"\(Self.hidden)\">\(Drawing.escaped(preheader))\(Self.filler)</div>",
        "<table role=\"presentation\" width=\"100%\" \(spacing)><tr><td align=\"center\">",
        "<table role=\"presentation\" width=\"600\" \(spacing) class=\"page\"",
        " style=\"max-width:600px;width:100%;text-align:left\"><tr><td style=\"padding:16px\">",
      ], ["</td></tr></table>", "</td></tr></table>"]
    )
  }

  private static let hidden =
    "display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#ffffff"
  /// Fills the preview, which otherwise continues with the page's text.
  private static let filler = String(repeating: "&nbsp;&zwnj;", count: 60)

  // Pictures.

  /// - Parameter plot: the height in pixels, without labels.
  func chart(_ chart: Report.Chart, plot: Int) -> String {
    isMail ? MailPicture.chart(chart, plot: plot) : ChartDrawing(chart: chart, plot: plot).svg
  }

  func strip(_ strip: Report.Strip) -> String { isMail ? MailPicture.strip(strip) : strip.svg }

  func day(_ timeline: Report.Timeline) -> String {
    isMail ? MailPicture.day(timeline) : TimelineDrawing(timeline: timeline).svg
  }
}
