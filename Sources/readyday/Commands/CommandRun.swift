import ReadyDayCore

/// What a command about one day starts from: when that is, and what the files say of it.
struct DayContext: Sendable {
  let phrases: any ProgramPhrases
  let occasion: BriefingDate
  let inputs: DayInputs
  let reading: SourceData
  let notices: [StyledLine]

  /// What a document is written with.
  var context: DocumentContext { reading.context(phrases, occasion.zone) }

  /// - Parameter looksBack: whether the workouts of the weeks before are wanted too.
  init(
    _ options: CommonOptions, in surroundings: CommandContext, looksBack: Bool = false
  ) throws(Failure) {
    phrases = options.language(in: surroundings.environment).phrases
    guard options.hasSources else { throw .nothingConfigured }
    let zones = SystemZones(surroundings.environment)
    occasion = try BriefingDate(options, in: surroundings, zones: zones)
    reading = try SourceData(options, on: occasion, zones: zones, looksBack: looksBack)
    notices = options.notices(about: reading, phrases)
    inputs = reading.inputs(on: occasion, preferences: options.preferences)
    do throws(Failure) {
      try reading.check(isStrict: options.isStrict)
    } catch {
      throw error.with(notices)
    }
  }
}
