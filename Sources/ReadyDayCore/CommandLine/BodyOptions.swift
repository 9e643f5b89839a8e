package struct BodyOptions: Sendable {
  package static let area = Option<BodyArea>(
    "area", .oneOf(BodyArea.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "part of the body", es: "zona del cuerpo")
  package static let kind = Option<MovementKind>(
    "kind", .oneOf(MovementKind.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "kind", es: "tipo")
  package static let equipment = Option<Equipment?>(
    "equipment", .choices { $1.name(of: $0) }, .list,
    help: "what you have, apart from a wall, a chair, a step and a towel",
    es: "lo que tienes, además de pared, silla, escalón y toalla")
  package static let avoid = Option<BodyLoad?>(
    "avoid", .choices { $1.name(of: $0) }, .list,
    help: "what movements must not involve", es: "lo que hay que evitar")
  package static let sports = Option<BodySport?>(
    "sports", .choices { $1.name(of: $0) }, .list, aliases: ["sport"],
    help: "sports you do", es: "deportes que practicas")
  package static let goal = Option<BodyGoal>(
    "goal", .oneOf(BodyGoal.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "what you train for (default: health)", es: "para qué entrenas (por defecto: health)")
  package static let sex = Option<Sex>(
    "sex", .oneOf(Sex.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "norms to compare with (default: both)",
    es: "con qué baremo comparar (por defecto: ambos)")
  package static let birthYear = Option<Int>(
    "birth-year", .number(1800...9999), help: "for norms by age", es: "para los baremos por edad")
  package static let test = Option<MeasuredTest>(
    "test", .measuredTest, .several, help: "plank=60, or left/right: knee-to-wall=11/9",
    es: "plank=60, o izquierda/derecha: knee-to-wall=11/9")
  package static let notes = Option<String>(
    "notes", .text(), help: "up to 500 characters", es: "hasta 500 caracteres")
  package static let reason = Option<String>(
    "reason", .text(), help: "why, up to 200 characters", es: "por qué, hasta 200 caracteres")
  package static let last = Option<Int>(
    "last", .number(1...100),
    help: "the last N assessments (default: 1)", es: "las últimas N valoraciones (por defecto: 1)")
  package static let all = Flag("all", help: "all assessments", es: "todas las valoraciones")
  package static let days = Option<Set<Weekday>>(
    "on", .weekdays, help: "weekdays (default: mon,wed,fri)", es: "días (por defecto: mon,wed,fri)")
  package static let minutes = Option<Int>(
    "minutes", .number(ProgrammeRequest.lengths),
    help: "session length (default: \(ProgrammeRequest.usualMinutes))",
    es: "por sesión (por defecto: \(ProgrammeRequest.usualMinutes))")
  package static let seed = Option<Int>(
    "seed", .number(0...999_999),
    help: "the same number gives the same programme (default: from the start date)",
    es: "el mismo número da el mismo programa (por defecto: según la fecha)")
  package static let health = Option<HealthQuestion?>(
    "health", .choices { $1.name(of: $0) }, .list,
    help: "what applies to you, or none (heart includes kidney disease and diabetes)",
    es: "problemas que tienes, o none; heart incluye riñones y diabetes")
  package static let due = Option<DateExpression>(
    "due", .date, help: "when a birth is or was due", es: "fecha del parto, prevista o pasada")
  package static let cleared = Option<DateExpression>(
    "cleared", .date, help: "when a doctor or midwife agreed to training",
    es: "cuándo dio el visto bueno un médico o una matrona")
  package static let whole = Flag(
    "all", help: "the whole session, whatever the day allows",
    es: "la sesión entera, permita lo que permita el día")
  package static let beat = Flag(
    "beat", help: "count its seconds and rests with the terminal's bell",
    es: "cuenta sus segundos y pausas con pitidos")
  package static let undo = Flag(
    "undo", help: "undo it, for the session or only the MOVEMENTs named",
    es: "lo deshace, en la sesión o en los MOVIMIENTOS indicados")
}

extension ValueForm {
  /// `none`, or one of the words.
  fileprivate static func choices<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    spoken: @escaping @Sendable (Word, Voice) -> String
  ) -> ValueForm where Value == Word? {
    .oneOf([nil] + Word.allCases.map(Optional.init)) {
      $0?.rawValue ?? "none"
    } spoken: { word, phrases in
      word.map { spoken($0, phrases) } ?? phrases.noEquipment
    }
  }
}

extension ValueForm<Set<Weekday>> {
  fileprivate static var weekdays: ValueForm {
    ValueForm(
      Phrase("DAYS", es: "DÍAS"), accepted: .words(["mon,wed,fri", "mon-fri"]),
      candidates: Candidates(["mon,wed,fri"])
    ) { WeekdayText.days($0) }
  }
}

package struct MeasuredTest: Equatable, Sendable {
  package let test: SelfTest
  /// One value, or one for each side: left, then right.
  package let values: [Double]

  /// - Parameter text: a test and its values, such as `plank=60` or `knee-to-wall=11/9.5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let test = SelfTest(id: String(parts[0]).lowercased()),
      let values = try? test.values(of: String(parts[1]))
    else { return nil }
    (self.test, self.values) = (test, values)
  }
}

extension ValueForm<MeasuredTest> {
  package static var measuredTest: ValueForm {
    ValueForm(
      Phrase("TEST=VALUE", es: "PRUEBA=VALOR"),
      candidates: Candidates(SelfTest.allCases.map { "\($0.id)=" })
    ) {
      MeasuredTest($0)
    } refusal: {
      .unreadable(
        $0.text, of: $0.origin, known: [], accepted: .words(SelfTest.allCases.map(\.example)))
    }
  }
}

extension SelfTest {
  fileprivate var example: String {
    let (least, most) = (
      Int(truncating: self.limits.lowerBound), Int(truncating: self.limits.upperBound)
    )
    return "\(id)=\(least)..\(most)" + (self.isSided ? "/\(least)..\(most)" : "")
  }

  /// Reads `60` or `62,5`; for two sides `11/9`, `11 9`, `11,5 9` or, ambiguously, `11,9`.
  package func values(of text: String) throws(AnswerFault) -> [Double] {
    let words = text.split { $0 == " " || $0 == ";" || $0 == "/" }
      .map { $0.last == "," ? $0.dropLast() : $0 }
    var values: [Double] = []
    for word in words {
      if self.isSided, words.count == 1, word.contains(",") { throw .comma }
      let point = word.replacing(",", with: ".", most: 1)
      guard let value = Self.number(String(point)) else { throw .noNumber }
      values.append(value)
    }
    guard (1...(self.isSided ? 2 : 1)).contains(values.count) else { throw .tooMany }
    guard values.allSatisfy(self.limits.contains) else { throw .beyondLimits }
    return values
  }

  private static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension BodyOptions {
  package static let profile: [any CommandOption] = [
    health, due, cleared, equipment, avoid, sports, goal, sex, birthYear,
  ]

  /// `profile` with what the options set. New answers about health cancel an earlier clearance.
  package static func changed(
    _ profile: BodyProfile, by arguments: Arguments, today: LocalDate, at now: Instant
  ) throws(UsageError) -> BodyProfile {
    var profile = profile
    if arguments.has(equipment) { profile.equipment = arguments.set(equipment) }
    if arguments.has(avoid) { profile.avoided = arguments.set(avoid) }
    if arguments.has(sports) { profile.sports = arguments.set(sports) }
    if let goal = arguments[goal] { profile.goal = goal }
    if let sex = arguments[sex] { profile.sex = sex }
    if let year = arguments[birthYear] {
      let years = BodyProfile.birthYears(in: today.year)
      guard years.contains(year) else {
        throw .unreadable(String(year), of: "--birth-year", accepted: .number(years))
      }
      profile.birthYear = year
    }
    if arguments.has(health) {
      profile.health = arguments.set(health)
      profile.answeredAt = now
      profile.cleared = nil
      if !profile.health.contains(.pregnancy) { profile.due = nil }
    }
    if let due = arguments[due]?.date(today: today, looking: .ahead) {
      let days = BodyProfile.dueDays(on: today)
      guard days.contains(due), profile.health.contains(.pregnancy) else {
        throw UsageError(
          "--due goes with a pregnancy, and is a day from \(days.lowerBound) to \(days.upperBound)",
          es: """
            --due va con un embarazo y tiene que estar entre el \(days.lowerBound) y el \
            \(days.upperBound)
            """)
      }
      profile.due = due
    }
    if let cleared = arguments[cleared]?.date(today: today, looking: .back) {
      let days = BodyProfile.clearances(on: today)
      guard days.contains(cleared) else {
        throw UsageError(
          """
          a doctor's agreement counts for half a year: --cleared is a day from \(days.lowerBound) \
          to \(days.upperBound)
          """,
          es: """
            el visto bueno de un médico vale medio año: --cleared tiene que estar entre el \
            \(days.lowerBound) y el \(days.upperBound)
            """)
      }
      profile.cleared = cleared
    }
    return profile
  }
}
