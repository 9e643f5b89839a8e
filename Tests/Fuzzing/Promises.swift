@testable import ReadyDayCore
@testable import readyday

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any JSON value, well formed throughout.
private struct Anything: Decodable { init(from decoder: any Decoder) {} }

/// Like `precondition`, but says what is broken also where the compiler optimizes.
func promise(
  _ holds: @autoclosure () -> Bool, _ broken: @autoclosure () -> String,
  file: StaticString = #fileID, line: UInt = #line
) { guard holds() else { fatalError(broken(), file: file, line: line) } }

/// What holds of everything readyday writes, whoever wrote what it read.
enum Promises {
  /// Of `text`, no byte moves a cursor, names a colour or turns the direction of writing.
  static func isHarmless(_ text: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      promise(!scalar.isDangerous, "a scalar that acts: \(scalar.value)")
    }
  }

  /// Every line fits on a screen of `width` columns.
  static func fits(_ text: String, width: Int) {
    for line in text.split(separator: "\n") {
      promise(line.displayWidth <= width, "\(line.displayWidth) > \(width): \(line)")
    }
  }

  /// `text` without the colours that readyday itself gives it.
  static func withoutColours(_ text: String) -> String {
    let colours = ["91"] + [196, 166, 136, 28, 64, 244].map { "38;5;\($0)" }
    return (["0", "1"] + colours + colours.map { "1;\($0)" }).reduce(text) {
      $0.replacing("\u{1B}[\($1)m", with: "")
    }
  }

  /// Another reader of JSON understands `text`, all of it.
  static func isJSON(_ text: String) {
    isHarmless(text)
    let tree = try? JSONDecoder().decode(Anything.self, from: Data(text.utf8))
    promise(tree != nil && text.hasSuffix("\n"), "no JSON: \(text.prefix(400))")
  }

  /// What a failure says, without its hints.
  static func text(of failure: Failure) -> String { Voice(.english).text(failure.message) }

  /// What a failure says can be printed, for people and for programs.
  static func isSayable(_ failure: Failure) {
    let style = TextStyle(usesColour: false, usesASCII: false, width: .max)
    for language in Language.allCases {
      isHarmless(style.encode(failure.lines(in: language.voice)))
      isJSON(failure.document(in: language.voice))
    }
    promise(failure.status != .done && !text(of: failure).isEmpty, "a failure without a word")
  }
}
