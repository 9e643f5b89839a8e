/// Samples of steps and energy, added up by date.
///
/// A watch and a phone count the same walk, so of each half hour only the source with the most
/// counts; a source's longer samples are added up by date, and count where they are more than all
/// half hours.
struct ActivitySums {
  enum Quantity: UInt8 { case steps, activeEnergy }

  /// One source's span of time or moment, counted in its own unit since 1970.
  private struct Stretch: Hashable {
    let quantity: Quantity
    let source: HealthSamples.Source
    let number: Int32
  }

  private struct Sum {
    /// Whole, so that no order of the samples changes a sum.
    private(set) var thousandths: Int32
    let offset: HealthSamples.MinuteOffset

    init(_ value: Double, _ offset: HealthSamples.MinuteOffset) {
      thousandths = Int32(clamping: Int(rounding: value * 1000))
      self.offset = offset
    }

    static func += (sum: inout Sum, more: Sum) {
      sum.thousandths = Int32(clamping: Int(sum.thousandths) + Int(more.thousandths))
    }
  }

  /// Where eight hours begin in ``slots``: ten years have half a million half hours, and looking up
  /// each costs more than reading it.
  private var pages: [Stretch: Int] = [:]
  private var slots: [Sum?] = []
  /// The page of the sample before: most samples follow each other.
  private var last: (stretch: Stretch, page: Int)?
  /// Samples of more than four hours, by half hour.
  private var longSamples: [Stretch: Sum] = [:]
  private var seen: Set<Stretch> = []

  private static let slotSeconds = 1800
  private static let slotsOfPage = 16
  /// Seconds; a longer sample says only of which day it is.
  private static let longest = 4 * 3600

  /// - Parameter seconds: the length of the sample.
  mutating func add(
    _ value: Double, of quantity: Quantity, from start: Instant, seconds: Int,
    at offset: UTCOffset, by source: HealthSamples.Source
  ) {
    func stretch(_ moment: Instant) -> Stretch {
      Stretch(quantity: quantity, source: source, number: Self.number(of: moment))
    }
    let offset = HealthSamples.MinuteOffset(offset)
    let middle = start.adding(seconds: max(0, seconds) / 2)
    guard seconds > Self.slotSeconds else { return add(Sum(value, offset), to: stretch(middle)) }
    guard seconds <= Self.longest else {
      longSamples[stretch(middle), default: Sum(0, offset)] += Sum(value, offset)
      return
    }
    let count = seconds / Self.slotSeconds
    for part in 0..<count {
      let moment = start.adding(seconds: seconds * (2 * part + 1) / (2 * count))
      add(Sum(value / Double(count), offset), to: stretch(moment))
    }
  }

  private mutating func add(_ sum: Sum, to halfHour: Stretch) {
    let number = Int(halfHour.number)
    let slot = number & (Self.slotsOfPage - 1)
    let stretch = Stretch(
      quantity: halfHour.quantity, source: halfHour.source,
      number: Int32((number - slot) / Self.slotsOfPage))
    let index = page(of: stretch) + slot
    if slots[index] == nil { slots[index] = Sum(0, sum.offset) }
    slots[index]? += sum
  }

  private mutating func page(of stretch: Stretch) -> Int {
    if let last, last.stretch == stretch { return last.page }
    let page = pages[stretch] ?? slots.count
    if page == slots.count {
      slots.append(contentsOf: repeatElement(nil, count: Self.slotsOfPage))
      pages[stretch] = page
    }
    last = (stretch, page)
    return page
  }

  /// Adds a value unless another one of the same moment was added, as in overlapping files.
  mutating func addOnce(
    _ value: Double, of quantity: Quantity, at moment: Timestamp, by source: HealthSamples.Source
  ) {
    let seconds = moment.instant.secondsSince1970
    let mark = Stretch(
      quantity: quantity, source: source, number: Int32(truncatingIfNeeded: seconds))
    guard seen.insert(mark).inserted else { return }
    add(value, of: quantity, from: moment.instant, seconds: 0, at: moment.offset, by: source)
  }

  private static func number(of moment: Instant) -> Int32 {
    Int32(clamping: moment.secondsSince1970 / slotSeconds)
  }

  /// - Parameter clocks: where the user was.
  func days(_ clocks: NamedClocks = NamedClocks()) -> [DailyActivity] {
    var days: [LocalDate: [Quantity: Int]] = [:]
    let together = Dictionary(grouping: pages) {
      Stretch(quantity: $0.key.quantity, source: 0, number: $0.key.number)
    }
    for (stretch, pages) in together {
      let first = Int(stretch.number) * Self.slotsOfPage
      for slot in 0..<Self.slotsOfPage {
        guard let sum = most(in: pages.map { ($0.key.source, $0.value + slot) }) else { continue }
        let date = Self.date(of: first + slot, sum, clocks)
        days[date, default: [:]][stretch.quantity, default: 0] += Int(sum.thousandths)
      }
    }
    for (stretch, sum) in longSums(clocks) {
      let date = LocalDate(dayNumber: Int(stretch.number))
      let known = days[date]?[stretch.quantity] ?? 0
      days[date, default: [:]][stretch.quantity] = max(known, sum)
    }
    return days.map { date, sums in
      var day = DailyActivity(date: date)
      day.steps = sums[.steps].map { (Double($0) / 1000).shown }
      day.activeKilocalories = sums[.activeEnergy].map { (Double($0) / 1000).tenths }
      return day
    }
  }

  /// The sum of each source's long samples, by the number of the day.
  private func longSums(_ clocks: NamedClocks) -> [Stretch: Int] {
    longSamples.reduce(into: [:]) { sums, sample in
      let date = Self.date(of: Int(sample.key.number), sample.value, clocks)
      let day = Stretch(
        quantity: sample.key.quantity, source: sample.key.source,
        number: Int32(clamping: date.dayNumber))
      sums[day, default: 0] += Int(sample.value.thousandths)
    }
  }

  /// The greatest sum; of equal ones, that of the first source, because another one may have been
  /// written in another zone.
  private func most(in rivals: [(source: HealthSamples.Source, slot: Int)]) -> Sum? {
    let known = rivals.compactMap { rival in slots[rival.slot].map { (rival.source, sum: $0) } }
    return known.max { ($0.sum.thousandths, $1.0) < ($1.sum.thousandths, $0.0) }?.sum
  }

  private static func date(of halfHour: Int, _ sum: Sum, _ clocks: NamedClocks) -> LocalDate {
    let moment = Instant(secondsSince1970: halfHour * slotSeconds + slotSeconds / 2)
    return moment.reading(at: clocks.offset(at: moment, else: sum.offset)).date
  }
}

extension ActivitySums.Quantity {
  /// The plausible range of a day.
  var possible: PlausibleRange { self == .steps ? .steps : .kilocalories }
}
