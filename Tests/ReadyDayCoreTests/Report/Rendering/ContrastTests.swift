import Foundation
import Testing

@testable import ReadyDayCore

@Suite("Contrast in a terminal") struct ContrastTests {
  /// A theme's background, its text, and its colours 0 to 15.
  struct Theme: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let background: Int
    let text: Int
    let colours: [Int]

    /// SGR 30–37, 90–97 and 38;5;n.
    func colour(_ codes: [Int]) -> Int? {
      if codes.count == 3, codes[0] == 38, codes[1] == 5 { return indexed(codes[2]) }
      switch codes.first {
      case .some(let code) where (30...37).contains(code): return colours[code - 30]
      case .some(let code) where (90...97).contains(code): return colours[code - 82]
      default: return nil
      }
    }

    /// From 16 on, no theme changes them.
    private func indexed(_ index: Int) -> Int {
      guard index >= 16 else { return colours[index] }
      guard index < 232 else { return (index - 232) * 0x0a0a0a + 0x080808 }
      let steps = [0, 0x5f, 0x87, 0xaf, 0xd7, 0xff]
      let cube = index - 16
      return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6]
    }
  }

  private static let xterm = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]
  private static let vga = [
    0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
    0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
  ]
  private static let solarized = [
    0x073642, 0xdc322f, 0x859900, 0xb58900, 0x268bd2, 0xd33682, 0x2aa198, 0xeee8d5,
    0x002b36, 0xcb4b16, 0x586e75, 0x657b83, 0x839496, 0x6c71c4, 0x93a1a1, 0xfdf6e3,
  ]

  static let themes = [
    Theme(testDescription: "xterm, dark", background: 0x000000, text: 0xe5e5e5, colours: xterm),
    Theme(testDescription: "xterm, light", background: 0xffffff, text: 0x000000, colours: xterm),
    Theme(testDescription: "VGA", background: 0x000000, text: 0xaaaaaa, colours: vga),
    Theme(
      testDescription: "Solarized dark", background: 0x002b36, text: 0x839496, colours: solarized),
    Theme(
      testDescription: "Solarized light", background: 0xfdf6e3, text: 0x657b83, colours: solarized),
  ]

  static let tones: [Report.Tone] = [.plain, .green, .lightGreen, .yellow, .orange, .red, .dim]

  /// Of WCAG 2.2.
  private static func luminance(_ colour: Int) -> Double {
    let parts = [colour >> 16, colour >> 8, colour].map { part in
      let share = Double(part & 0xff) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  static func contrast(_ a: Int, _ b: Int) -> Double {
    let (one, other) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(one, other) / min(one, other)
  }

  @Test(
    "every tone stands out from the background, with 16 colours and with 256", arguments: themes,
    [false, true])
  func readable(theme: Theme, hasManyColours: Bool) {
    var style = TextStyle(usesColour: true, usesASCII: false)
    style.hasManyColours = hasManyColours
    for tone in Self.tones {
      let text = style.encode([StyledLine("word", tone).strong])
      let codes =
        text.firstMatch(of: /\u{1B}\[([0-9;]+)m/)
        .map { $0.1.split(separator: ";").compactMap { Int(written: $0) } } ?? []
      #expect(codes.first == 1, "\(tone)")
      let colour = theme.colour(Array(codes.dropFirst())) ?? theme.text
      #expect(Self.contrast(colour, theme.background) >= 3, "\(tone)")
    }
  }

  @Test("faint is never asked for: how pale it is differs between terminals") func faint() {
    let style = TextStyle(usesColour: true, usesASCII: false)
    #expect(style.encode([StyledLine("over", .dim)]) == "over\n")
  }

  @Test("the measure itself: black on white, and the yellow that cannot be read") func measure() {
    #expect(abs(Self.contrast(0x000000, 0xffffff) - 21) < 0.01)
    #expect(Self.contrast(0xcdcd00, 0xffffff) < 1.8)
  }
}
