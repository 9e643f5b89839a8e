/// The samples of an export, packed tightly: years of nights have hundreds of thousands of them.
struct HealthSamples {
  enum Quantity: Int, CaseIterable { case sdnn, rmssd, restingHeartRate, respiratoryRate }

  struct Measurement: Equatable {
    /// The middle of the measurement's time span.
    let moment: Instant
    /// A Float is enough: sensors give at most seven digits.
    let value: Float
    let offset: MinuteOffset
    let source: Source
  }

  struct Sleep: Equatable {
    enum Stage: UInt8 {
      /// In the order of `HKCategoryValueSleepAnalysis`.
      case inBed, asleep, awake, core, deep, rem
    }

    let start: Instant
    let seconds: UInt32
    let startOffset, offset: MinuteOffset
    let source: Source
    var stage: Stage
  }

  /// An offset from UTC in two bytes; offsets in exports are whole minutes.
  struct MinuteOffset: Equatable {
    private let minutes: Int16

    init(_ offset: UTCOffset) { minutes = Int16(clamping: offset.seconds / 60) }

    var offset: UTCOffset { UTCOffset(clamping: Int(minutes) * 60) }
  }

  typealias Source = UInt8

  let limit: Int
  /// Indexed by `Quantity.rawValue`.
  private var measurements: [[Measurement]] = Quantity.allCases.map { _ in [] }
  private(set) var sleeps: [Sleep] = []
  private(set) var workouts: [WorkoutRecord] = []
  private(set) var clocks = NamedClocks()
  var activity = ActivitySums()
  private var sources: [[UInt8]] = []

  init(limit: Int) { self.limit = limit }

  /// The source named at `place`; beyond 255 sources, further ones share the last number.
  mutating func source(named place: Range<Int>, in bytes: RawSpan) -> Source {
    for (index, name) in sources.enumerated() where bytes.holds(name, in: place) {
      return Source(index)
    }
    return newSource(bytes.copy(from: place.lowerBound, to: place.upperBound))
  }

  mutating func source(named name: String) -> Source {
    let name = Array(name.utf8)
    return sources.firstIndex(of: name).map { Source($0) } ?? newSource(name)
  }

  private mutating func newSource(_ name: [UInt8]) -> Source {
    guard sources.count < Int(Source.max) else { return .max }
    sources.append(name)
    return Source(sources.count - 1)
  }

  /// Returns false if the limit is reached.
  mutating func add(_ measurement: Measurement, of quantity: Quantity) -> Bool {
    measurements[quantity.rawValue].append(measurement, upTo: limit)
  }

  mutating func note(_ zone: Zone, at moment: Instant) { clocks.note(zone, at: moment) }

  func measurements(of quantity: Quantity) -> [Measurement] { measurements[quantity.rawValue] }

  mutating func add(_ sleep: Sleep) -> Bool { sleeps.append(sleep, upTo: limit) }

  mutating func add(_ workout: WorkoutRecord) -> Bool { workouts.append(workout, upTo: limit / 5) }
}

extension Array {
  fileprivate mutating func append(_ element: Element, upTo limit: Int) -> Bool {
    guard count < limit else { return false }
    append(element)
    return true
  }
}

extension HealthSamples.Quantity {
  var name: String {
    switch self {
    case .sdnn: "HeartRateVariabilitySDNN"
    case .rmssd: "HeartRateVariabilityRMSSD"
    case .restingHeartRate: "RestingHeartRate"
    case .respiratoryRate: "RespiratoryRate"
    }
  }
}

extension HealthSamples.Sleep {
  var span: TimeSpan { TimeSpan(from: start, to: start.adding(seconds: Int(seconds))) }

  static func isEarlier(_ a: Self, _ b: Self) -> Bool {
    (a.start, a.seconds, a.source, a.stage.rawValue)
      < (b.start, b.seconds, b.source, b.stage.rawValue)
  }
}

extension HealthSamples.Sleep.Stage {
  var isAsleep: Bool { self != .inBed && self != .awake }
}

/// The zones named in an export's records, by time: where the user was.
///
/// The offset of a written time is the phone's at the export, not that of the measurement. Nights
/// and workouts of a watch name their zone (`HKTimeZone`); few other records do.
struct NamedClocks {
  private struct Mark {
    let moment: Instant
    let zone: Zone
  }

  /// Sorted by time after ``sorted()``.
  private var marks: [Mark] = []

  /// Seconds; a zone that is named again within this time is not stored again.
  private static let shortestStay = 3600
  /// Seconds; a zone applies to times at most this far away.
  private static let longestStay = 86_400

  mutating func note(_ zone: Zone, at moment: Instant) {
    if let last = marks.last, abs(moment.seconds(since: last.moment)) < Self.shortestStay,
      last.zone.name == zone.name
    {
      return
    }
    marks.append(Mark(moment: moment, zone: zone))
  }

  func sorted() -> NamedClocks {
    var clocks = self
    clocks.marks.sort { ($0.moment, $0.zone.name) < ($1.moment, $1.zone.name) }
    return clocks
  }

  /// The offset of the zone named nearest to `moment`, within a day; `written` if there is none.
  func offset(at moment: Instant, else written: HealthSamples.MinuteOffset) -> UTCOffset {
    let later = marks.partition { $0.moment >= moment }
    let near = marks[max(later - 1, 0)..<min(later + 1, marks.count)]
    let nearest = near.min { distance($0, to: moment) < distance($1, to: moment) }
    guard let nearest, distance(nearest, to: moment) <= Self.longestStay else {
      return written.offset
    }
    return nearest.zone.offset(at: moment)
  }

  private func distance(_ mark: Mark, to moment: Instant) -> Int {
    abs(moment.seconds(since: mark.moment))
  }
}
