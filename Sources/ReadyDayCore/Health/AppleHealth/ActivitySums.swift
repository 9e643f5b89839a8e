/// Samples of steps and energy, added up by date.
///
/// A watch and a phone count the same walk, so of each half hour only the source with the most
/// counts; a value of a whole day counts where it is more than all half hours.
struct ActivitySums {
  enum Quantity: UInt8 { case steps, activeEnergy }

  private struct Slot: Hashable {
    let quantity: Quantity
    let source: HealthSamples.Source
    /// Half hours since 1970.
    let number: Int32
  }

  private struct Sum {
    var value: Double
    let offset: HealthSamples.MinuteOffset

    var thousandths: Int { Int(rounding: value * 1000) }
  }

  private var slots: [Slot: Sum] = [:]
  private var wholeDays: [Slot: Sum] = [:]
  private var seen: Set<Slot> = []

  private static let slotSeconds = 1800
  /// Seconds; a longer sample is the value of a day.
  private static let longest = 4 * 3600

  /// - Parameter seconds: the length of the sample.
  mutating func add(
    _ value: Double, of quantity: Quantity, from start: Instant, seconds: Int,
    at offset: UTCOffset, by source: HealthSamples.Source
  ) {
    func add(_ part: Double, at moment: Instant, to sums: inout [Slot: Sum]) {
      let slot = Slot(quantity: quantity, source: source, number: Self.number(of: moment))
      sums[slot, default: Sum(value: 0, offset: .init(offset))].value += part
    }
    let middle = start.adding(seconds: max(0, seconds) / 2)
    guard seconds > Self.slotSeconds else { return add(value, at: middle, to: &slots) }
    guard seconds <= Self.longest else { return add(value, at: middle, to: &wholeDays) }
    let count = seconds / Self.slotSeconds
    for part in 0..<count {
      let moment = start.adding(seconds: seconds * (2 * part + 1) / (2 * count))
      add(value / Double(count), at: moment, to: &slots)
    }
  }

  /// Adds a value unless another one of the same moment was added, as in overlapping files.
  mutating func addOnce(
    _ value: Double, of quantity: Quantity, at moment: Timestamp, by source: HealthSamples.Source
  ) {
    let seconds = moment.instant.secondsSince1970
    let mark = Slot(
      quantity: quantity, source: source, number: Int32(truncatingIfNeeded: seconds))
    guard seen.insert(mark).inserted else { return }
    add(value, of: quantity, from: moment.instant, seconds: 0, at: moment.offset, by: source)
  }

  private static func number(of moment: Instant) -> Int32 {
    Int32(clamping: moment.secondsSince1970 / slotSeconds)
  }

  /// The same whatever the order of the slots, which is another in each run: thousandths are added,
  /// and of several sources the one with the most counts.
  ///
  /// - Parameter clocks: where the user was.
  func days(_ clocks: NamedClocks = NamedClocks()) -> [DailyActivity] {
    var most: [Slot: (slot: Slot, sum: Sum)] = [:]
    for (slot, sum) in slots {
      let any = Slot(quantity: slot.quantity, source: 0, number: slot.number)
      let known = most[any]
      if known.map({ ($0.sum.value, slot.source) < (sum.value, $0.slot.source) }) ?? true {
        most[any] = (slot, sum)
      }
    }
    var days: [LocalDate: [Quantity: Int]] = [:]
    for (slot, sum) in most.values {
      days[date(of: slot, sum, clocks), default: [:]][slot.quantity, default: 0] += sum.thousandths
    }
    for (slot, sum) in wholeDays {
      let date = date(of: slot, sum, clocks)
      let known = days[date]?[slot.quantity] ?? 0
      days[date, default: [:]][slot.quantity] = max(known, sum.thousandths)
    }
    return days.map { date, sums in
      var day = DailyActivity(date: date)
      day.steps = sums[.steps].map { (Double($0) / 1000).shown }
      day.activeKilocalories = sums[.activeEnergy].map { (Double($0) / 1000).tenths }
      return day
    }
  }

  private func date(of slot: Slot, _ sum: Sum, _ clocks: NamedClocks) -> LocalDate {
    let moment = Instant(
      secondsSince1970: Int(slot.number) * Self.slotSeconds + Self.slotSeconds / 2)
    return moment.reading(at: clocks.offset(at: moment, else: sum.offset)).date
  }
}

extension ActivitySums.Quantity {
  /// The plausible range of a day.
  var possible: PlausibleRange { self == .steps ? .steps : .kilocalories }
}
