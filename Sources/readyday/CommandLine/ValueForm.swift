import ReadyDayCore

/// How a value is written on the command line.
struct ValueForm<Value: Sendable>: Sendable {
  /// What stands for it in the help page: `DATE`, `text|json`.
  let placeholder: String
  let candidates: Candidates
  /// Nil for what is no such value.
  let read: @Sendable (String) -> Value?
  /// What is said of what is none.
  private let refuse: @Sendable (Arguments.Given) -> UsageError

  init(
    _ placeholder: String, candidates: Candidates = Candidates(),
    read: @escaping @Sendable (String) -> Value?,
    refusal: @escaping @Sendable (Arguments.Given) -> UsageError
  ) {
    (self.placeholder, self.candidates) = (placeholder, candidates)
    (self.read, refuse) = (read, refusal)
  }

  /// - Parameters:
  ///   - placeholder: what stands for it in the help page.
  ///   - accepted: the forms that would have been understood.
  ///   - known: words that may have been meant.
  ///   - candidates: what a shell can offer.
  ///   - read: the value; nil for what is none.
  init(
    _ placeholder: String, accepted: AcceptedForm, known: [String] = [],
    candidates: Candidates = Candidates(), read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder, candidates: candidates, read: read) { given in
      .unreadable(given.text, of: given.origin, known: known, accepted: accepted)
    }
  }

  func refusal(of given: Arguments.Given) -> UsageError { refuse(given) }
}

// MARK: Forms that several options have

extension ValueForm {
  /// One of some values, by its name.
  static func oneOf(_ values: [Value], _ name: @escaping @Sendable (Value) -> String) -> ValueForm {
    let names = values.map(name)
    return ValueForm(
      names.joined(separator: "|"), accepted: .words(names), known: names,
      candidates: Candidates(names)
    ) { text in values.first { name($0) == text } }
  }

  /// The same, also by what each is called in any language.
  static func oneOf(
    _ values: [Value], _ name: @escaping @Sendable (Value) -> String,
    spoken: @escaping @Sendable (Value, any ProgramPhrases) -> String
  ) -> ValueForm {
    let names = values.map(name)
    return ValueForm(
      names.joined(separator: "|"), accepted: .words(names), known: names,
      candidates: Candidates(names)
    ) { text in
      values.first { value in
        ([name(value)] + Language.allCases.map { spoken(value, $0.phrases) })
          .contains(text.lowercased())
      }
    }
  }
}

extension ValueForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words its type knows.
  static var choice: ValueForm { oneOf(Array(Value.allCases)) { $0.rawValue } }
}

extension ValueForm<String> {
  /// Anything.
  static func text(_ placeholder: String, candidates: Candidates = Candidates()) -> ValueForm {
    ValueForm(placeholder, accepted: .words([placeholder]), candidates: candidates) { $0 }
  }

  static var path: ValueForm { text("PATH", candidates: .files) }
  static var file: ValueForm { text("FILE", candidates: .files) }
}

extension ValueForm<String> {
  /// An address alone, whatever stands around it.
  static var ownAddress: ValueForm {
    ValueForm("EMAIL", accepted: .mailbox) { Mailbox.ownAddress(in: $0) }
  }
}

extension ValueForm<Int> {
  /// - Parameters:
  ///   - range: what is allowed.
  ///   - accepted: that, in words; any number of it unless told.
  static func number(_ range: ClosedRange<Int>, accepted: AcceptedForm? = nil) -> ValueForm {
    ValueForm("N", accepted: accepted ?? .number(range)) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// In minutes: `45m`, `2h`, `1h30m`.
  static var length: ValueForm {
    ValueForm("LENGTH", accepted: .length) { Minutes($0)?.count }
  }
}

extension ValueForm<DateExpression> {
  static var date: ValueForm {
    ValueForm("DATE", candidates: Candidates(DateExpression.words)) {
      DateExpression($0)
    } refusal: { given in
      let readings = DateExpression.readings(of: given.text)
      guard readings.isEmpty else {
        return UsageError(
          .ambiguousDate(given.text, origin: given.origin),
          readings.map { .typed($0.description) })
      }
      return .unreadable(
        given.text, of: given.origin, known: DateExpression.words, accepted: .date)
    }
  }
}

extension DateExpression {
  /// Words one may have meant by a misspelled one.
  static let words = [
    "today", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "hoy", "mañana", "ayer", "lunes", "martes", "miércoles", "jueves",
    "viernes", "sábado", "domingo",
  ]
}

extension ValueForm<Instant> {
  static var moment: ValueForm {
    ValueForm("TIME", accepted: .moment) { Timestamp(typed: $0)?.instant }
  }
}

extension ValueForm<Language> {
  /// `es`; what a locale is called names a language too.
  static var language: ValueForm {
    let codes = Language.allCases.map(\.code)
    return ValueForm(
      codes.joined(separator: "|"), accepted: .words(codes),
      candidates: Candidates(codes)
    ) { Language($0) }
  }
}

extension ValueForm<Mailbox> {
  static var address: ValueForm { ValueForm("ADDRESS", accepted: .mailbox) { Mailbox($0) } }
}

extension ValueForm<Comparison> {
  static var comparison: ValueForm {
    ValueForm("COMPARISON", accepted: .comparison) { Comparison($0) }
  }
}
