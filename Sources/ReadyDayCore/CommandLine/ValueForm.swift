package struct ValueForm<Value: Sendable>: Sendable {
  /// Shown in help, such as `DATE` or `text|json`.
  package let placeholder: Phrase
  package let candidates: Candidates
  /// Nil if the text is invalid.
  package let read: @Sendable (String) -> Value?
  private let refuse: @Sendable (Arguments.Given) -> UsageError

  package init(
    _ placeholder: Phrase, candidates: Candidates = Candidates(),
    read: @escaping @Sendable (String) -> Value?,
    refusal: @escaping @Sendable (Arguments.Given) -> UsageError
  ) {
    (self.placeholder, self.candidates) = (placeholder, candidates)
    (self.read, refuse) = (read, refusal)
  }

  /// `accepted` describes valid text in the error, which suggests words from `known`.
  package init(
    _ placeholder: Phrase, accepted: AcceptedForm, known: [String] = [],
    candidates: Candidates = Candidates(), read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder, candidates: candidates, read: read) { given in
      .unreadable(given.text, of: given.origin, known: known, accepted: accepted)
    }
  }

  package func refusal(of given: Arguments.Given) -> UsageError { refuse(given) }

  /// With `spoken`, also accepts the name of each value in any language.
  package static func oneOf(
    _ values: [Value], _ name: @escaping @Sendable (Value) -> String,
    spoken: (@Sendable (Value, Voice) -> String)? = nil
  ) -> ValueForm {
    let names = values.map(name)
    return ValueForm(
      .typed(names.joined(separator: "|")), accepted: .words(names), known: names,
      candidates: Candidates(names)
    ) { text in
      guard let spoken else { return values.first { name($0) == text } }
      return values.first { value in
        ([name(value)] + Language.allCases.map { spoken(value, $0.voice) })
          .contains(text.lowercased())
      }
    }
  }
}

extension ValueForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package static var choice: ValueForm { oneOf(Array(Value.allCases)) { $0.rawValue } }
}

extension ValueForm<String> {
  package static func text(
    _ placeholder: Phrase = Phrase("TEXT", es: "TEXTO"), candidates: Candidates = Candidates()
  ) -> ValueForm {
    ValueForm(placeholder, accepted: .words([]), candidates: candidates) { $0 }
  }

  package static var path: ValueForm { text(Phrase("PATH", es: "RUTA"), candidates: .files) }
  package static var file: ValueForm { text(Phrase("FILE", es: "ARCHIVO"), candidates: .files) }

  /// Reads the address from `Ana <ana@example.test>`.
  package static var ownAddress: ValueForm {
    ValueForm(Phrase("EMAIL", es: "CORREO"), accepted: .mailbox) { Mailbox.ownAddress(in: $0) }
  }
}

extension ValueForm<Int> {
  /// `accepted` describes `range` in the error; by default, as any number in it.
  package static func number(_ range: ClosedRange<Int>, accepted: AcceptedForm? = nil) -> ValueForm
  {
    ValueForm(.typed("N"), accepted: accepted ?? .number(range)) { text in
      Int(written: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Minutes, from `45m`, `2h` or `1h30m`.
  package static var length: ValueForm {
    ValueForm(Phrase("LENGTH", es: "DURACIÓN"), accepted: .length) { Minutes($0)?.count }
  }
}

extension ValueForm<DateExpression> {
  package static var date: ValueForm {
    ValueForm(Phrase("DATE", es: "FECHA"), candidates: Candidates(DateExpression.words)) {
      DateExpression($0)
    } refusal: { given in
      let readings = DateExpression.readings(of: given.text)
      guard readings.isEmpty else {
        return UsageError(
          .ambiguousDate(given.text, origin: given.origin), readings.map { .typed($0.description) })
      }
      return .unreadable(given.text, of: given.origin, known: DateExpression.words, accepted: .date)
    }
  }
}

extension DateExpression {
  package static let words = [
    "today", "tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "hoy", "mañana", "ayer", "lunes", "martes", "miércoles", "jueves",
    "viernes", "sábado", "domingo",
  ]
}

extension ValueForm {
  package static var moment: ValueForm<Instant> {
    .init(Phrase("TIME", es: "HORA"), accepted: .moment) { Timestamp(typed: $0)?.instant }
  }

  /// Also accepts the name of a locale, such as `es_ES`.
  package static var language: ValueForm<Language> {
    let codes = Language.allCases.map(\.code)
    return .init(
      .typed(codes.joined(separator: "|")), accepted: .words(codes), candidates: Candidates(codes)
    ) { Language($0) }
  }

  package static var address: ValueForm<Mailbox> {
    .init(Phrase("ADDRESS", es: "DIRECCIÓN"), accepted: .mailbox) { Mailbox($0) }
  }

  package static var comparison: ValueForm<Comparison> {
    .init(Phrase("COMPARISON", es: "COMPARACIÓN"), accepted: .comparison) { Comparison($0) }
  }
}
