import ReadyDayCore

/// What `recovery` and `sleep` share: some mornings up to a date, as text or as JSON.
struct HistoryOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// Ten years of mornings.
  private static let mostDays = 3660

  private static let formatOption = Option<Format>(
    "format", .choice, help: "for people or for programs")
  private static let daysOption = Option<Int>(
    "days", .number(1...mostDays), help: "so many days up to the date, 1 to 3660; 7 when left out")

  static let groups = [
    CommonOptions.healthSources,
    Syntax.Group(title: "Time", options: CommonOptions.time.options + [daysOption]),
    Syntax.Group(title: "Output", options: [formatOption] + CommonOptions.printing),
    CommonOptions.messages,
  ]

  let common: CommonOptions
  private let format: Format
  private let dayCount: Int

  init(_ arguments: Arguments) throws(UsageError) {
    common = try CommonOptions(arguments)
    format = arguments[Self.formatOption] ?? .text
    dayCount = arguments[Self.daysOption] ?? 7
  }
}

extension HistoryOptions {
  /// Reads the mornings and answers in the asked format.
  ///
  /// - Parameters:
  ///   - looksBack: whether the workouts of the weeks before are wanted too.
  ///   - reports: which of what was read it is about.
  ///   - document: as which programs read it.
  ///   - report: as people read it.
  func answer(
    in surroundings: CommandContext, looksBack: Bool = false,
    of reports: (SourceData) -> [MorningReport]? = { $0.mornings },
    document: Document<[MorningReport]>,
    report: ([MorningReport], Zone, any ProgramPhrases) -> Report
  ) throws(Failure) -> CommandOutput {
    let phrases = common.language(in: surroundings.environment).phrases
    guard common.hasHealth else { throw .nothingConfigured }
    let occasion = try BriefingDate(
      common, in: surroundings, zones: SystemZones(surroundings.environment))
    let dates = occasion.date.advanced(by: 1 - dayCount)...occasion.date
    let reading = try SourceData(healthOf: common, on: dates, looksBack: looksBack)
    let notices = common.notices(about: reading, phrases)
    do throws(Failure) {
      try reading.check(isStrict: common.isStrict)
    } catch {
      throw error.with(notices)
    }
    let mornings = reports(reading) ?? []
    switch format {
    case .json:
      let context = reading.context(phrases, occasion.zone)
      return common.answer(document.text(of: mornings, in: context), notices)
    case .text:
      let text = common.style(in: surroundings).text(of: report(mornings, occasion.zone, phrases))
      return common.answer(text, notices)
    }
  }
}
