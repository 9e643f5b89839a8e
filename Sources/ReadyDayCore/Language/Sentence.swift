/// A sentence that may contain a name, such as an event's title, which is cut to save room.
package struct Sentence: Equatable, Sendable {
  package var before: String
  /// Empty if the sentence has no such name.
  package var name: String
  package var after: String

  package var text: String { before + name + after }

  package init(_ text: String) { self.init(text, name: "", "") }

  init(_ before: String, name: String, _ after: String) {
    (self.before, self.name, self.after) = (before, name, after)
  }

  /// The sentence, with its name cut to `width` columns.
  func shortened(nameTo width: Int) -> String {
    before + SafeText(name).string.truncated(toWidth: width) + after
  }

  /// Only the first name in a sentence can be cut.
  fileprivate mutating func append(_ part: Sentence) {
    if name.isEmpty {
      (before, name, after) = (before + part.before, part.name, part.after)
    } else {
      after += part.text
    }
  }
}

extension Sentence: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Sentence("")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { sentence.append(Sentence(text)) }

    package mutating func appendInterpolation(_ text: String) { sentence.append(Sentence(text)) }

    package mutating func appendInterpolation(_ part: Sentence) { sentence.append(part) }
  }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  package init(stringLiteral text: String) { self.init(text) }
}

extension [Sentence] {
  func joined(separator: String) -> Sentence {
    dropFirst().reduce(first ?? "") { "\($0)\(separator)\($1)" }
  }
}
