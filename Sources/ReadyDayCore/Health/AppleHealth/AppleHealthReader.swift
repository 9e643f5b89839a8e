/// Reads Apple Health's `export.xml`: sleep, heart rate, variability, breathing and workouts.
///
/// Reads in pieces and stores only the samples. Skips everything before `<HealthData`: iOS 16 wrote
/// a document type that no parser accepts. Finds tags by `<`, which cannot occur in a value, and
/// reads attributes only of the elements that it uses.
public struct AppleHealthReader: HealthExportReader {
  enum Open: Equatable {
    case measurement(HealthSamples.Quantity, HealthSamples.Measurement)
    case sleep(HealthSamples.Sleep)
    /// Indirect because it is large and rare; the hundreds of thousands of other values stay small.
    indirect case workout(WorkoutRecord)
  }

  private enum Position { case beforeRoot, inRoot, afterRoot }

  /// The bytes needed from a `<` on to recognise its tag.
  static let shortestLook = 64

  var values: AppleHealthValues
  private var place = Position.beforeRoot
  private var isInCorrelation = false
  /// Whether the reader is inside a `WorkoutActivity`, which has statistics of its own.
  private var isInWorkoutPart = false
  private var isInComment = false
  private var open: Open?
  private var exportedAt: Instant?
  private var owner: ExportOwner?

  /// - Parameters:
  ///   - file: the file's name in diagnostics.
  ///   - zones: finds the zones that the export names.
  public init(file: String, zones: any ZoneDatabase) {
    self.init(file: file, zones: zones, limit: Limits.AppleHealth.samples)
  }

  init(file: String, zones: any ZoneDatabase, limit: Int) {
    values = AppleHealthValues(file: file, zones: zones, limit: limit)
  }

  public static func recognises(_ beginning: RawSpan) -> Bool {
    var start = 0
    while start < beginning.byteCount {
      start = beginning.place(of: UInt8(ascii: "<"), from: start)
      if beginning.holds("<HealthData", at: start) { return true }
      start += 1
    }
    return false
  }

  public mutating func read(_ bytes: RawSpan) -> Int {
    var position = 0
    while position < bytes.byteCount {
      if isInComment {
        guard let end = Self.endOfComment(from: position, in: bytes) else {
          position = max(position, bytes.byteCount - 2)
          break
        }
        isInComment = false
        position = end
      }
      position = bytes.place(of: UInt8(ascii: "<"), from: position)
      guard let next = pass(position, in: bytes) else { break }
      position = next
    }
    position = min(position, bytes.byteCount)
    values.line += bytes.lineFeeds(before: position)
    return position
  }

  public mutating func end(_ rest: RawSpan) -> HealthExport {
    var last = rest.copy(from: 0, to: rest.byteCount)
    last += [UInt8](repeating: UInt8(ascii: " "), count: Self.shortestLook)
    let position = read(last.span.bytes)
    let isWhole = place == .afterRoot
    if place == .beforeRoot {
      values.log.add(Diagnostic(.error, .export(.notAnExport), in: values.file))
    } else if !isWhole {
      let cut = Tag.elementName(at: position, in: last.span.bytes)
      values.report(.cutShort(element: open?.name ?? cut), at: 0, in: last.span.bytes)
    }
    let history = values.history(exportedAt: isWhole ? exportedAt : nil)
    return HealthExport(
      history: history, passedOver: values.passedOver, diagnostics: values.log.all,
      isKnown: place != .beforeRoot, owner: owner)
  }

  private static func endOfComment(from start: Int, in bytes: RawSpan) -> Int? {
    var position = bytes.place(of: UInt8(ascii: ">"), from: start)
    while position < bytes.byteCount {
      if position >= start + 2, bytes.holds("--", at: position - 2) { return position + 1 }
      position = bytes.place(of: UInt8(ascii: ">"), from: position + 1)
    }
    return nil
  }

  /// Handles the tag at `start`; returns where to look for the next, or nil if the bytes end early.
  @inline(__always)
  private mutating func pass(_ start: Int, in bytes: RawSpan) -> Int? {
    guard start + Self.shortestLook <= bytes.byteCount else { return nil }
    guard place == .inRoot else { return passOutside(start, in: bytes) }
    switch bytes.byte(at: start + 1) {
    case UInt8(ascii: "R") where bytes.isOtherRecord(at: start):
      if open != nil { close(at: start, in: bytes) }
      values.passedOver.otherKinds += 1
      return start + 17  // past the bytes just compared
    case UInt8(ascii: "M") where open == nil:
      if bytes.holds("<Me ", at: start) { return passNamed(start, in: bytes) }
    case UInt8(ascii: "/"): passEnd(start, in: bytes)
    case UInt8(ascii: "!"): isInComment = bytes.holds("<!--", at: start)
    case UInt8(ascii: "R"), UInt8(ascii: "W"), UInt8(ascii: "M"), UInt8(ascii: "C"),
      UInt8(ascii: "E"):
      return passNamed(start, in: bytes)
    default: break
    }
    return start + 2
  }

  private mutating func passOutside(_ start: Int, in bytes: RawSpan) -> Int {
    if place == .beforeRoot, bytes.holds("<HealthData", at: start) { place = .inRoot }
    return start + 1
  }

  private mutating func passEnd(_ start: Int, in bytes: RawSpan) {
    if bytes.holds("</Record>", at: start) || bytes.holds("</Workout>", at: start) {
      close(at: start, in: bytes)
    } else if bytes.holds("</WorkoutActivity>", at: start) {
      isInWorkoutPart = false
    } else if bytes.holds("</Correlation>", at: start) {
      isInCorrelation = false
    } else if bytes.holds("</HealthData>", at: start) {
      close(at: start, in: bytes)
      place = .afterRoot
    }
  }

  private mutating func passNamed(_ start: Int, in bytes: RawSpan) -> Int? {
    guard let element = Element(at: start, in: bytes), matters(element) else { return start + 2 }
    let tag = Tag(at: start, in: bytes)
    guard let tag, tag.end - start <= Limits.AppleHealth.tagBytes else {
      guard tag != nil || start + Limits.AppleHealth.tagBytes < bytes.byteCount else { return nil }
      values.leaveOut(.tagTooLong(limit: Limits.AppleHealth.tagBytes), at: start, in: bytes)
      return start + 2
    }
    take(tag, as: element, at: start, in: bytes)
    return tag.end
  }

  private func matters(_ element: Element) -> Bool {
    switch element {
    case .record, .workout: !isInCorrelation
    case .metadata: open != nil
    case .statistics, .workoutPart: open?.isWorkout == true && !isInWorkoutPart
    case .correlation, .exportDate, .owner: true
    }
  }

  private mutating func take(_ tag: Tag, as element: Element, at start: Int, in bytes: RawSpan) {
    guard tag.ending != .broken else {
      values.leaveOut(.brokenTag(element: element.rawValue), at: start, in: bytes)
      return
    }
    switch element {
    case .record:
      let record = values.record(tag, at: start, in: bytes)
      begin(record, isClosed: tag.ending == .closed, at: start, in: bytes)
    case .workout:
      let workout = values.workout(tag, at: start, in: bytes)
      begin(workout, isClosed: tag.ending == .closed, at: start, in: bytes)
    case .metadata: if let open { values.locate(open, by: tag, at: start, in: bytes) }
    case .statistics:
      if case .workout(let workout) = open {
        open = .workout(values.adding(tag, to: workout, at: start, in: bytes))
      }
    case .workoutPart: isInWorkoutPart = tag.ending == .open
    case .correlation: isInCorrelation = tag.ending == .open
    case .exportDate: exportedAt = values.exportDate(tag, in: bytes)
    case .owner: owner = values.owner(tag, in: bytes)
    }
  }

  /// Begins an element, or completes it if it has no content.
  private mutating func begin(_ element: Open?, isClosed: Bool, at start: Int, in bytes: RawSpan) {
    close(at: start, in: bytes)
    open = element
    if isClosed { close(at: start, in: bytes) }
  }

  private mutating func close(at start: Int, in bytes: RawSpan) {
    if let open { values.keep(open, at: start, in: bytes) }
    open = nil
    isInWorkoutPart = false
  }
}

private enum Element: String {
  case record = "Record"
  case metadata = "MetadataEntry"
  case statistics = "WorkoutStatistics"
  case workoutPart = "WorkoutActivity"
  case workout = "Workout"
  case correlation = "Correlation"
  case exportDate = "ExportDate"
  case owner = "Me"

  private static let tags: [(beginning: StaticString, element: Element)] = [
    ("<Record", .record), ("<MetadataEntry", .metadata), ("<WorkoutStatistics", .statistics),
    ("<WorkoutActivity", .workoutPart), ("<Workout", .workout), ("<Correlation", .correlation),
    ("<ExportDate", .exportDate), ("<Me ", .owner),
  ]

  init?(at start: Int, in bytes: RawSpan) {
    let tag = Self.tags.first { bytes.holds($0.beginning, at: start) }
    // Other elements, such as `WorkoutEvent`, have names that begin with `Workout`.
    guard let tag, tag.element != .workout || bytes.byte(at: start + 8) <= 0x20 else { return nil }
    self = tag.element
  }
}

extension AppleHealthReader.Open {
  fileprivate var isWorkout: Bool { if case .workout = self { true } else { false } }

  fileprivate var name: String { (isWorkout ? Element.workout : .record).rawValue }
}

extension Tag {
  fileprivate static func elementName(at start: Int, in bytes: RawSpan) -> String? {
    guard start < bytes.byteCount, bytes.byte(at: start) == UInt8(ascii: "<") else { return nil }
    return Element(at: start, in: bytes)?.rawValue
  }
}

extension RawSpan {
  /// Whether the record at `start` is certainly of an unused type, as 19 in 20 are; needs 64 bytes.
  @inline(__always)
  fileprivate func isOtherRecord(at start: Int) -> Bool {
    guard word(at: start + 1) == eight("Record t") else { return false }
    let second = word(at: start + 9)
    guard second == eight("ype=\"HKQ") || second == eight("ype=\"HKC") else { return false }
    // Skips `<Record type="HKQuantityTypeIdentifier` or `<Record type="HKCategoryTypeIdentifier`.
    let kind = word(at: start + 38)
    if kind == eight("HeartRat") { return word(at: start + 46) != eight("eVariabi") }
    return kind != eight("SleepAna") && kind != eight("Respirat") && kind != eight("RestingH")
      && kind != eight("StepCoun") && kind != eight("ActiveEn")
  }
}
