@testable import ReadyDayCore

extension Report {
  /// On a screen without colours.
  func screen(width: Int = 80) -> String {
    TextStyle(usesColour: false, usesASCII: false, width: width).text(of: self)
  }
}
