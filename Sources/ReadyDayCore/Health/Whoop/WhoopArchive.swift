/// WHOOP data out of any number of files, as far as the asked mornings need them.
///
/// Every record's borders and date are looked at; only those near the asked mornings are decoded.
public struct WhoopArchive: Sendable {
  /// How many days before the first asked morning are read: the 67 that the longest comparison
  /// looks back, and a week more. A last known score older than that is not looked for.
  static let daysBefore = 75

  /// How many days before the first asked morning heart rate variability is read, and nothing else of such a night:
  /// that of the 180 mornings that are counted, each with the 67 nights before it.
  static let daysOfVariability = 246
  /// Of how many nights up to the first asked morning need and time in bed are read.
  static let nightsWeighed = 14
  /// How many days before the first asked morning strain is read.
  static let daysOfStrain = 61

  /// What records of JSON before the asked mornings are read for; those of CSV are read whole.
  public enum Earlier: Sendable {
    /// For every value they have.
    case everything
    /// For the baselines of a morning alone: most commands ask for no more, and decoding the
    /// rest would take as long as all else they do. What is wrong with the rest is not seen.
    case baselines
  }

  /// The requested mornings.
  public let mornings: ClosedRange<LocalDate>
  /// The dates whose workouts are decoded; nil if none were requested.
  public let workoutDates: ClosedRange<LocalDate>?
  /// How much is read of what was before the asked mornings.
  public let earlier: Earlier
  /// Whether the records of JSON are kept as they stand in their files, for writing them again.
  public var keepsTexts = false
  /// By which clocks times are read that name none of their own in WHOOP's way; UTC's if nil.
  public var clocks: WhoopClocks?
  /// Whether the journal of the app's export is read: most commands have no use for it.
  public var readsJournal = false
  /// Records of all kinds found in the files, also those of other days.
  public internal(set) var recordCount = 0
  /// Records that could not be read, and things among records that are none.
  public internal(set) var skippedCount = 0
  /// Whether each file was JSON to its end, and nothing in it was skipped; single values may not have
  /// been understood.
  public internal(set) var isWhole = true
  /// The latest morning on which a night's sleep ended, whether it was requested or not.
  public internal(set) var newest: LocalDate?
  /// Whether some records come from the app's own CSV export: that one knows neither who is still
  /// calibrating nor why a night has no score.
  public internal(set) var lacksStates = false

  var records = HealthRecords()
  /// What is read of nights before those of ``records``: their borders and their recoveries.
  var older = HealthRecords()
  var found = DiagnosticLog()
  var accounts = Accounts()
  /// The first file with recoveries in JSON.
  var recoveries: String?
  /// Files without a record that may be other programs': reported only if no file has any.
  var passedOver: [Diagnostic] = []

  /// `workouts` are the dates whose workouts are wanted: most commands need none, and pay for none.
  public init(
    mornings: ClosedRange<LocalDate>, workouts: ClosedRange<LocalDate>? = nil,
    earlier: Earlier = .everything
  ) {
    self.mornings = mornings
    workoutDates = workouts
    self.earlier = earlier
  }

  /// The workouts on ``workoutDates``, in the order in which they began, each once.
  public var workouts: [WorkoutRecord] {
    guard let workoutDates else { return [] }
    return records.distinctWorkouts.filter { workoutDates.contains($0.date) }
  }

  /// Whether any file added so far was a journal with an answer in it.
  package var hasJournal: Bool { !records.journal.isEmpty }

  /// What was wrong with the files added so far.
  var diagnostics: [Diagnostic] {
    recordCount == 0 ? passedOver + found.all : undated + found.all
  }

  /// Of what could be read: the rest is told by itself.
  private var undated: [Diagnostic] {
    let count = records.undatedRecoveries.count { recovery in
      // What was made outside of these days may judge a sleep that was not read.
      recovery.madeAt.map {
        let date = $0.reading(at: .zero).date
        return reach.lowerBound.advanced(by: 2) <= date && date < reach.upperBound
      } ?? true
    }
    guard let recoveries, count > 0 else { return [] }
    return [
      Diagnostic(
        .warning, .health(.undatedRecoveries(count)), at: SourceLocation(file: recoveries))
    ]
  }
}

extension WhoopArchive {
  /// Reads what `bytes` holds. `file` is its name as the user knows it; it says nothing about the
  /// content.
  public mutating func add(_ bytes: RawSpan, from file: String) {
    guard !bytes.isEmpty else {
      // It is no other program's: whatever it was to hold did not get there.
      found.add(Diagnostic(.error, .health(.noRecords), at: SourceLocation(file: file)))
      return
    }
    if let encoding = bytes.wideEncoding {
      let problem = HealthProblem.otherEncoding(encoding)
      found.add(Diagnostic(.error, .health(problem), at: SourceLocation(file: file)))
      skippedCount += 1
      return
    }
    if bytes.looksLikeJSON { addJSON(bytes, from: file) } else { addCSV(bytes, from: file) }
  }

  /// Reads what `bytes` holds, as ``add(_:from:)-(RawSpan,_)`` does.
  public mutating func add(_ bytes: [UInt8], from file: String) {
    add(bytes.span.bytes, from: file)
  }
}

extension WhoopArchive {
  mutating func note(morning date: LocalDate?) {
    guard let date else { return }
    newest = newest.map { max($0, date) } ?? date
  }

  /// The dates whose sleeps are read.
  var reach: ClosedRange<LocalDate> {
    mornings.lowerBound.advanced(by: -Self.daysBefore)...mornings.upperBound.advanced(by: 1)
  }

  /// Whether a record must be decoded. One whose date cannot be read must: it is to be reported.
  func wants(_ record: RecordFinder.Record) -> Bool {
    guard let moment = record.moment else {
      return record.kind != .workout || workoutDates != nil
    }
    switch record.kind {
    case .sleep:
      return record.offset.map { reach.contains(moment.reading(at: $0).date) } ?? true
    case .cycle:
      let date = moment.reading(at: .zero).date
      return reach.lowerBound.advanced(by: -3) <= date && date <= reach.upperBound
    case .recovery:
      // Which morning it belongs to only its sleep tells. Made days before a sleep it cannot judge
      // it.
      return moment.reading(at: .zero).date >= reach.lowerBound.advanced(by: -3)
    case .workout:
      return wants(workoutBegunOn: moment.reading(at: record.offset ?? .zero).date)
    }
  }

  /// Whether a wanted record only serves those of the asked mornings.
  ///
  /// The cycle that ended as the first of these nights began may itself have begun days before.
  func isCompared(_ record: RecordFinder.Record) -> Bool {
    guard earlier == .baselines, let moment = record.moment else { return false }
    switch record.kind {
    case .sleep:
      // The need and the time in bed of the last nights tell what the next one is to bring.
      let first = mornings.lowerBound.advanced(by: 1 - Self.nightsWeighed)
      return record.offset.map {
        !(first...mornings.upperBound).contains(moment.reading(at: $0).date)
      } ?? false
    case .cycle:
      // Also before those whose strain the training of the first of these mornings is compared with.
      let first = mornings.lowerBound.advanced(by: -Self.daysOfStrain - 3)
      return moment.reading(at: .zero).date < first
    case .recovery, .workout: return false
    }
  }

  /// The dates of the nights of which only heart rate variability is read.
  var olderReach: Range<LocalDate> {
    mornings.lowerBound.advanced(by: -Self.daysOfVariability)..<reach.lowerBound
  }

  /// What was before it is not looked at: most records of a long export are, and a date is dear.
  var oldestMoment: Instant {
    Instant(LocalDateTime(olderReach.lowerBound.advanced(by: -4), .midnight), at: .zero)
  }

  /// Whether a record that is not wanted tells of the heart rate variability of an older night.
  func tellsOlderVariability(_ record: RecordFinder.Record) -> Bool {
    guard let moment = record.moment else { return false }
    switch record.kind {
    case .sleep:
      return record.offset.map { olderReach.contains(moment.reading(at: $0).date) } ?? false
    case .recovery:
      return moment.reading(at: .zero).date >= olderReach.lowerBound.advanced(by: -3)
    case .cycle, .workout: return false
    }
  }

  /// Whether a workout of this date is decoded. One whose date cannot be read is, to be reported.
  func wants(workoutBegunOn date: LocalDate?) -> Bool {
    guard let workoutDates else { return false }
    return date.map { workoutDates.contains($0) } ?? true
  }
}

extension RawSpan {
  /// Whether the first thing here is an array or an object.
  fileprivate var looksLikeJSON: Bool {
    var reader = JSONReader(at: startsWithByteOrderMark ? 3 : 0)
    let first = try? reader.peek(in: self)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
