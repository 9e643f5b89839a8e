import ReadyDayCore

/// A command, made of one run of it.
protocol RunningCommand: Sendable {
  var run: CommandRun { get }

  init(run: CommandRun)
}

extension RunningCommand {
  init(_ arguments: Arguments, _ context: CommandContext) throws {
    self.init(run: try CommandRun(CommonOptions(arguments), in: context))
  }

  var arguments: Arguments { run.arguments }
  var options: CommonOptions { run.options }
  var format: TextOrJSON { arguments[TextOrJSON.option] ?? .text }
  /// The words that are not options; of a command about one thing, its name.
  var words: [String] { arguments.operands }
  var name: String { words.joined(separator: " ") }
}

/// One that does one thing.
protocol PlainCommand: RunningCommand {
  static var syntax: Syntax { get }

  func answer() throws -> CommandOutput
}

extension PlainCommand {
  static var command: Command { Command(syntax) { try Self($0, $1).answer() } }
}

/// One run of a command: its common options, with the time and the environment of the run.
struct CommandRun: Sendable {
  let options: CommonOptions
  let context: CommandContext
  let phrases: any ProgramPhrases
  let zones: SystemZones
  /// Where the data is.
  @Boxed private(set) var paths: InputPaths
  var occasion: BriefingDate

  init(_ options: CommonOptions, in context: CommandContext) throws {
    self.options = options
    self.context = context
    phrases = options.language(in: context.environment).phrases(in: options.configuration.units)
    zones = SystemZones(context.environment)
    paths = InputPaths(options, in: context.environment)
    occasion = try BriefingDate(options, in: context, zones: zones)
  }
}

extension CommandRun {
  var arguments: Arguments { options.arguments }

  /// Reads what is requested. Fails if none of it is configured, if a named file holds nothing
  /// of its kind, and with `--strict` if anything was skipped.
  func read(_ request: Request) throws -> SourceData {
    try request.check(paths)
    var data = try SourceData(request, from: paths, options, clocks)
    data.present = occasion.present
    try telling(notices(about: data)) { try data.check(isStrict: options.isStrict) }
    return data
  }

  /// The user's.
  var clocks: WhoopClocks { WhoopClocks(zone: occasion.zone, zones: zones) }

  /// What standard error says about the files that were read.
  func notices(about data: SourceData) -> [StyledLine] { notices.lines(about: data) }

  var notices: Notices {
    Notices(phrases: phrases, isQuiet: options.isQuiet, isVerbose: options.isVerbose)
  }

  /// The style of text.
  var style: TextStyle { options.style(in: context) }

  /// The requested day.
  func inputs(_ data: SourceData) -> DayInputs {
    data.inputs(on: occasion, preferences: options.preferences)
  }

  /// What is ahead.
  func ahead(_ data: SourceData, within minutes: Int?) -> LookAhead {
    LookAhead(inputs(data), from: occasion.present, within: minutes.map { $0 * 60 })
  }

  /// The context of a document.
  ///
  /// - Parameters:
  ///   - data: what it was made of.
  ///   - dates: the days it is about; those that were read, else the requested one, when nil.
  ///   - warnings: warnings besides those about the data.
  func documentContext(
    _ data: SourceData?, dates: ClosedRange<LocalDate>? = nil, warnings: [Warning] = []
  ) -> DocumentContext {
    DocumentContext(
      phrases: phrases, zone: occasion.zone, now: occasion.present,
      dates: dates ?? data?.dates ?? occasion.date...occasion.date,
      warnings: (data?.warnings(phrases) ?? []) + lateness(data) + warnings,
      status: data?.sources.status ?? .complete)
  }
}

extension CommandRun {
  private func lateness(_ data: SourceData?) -> [Warning] {
    (data?.sources.synced ?? []).compactMap {
      Warning($0, at: occasion.present, in: occasion.zone, phrases)
    }
  }
}

extension CommandRun {
  /// `value`, for people or for programs.
  ///
  /// - Parameters:
  ///   - data: what it was made of.
  ///   - dates: the days it is about; those that were read, else the requested one, when nil.
  ///   - warnings: warnings besides those about the data.
  func answer<Value>(
    _ format: TextOrJSON, _ document: Document<Value>, _ value: Value, of data: SourceData? = nil,
    on dates: ClosedRange<LocalDate>? = nil, warnings: [Warning] = [],
    report: (any ProgramPhrases) -> Report
  ) -> CommandOutput {
    answer(
      as: format == .json ? .json : .text, document, value, of: data, on: dates,
      warnings: warnings, report: report)
  }

  /// The same, where the answer may also be a page.
  func answer<Value>(
    as format: PageFormat, _ document: Document<Value>, _ value: Value, of data: SourceData? = nil,
    on dates: ClosedRange<LocalDate>? = nil, warnings: [Warning] = [],
    report: (any ProgramPhrases) -> Report
  ) -> CommandOutput {
    let text =
      switch format {
      case .json:
        document.text(of: value, in: documentContext(data, dates: dates, warnings: warnings))
      case .text: style.text(of: report(phrases))
      case .html: HTMLRenderer(report: report(phrases)).document
      }
    return options.answer(text, data.map(notices) ?? [])
  }
}

/// Does `work`; an error it throws carries `notices`.
func telling<Result>(_ notices: [StyledLine], _ work: () throws -> Result) throws -> Result {
  do {
    return try work()
  } catch {
    throw Failure(of: error).with(notices)
  }
}
