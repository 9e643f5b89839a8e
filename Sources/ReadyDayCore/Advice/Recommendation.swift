/// A piece of advice: something worth knowing or doing today.
public struct Recommendation: Sendable {
  public enum Kind: String, CaseIterable, Sendable, Coded {
    case warning, calendar, workout, info, positive, sleep
  }

  public enum Priority: String, CaseOrdered, Sendable, Coded { case low, medium, high }

  /// Where the advice appears in a briefing.
  public enum Place: String, CaseIterable, Sendable, Coded {
    /// The advice is the headline.
    case headline
    /// The advice is a clause in the row of that figure.
    case recovery, sleep
    case advice
  }

  /// A value behind the advice, for scripts.
  public struct Input: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
      case number(Double)
      case text(String)
      case moment(Instant)
    }

    /// In snake_case, with the unit in the name.
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }
  }

  /// What the advice is about, without numbers that change. The same fact is not news the next day.
  struct Fact: Hashable {
    let rule: String
    let subject: String
  }

  package let finding: any RecommendationRule

  init(_ finding: any RecommendationRule) { self.finding = finding }

  /// The id of the rule that gave the advice.
  public var rule: String { type(of: finding).id }
  public var kind: Kind { finding.kind }
  public var priority: Priority { finding.priority }
  /// Where the advice appears: next to its figure if there is nothing to do.
  public var place: Place { finding.place }
  /// The part of the day that the advice is about; nil for the whole day.
  public var span: TimeSpan? { finding.span }
  /// The values behind the advice, in a fixed order.
  public var inputs: [Input] { finding.inputs }
  var fact: Fact { Fact(rule: rule, subject: finding.subject) }
}

extension Recommendation: Equatable {
  public static func == (a: Recommendation, b: Recommendation) -> Bool {
    a.finding.isEqual(to: b.finding)
  }
}

/// Values of different types that can be compared as existentials.
package protocol AnyEquatable: Equatable, Sendable {}

extension AnyEquatable {
  /// False for values of different types. Only this method casts an existential.
  func isEqual(to other: any AnyEquatable) -> Bool { (other as? Self) == self }
}

extension Recommendation.Input {
  static func number(_ name: String, _ value: Double) -> Self { Self(name, .number(value)) }
  static func number(_ name: String, _ value: Int) -> Self { Self(name, .number(Double(value))) }
  static func text(_ name: String, _ value: String) -> Self { Self(name, .text(value)) }
  static func moment(_ name: String, _ value: Instant) -> Self { Self(name, .moment(value)) }

  static func recoveryScore(_ score: Double) -> Self {
    .number("recovery_score", score.rounded(beside: RecoverySummary.borders))
  }

  static func ends(of span: TimeSpan) -> [Self] {
    [.moment("start", span.start), .moment("end", span.end)]
  }
}

/// Identifies a piece of advice by a letter, because numbers identify events.
package struct AdviceLetter: Hashable, Sendable {
  /// Counts from 1.
  package let place: Int

  package init(place: Int) { self.place = place }

  /// Nil unless the text is a single letter, in either case.
  package init?(_ text: String) {
    guard text.utf8.count == 1, let letter = text.utf8.first,
      let index = Self.letters.firstIndex(of: letter & ~0x20)
    else { return nil }
    place = index + 1
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
}

extension AdviceLetter: CustomStringConvertible {
  package var description: String {
    Self.letters.indices.contains(place - 1)
      ? String(decoding: [Self.letters[place - 1]], as: UTF8.self) : String(place)
  }
}
