/// What an export holds that days are made of, as small as it can be kept: years of nights are
/// hundreds of thousands of samples.
struct HealthSamples {
  /// What one number was measured of.
  enum Quantity: Int, CaseIterable {
    case sdnn, rmssd, restingHeartRate, respiratoryRate
  }

  /// One number, measured at one moment.
  struct Measurement: Hashable {
    /// The middle of the time it stands for: a resting heart rate is that of a day from its first hours on.
    let moment: Instant
    /// No sensor knows more than seven digits.
    let value: Float
    let offset: MinuteOffset
    let source: Source
  }

  /// A stretch in one stage of sleep.
  struct Sleep: Hashable {
    enum Stage: UInt8 {
      /// The numbers are those of HealthKit's `HKCategoryValueSleepAnalysis`.
      case inBed, asleep, awake, core, deep, rem
    }

    let start: Instant
    let seconds: UInt32
    /// As they are written next to its beginning and its end.
    let startOffset, offset: MinuteOffset
    let source: Source
    let stage: Stage
  }

  /// An offset from UTC in two bytes: the exports know whole minutes.
  struct MinuteOffset: Hashable {
    private let minutes: Int16

    init(_ offset: UTCOffset) {
      minutes = Int16(clamping: offset.seconds / 60)
    }

    var offset: UTCOffset { UTCOffset(clamping: Int(minutes) * 60) }
  }

  /// A device or an app, by the order in which the export first names it.
  typealias Source = UInt8

  let limit: Int
  /// By the raw values of `Quantity`.
  private var measurements: [[Measurement]] = Quantity.allCases.map { _ in [] }
  private(set) var sleeps: [Sleep] = []
  private(set) var workouts: [WorkoutRecord] = []
  private(set) var clocks = NamedClocks()
  private var sources: [[UInt8]] = []

  init(limit: Int) {
    self.limit = limit
  }
}

extension HealthSamples {
  /// The source whose name stands in `place`; an export with more than 255 of them has one for all
  /// others, and one for those without a name.
  mutating func source(named place: Range<Int>, in bytes: RawSpan) -> Source {
    for (index, name) in sources.enumerated() where bytes.holds(name, in: place) {
      return Source(index)
    }
    return newSource(bytes.copy(from: place.lowerBound, to: place.upperBound))
  }

  /// The same for a name that was read already.
  mutating func source(named name: String) -> Source {
    let name = Array(name.utf8)
    return sources.firstIndex(of: name).map { Source($0) } ?? newSource(name)
  }

  private mutating func newSource(_ name: [UInt8]) -> Source {
    guard sources.count < Int(Source.max) else { return .max }
    sources.append(name)
    return Source(sources.count - 1)
  }

  /// False when there are too many already.
  mutating func add(_ measurement: Measurement, of quantity: Quantity) -> Bool {
    guard measurements[quantity.rawValue].count < limit else { return false }
    measurements[quantity.rawValue].append(measurement)
    return true
  }

  mutating func note(_ zone: Zone, at moment: Instant) { clocks.note(zone, at: moment) }

  func measurements(of quantity: Quantity) -> [Measurement] { measurements[quantity.rawValue] }

  /// False when there are too many already.
  mutating func add(_ sleep: Sleep) -> Bool {
    guard sleeps.count < limit else { return false }
    sleeps.append(sleep)
    return true
  }

  /// False when there are too many already.
  mutating func add(_ workout: WorkoutRecord) -> Bool {
    guard workouts.count < limit / 5 else { return false }
    workouts.append(workout)
    return true
  }
}

extension HealthSamples.Quantity {
  /// What the export calls it.
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

  /// Whatever stands first in the file.
  static func isEarlier(_ a: Self, _ b: Self) -> Bool {
    (a.start, a.seconds, a.source, a.stage.rawValue)
      < (b.start, b.seconds, b.source, b.stage.rawValue)
  }
}

extension HealthSamples.Sleep.Stage {
  var isAsleep: Bool { self != .inBed && self != .awake }
  /// Whether it says more than that someone slept.
  var isDetailed: Bool { self == .core || self == .deep || self == .rem }
}

extension RawSpan {
  /// Whether `content` is all that stands in `range`.
  fileprivate func holds(_ content: [UInt8], in range: Range<Int>) -> Bool {
    guard content.count == range.count else { return false }
    for index in content.indices where content[index] != byte(at: range.lowerBound + index) {
      return false
    }
    return true
  }
}
