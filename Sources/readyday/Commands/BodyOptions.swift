import ReadyDayCore

/// What is said of movements, of oneself, of a test or of a programme; nil where nothing was said.
struct BodyOptions: Sendable {
  /// One of a few words, or that it is none of them.
  enum Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    case none
    case one(Value)
  }

  static let area = Option<BodyArea>(
    "area", .oneOf(BodyArea.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "movements: of this part of the body")
  static let kind = Option<MovementKind>(
    "kind", .oneOf(MovementKind.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "movements: of this kind")
  static let equipment = Option<Choice<Equipment>>(
    "equipment", .choices({ $0.rawValue }, spoken: { $1.name(of: $0) }), .list,
    help: "what you have, or none; a wall, a chair, a step and a towel are taken for granted")
  static let avoid = Option<Choice<BodyLoad>>(
    "avoid", .choices({ $0.rawValue }, spoken: { $1.name(of: $0) }), .list,
    help: "what no movement may ask for, or none")
  static let sports = Option<Choice<BodySport>>(
    "sports", .choices({ $0.rawValue }, spoken: { $1.name(of: $0) }), .list, aliases: ["sport"],
    help: "the sports you do, or none")
  static let goal = Option<BodyGoal>(
    "goal", .oneOf(BodyGoal.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "profile: what you train for (default: health)")
  static let sex = Option<Sex>(
    "sex", .oneOf(Sex.allCases, { $0.rawValue }, spoken: { $1.name(of: $0) }),
    help: "profile: whose norms to compare with (default: the mean of both)")
  static let birthYear = Option<Int>(
    "birth-year", .number(1900...2020), help: "profile: some norms are by age")
  static let test = Option<MeasuredTest>(
    "test", .measuredTest, .several,
    help: "assess: a test with its value, or left,right: plank=60, knee-to-wall=11,9")
  static let notes = Option<String>("notes", .text("TEXT"), help: "assess: 500 characters at most")
  static let reason = Option<String>("reason", .text("TEXT"), help: "skip: why; 200 at most")
  static let last = Option<Int>(
    "last", .number(1...100), help: "results: the last N assessments (default: 1)")
  static let all = Flag("all", help: "results: every assessment")
  static let days = Option<Set<Weekday>>(
    "on", .weekdays, help: "programme start: days of the week (default: mon,wed,fri)")
  static let minutes = Option<Int>(
    "minutes", .number(ProgrammeRequest.lengths),
    help: "programme start: of a session (default: \(ProgrammeRequest.usualMinutes))")
  static let seed = Option<Int>(
    "seed", .number(0...999_999),
    help: "programme start: the same number makes the same programme (default: by the start)")
  static let undo = Flag("undo", help: "done, skip: take back what was said of the session")

  static let groups = [
    Syntax.Group(title: "Which movements", options: [area, kind]),
    Syntax.Group(
      title: "About you", options: [equipment, avoid, sports, goal, sex, birthYear]),
    Syntax.Group(title: "Tests", options: [test, notes, last, all]),
    Syntax.Group(title: "The programme", options: [days, minutes, seed, reason, undo]),
  ]
}

extension ValueForm {
  /// Any of the words of a type, or none of them.
  fileprivate static func choices<Word: CaseIterable & Hashable & Sendable>(
    _ name: @escaping @Sendable (Word) -> String,
    spoken: @escaping @Sendable (Word, any ProgramPhrases) -> String
  ) -> ValueForm where Value == BodyOptions.Choice<Word> {
    let all = Word.allCases.map { BodyOptions.Choice.one($0) }
    return .oneOf([.none] + all) { choice in
      switch choice {
      case .none: "none"
      case .one(let word): name(word)
      }
    } spoken: { choice, phrases in
      switch choice {
      case .none: phrases.noEquipment
      case .one(let word): spoken(word, phrases)
      }
    }
  }
}

extension Sequence {
  /// The words that were said.
  func words<Word>() -> Set<Word> where Element == BodyOptions.Choice<Word> {
    Set(compactMap { if case .one(let word) = $0 { word } else { nil } })
  }
}

/// A test, and what came of it.
struct MeasuredTest: Hashable, Sendable {
  let test: SelfTest
  /// One, or left and right.
  let values: [Double]

  /// - Parameter text: `plank=60`, `knee-to-wall=11,9.5`.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let test = SelfTest(rawValue: String(parts[0]).lowercased()) else {
      return nil
    }
    self.init(test, String(parts[1]))
  }

  /// - Parameters:
  ///   - test: what was measured.
  ///   - text: `60`; of a test with sides `11,9.5` or `11 9.5`.
  init?(_ test: SelfTest, _ text: String) {
    let words = text.split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)
    let values = words.compactMap(Self.number)
    guard values.count == words.count, (1...(test.isSided ? 2 : 1)).contains(values.count),
      values.allSatisfy(test.limits.contains)
    else { return nil }
    (self.test, self.values) = (test, values)
  }

  private static func number(_ text: String) -> Double? {
    guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ValueForm<MeasuredTest> {
  fileprivate static var measuredTest: ValueForm {
    let names = SelfTest.allCases.map { "\($0.rawValue)=" }
    return ValueForm(
      "TEST=VALUE", accepted: .words(SelfTest.allCases.map(\.example)), known: [],
      candidates: Candidates(names)
    ) { MeasuredTest($0) }
  }
}

extension SelfTest {
  /// As it is typed, with its limits.
  fileprivate var example: String {
    let (least, most) = (Int(limits.lowerBound), Int(limits.upperBound))
    return "\(rawValue)=\(least)..\(most)" + (isSided ? ",\(least)..\(most)" : "")
  }
}

extension ValueForm<Set<Weekday>> {
  fileprivate static var weekdays: ValueForm {
    ValueForm(
      "DAYS", accepted: .words(["mon,wed,fri", "mon-fri"]), candidates: Candidates(["mon,wed,fri"])
    ) { WeekdayText.days($0) }
  }
}
