import Foundation
import TestSupport
import Testing

/// Numbers become whole in one file: a bare conversion traps, or lets arithmetic trap.
///
/// The compiler refuses `Int(x)` for a text or a number with decimals; what it cannot see is looked for here.
@Suite("Conversions to whole numbers") struct WholeNumberRuleTests {
  private static let sources = Fixtures.repository.appending(path: "Sources")
  private static let home = "ReadyDayCore/Text/WholeNumber.swift"

  /// Sentences such as `Files/Beat.swift converts left.rounded(.up)`.
  private static func violations(in text: String, at path: String) -> [String] {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
    let conversions = code.matches(of: /\bU?Int(8|16|32|64)?\((?!\w+: )/)
    return conversions.compactMap { match in
      let argument = argument(of: code[match.range.upperBound...])
      let hasDecimals = argument.contains(
        /\.rounded\(|\bDouble\(|\bFloat\(|\d\.\d|\.median\b|\.mean\b|\.shown\b|\.tenths\b|\.minutes\b/
      )
      return hasDecimals ? "\(path) converts \(argument)" : nil
    } + code.matches(of: /\bU?Int(8|16|32|64)?\.init\b/).map { "\(path) says \($0.output.0)" }
      + code.matches(of: /\bunsafe\w*To\w*Int\w*|\.toInt\b/).map { "\(path) says \($0.output)" }
  }

  /// Up to the bracket that closes the call.
  private static func argument(of text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
  }

  @Test("no file but one makes an integer of a number with decimals") func tree() throws {
    let paths = FileManager.default.enumerator(atPath: Self.sources.path)?
      .compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.hasSuffix(".swift") && $0 != Self.home }
    #expect(files.count > 300)
    let found = try files.sorted().flatMap { path in
      Self.violations(
        in: try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8), at: path)
    }
    #expect(found == [])
  }

  @Test("the compiler refuses the conversions of the standard library") func refused() throws {
    let text = try String(contentsOf: Self.sources.appending(path: Self.home), encoding: .utf8)
    let refused = text.matches(of: /@available\(\*, deprecated, .*\n  package init\??\((.*)\) \{/)
    #expect(
      refused.map(\.output.1) == [
        "_ number: Double", "_ number: Float", "exactly number: Double", "_ text: String",
        "_ text: Substring",
      ])
    let package = try String(
      contentsOf: Fixtures.repository.appending(path: "Package.swift"), encoding: .utf8)
    #expect(package.contains(".treatAllWarnings(as: .error)"))
  }

  @Test(
    "a bare conversion is found out",
    arguments: [
      ("let a = Int((b * 60).rounded())", ["(b * 60).rounded()"]),
      ("let a = Int(b + 0.5)", ["b + 0.5"]),
      ("let a = Int32(min(left.rounded(.up), 50))", ["min(left.rounded(.up), 50)"]),
      ("let a = UInt32(Double(seconds) * share)", ["Double(seconds) * share"]),
      ("let a = Int64(span.minutes)", ["span.minutes"]),
      ("let a = Int(number.shown)", ["number.shown"]),
      ("let a = Int(rounding: b * 1.5), c = Int(truncating: Double(d))", []),
      ("let a = Int(written: text) // Int(b.rounded())", []),
      ("let a = Int32(count), b = UInt8(ascii: \"a\"), c = Double(d) * 1.5", []),
    ])
  func planted(line: String, found: [String]) {
    #expect(Self.violations(in: line, at: "A.swift") == found.map { "A.swift converts \($0)" })
  }

  @Test("so is one that is passed on without its argument") func passedOn() {
    let line = "let a = numbers.map(Int.init)"
    #expect(Self.violations(in: line, at: "A.swift") == ["A.swift says Int.init"])
  }
}
