/// One file of the app's export: its kind, from its headers, and its date format.
struct CSVFile {
  enum Kind: String, Sendable {
    case cycles = "cycle"
    case sleeps = "sleep"
    case workouts = "workout"
    case journal
  }

  let kind: Kind
  let table: CSVTable
  private let columns: [CSVColumn: Int]

  /// Nil if the file lacks WHOOP's headers.
  init?(_ bytes: RawSpan) {
    guard let table = CSVTable(bytes) else { return nil }
    var columns: [CSVColumn: Int] = [:]
    for (index, place) in table.header.enumerated() {
      guard let column = CSVColumn(header: bytes.cell(place)) else { continue }
      if columns[column] == nil { columns[column] = index }
    }
    if columns[.answer] == nil, let question = columns[.question] {
      // In every known language, the answer's column follows the question's.
      columns[.answer] = question + 1 < table.header.count ? question + 1 : nil
    }
    // Some columns may be renamed; a few common ones do not identify WHOOP's export.
    let isWhoops = columns[.cycleStart] != nil && columns[.zone] != nil || columns.count >= 5
    guard isWhoops, let kind = Kind(columns) else { return nil }
    (self.kind, self.table, self.columns) = (kind, table, columns)
  }

  /// Whether this is the private format that WHOOP exported until 2022.
  static func isPrivateFormat(_ bytes: RawSpan) -> Bool {
    CSVTable(bytes)?.header.contains { bytes.cell($0).lowercased() == "during" } == true
  }

  func has(_ column: CSVColumn) -> Bool { columns[column] != nil }

  var isReadable: Bool {
    !CSVColumn.expected(in: kind).contains { $0.isNeeded(in: kind) && !has($0) }
  }

  /// The missing columns that matter or have a similar header; people delete other columns.
  func missing(_ bytes: RawSpan) -> [(problem: HealthProblem, offset: Int)] {
    let strange = table.header.filter { CSVColumn(header: bytes.cell($0)) == nil }
    let names = strange.map { bytes.cell($0) }
    return CSVColumn.expected(in: kind).filter { !has($0) }.compactMap { column in
      let closest = names.closest(to: column.rawValue)
      let isReported =
        column.isNeeded(in: kind) || [.zone, .recovery, .sleepOnset, .wakeOnset].contains(column)
      guard closest != nil || isReported else { return nil }
      let place = closest.flatMap { names.firstIndex(of: $0) }.map { strange[$0] }
      return (
        .missingName(column.rawValue, closest: closest, isColumn: true), place?.lowerBound ?? 0
      )
    }
  }

  func place(_ column: CSVColumn, in row: CSVTable.Row) -> Range<Int>? {
    columns[column].flatMap { $0 < row.count ? row[$0] : nil }
  }

  func text(_ column: CSVColumn, in row: CSVTable.Row, _ bytes: RawSpan) -> String? {
    guard let place = place(column, in: row), !place.isEmpty else { return nil }
    let text = bytes.cell(place)
    return text.isEmpty ? nil : text
  }

  func name(of column: CSVColumn, _ bytes: RawSpan) -> String {
    columns[column].map { bytes.cell(table.header[$0]) } ?? ""
  }

  /// A number with a decimal point or comma; a comma before three digits may separate thousands.
  func number(_ text: String) -> Double? {
    // `Double` stops reading at a NUL.
    guard !text.utf8.contains(0) else { return nil }
    guard let comma = text.firstIndex(of: ",") else { return Double(text) }
    let digits = text[comma...].dropFirst().count
    guard table.separator != UInt8(ascii: ",") || digits != 3 else { return nil }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// The order of day and month in all dates together, or the first date if they do not settle it;
  /// and how many rows there are, readable or not.
  func survey(_ bytes: RawSpan) -> (order: Result<CSVDate.Order, UnsettledDate>, rowCount: Int) {
    var open = CSVDate.Order.allCases
    var first: UnsettledDate?
    var rowCount = 0
    var rows = table
    while let next = rows.next(in: bytes) {
      rowCount += 1
      guard case .row(let row) = next else { continue }
      for column in CSVColumn.dates {
        // A year in front, as WHOOP writes it, leaves nothing to settle.
        guard let place = place(column, in: row), !bytes.hasYear(in: place),
          let text = text(column, in: row, bytes),
          let orders = CSVDate(text)?.possibleOrders, !orders.isEmpty
        else { continue }
        first = first ?? UnsettledDate(text: text, offset: place.lowerBound)
        open = open.filter(orders.contains)
      }
    }
    guard let first, open.count != 1 else { return (.success(open[0]), rowCount) }
    return (.failure(first), rowCount)
  }
}

extension RawSpan {
  /// Whether a cell begins like `2026-03-10`.
  fileprivate func hasYear(in cell: Range<Int>) -> Bool {
    cell.count > 4 && byte(at: cell.lowerBound + 4) == UInt8(ascii: "-")
      && cell.prefix(4).allSatisfy { byte(at: $0).isDigit }
  }
}

extension CSVFile.Kind {
  fileprivate init?(_ columns: [CSVColumn: Int]) {
    func hasAny(_ some: CSVColumn...) -> Bool { some.contains { columns[$0] != nil } }
    if columns[.question] != nil {
      self = .journal
    } else if hasAny(.workoutStart, .activity, .workoutStrain) {
      self = .workouts
    } else if hasAny(.recovery, .restingHeartRate, .heartRateVariability, .strain) {
      self = .cycles
    } else if hasAny(.sleepOnset, .wakeOnset) {
      self = .sleeps
    } else {
      return nil
    }
  }
}

extension CSVTable {
  /// What is wrong with `row`, and where.
  func problem(of row: DamagedRow, kind: String) -> (problem: HealthProblem, place: Int) {
    let start = row.cells.first?.lowerBound ?? 0
    return switch row.fault {
    case .quote(let quote): (.strayQuote(kind: kind), quote)
    case .width: (.otherWidth(kind: kind, cells: row.cells.count, headers: header.count), start)
    case .length: (.rowTooLong(kind: kind), start)
    case .count: (.tooManyRows(limit: Limits.Table.rows), start)
    case .cut: (.cutShort, start)
    }
  }
}

/// A date whose month is ambiguous.
struct UnsettledDate: Error, Equatable {
  let text: String
  let offset: Int
}

/// A date and time in a CSV file, before the order of day and month is known.
struct CSVDate: Equatable, Sendable {
  /// The order of day and month in dates that do not begin with the year.
  enum Order: CaseIterable, Sendable {
    case dayFirst, monthFirst
  }

  private let numbers: [Int]
  private let isYearFirst: Bool
  private let time: TimeOfDay

  /// Reads `2026-03-10 05:12:44`, `10/03/2026 5:12`, `3.10.2026 05:12:44`; nil for anything else.
  init?(_ text: String) {
    var reader = ByteReader(text)
    var numbers: [Int] = []
    var widths: [Int] = []
    for isLast in [false, false, true] {
      let before = reader.left
      guard let number = reader.number(digits: 1...4) else { return nil }
      numbers.append(number)
      widths.append(before - reader.left)
      guard isLast || reader.take("-") || reader.take("/") || reader.take(".") else { return nil }
    }
    guard widths[0] == 4 || widths[2] == 4, let time = Self.time(&reader) else { return nil }
    self.numbers = numbers
    isYearFirst = widths[0] == 4
    self.time = time
  }

  private static func time(_ reader: inout ByteReader) -> TimeOfDay? {
    guard reader.take(" ") || reader.take("T"), let hour = reader.number(digits: 1...2),
      reader.take(":"), let minute = reader.number(digits: 1...2)
    else { return nil }
    let second = reader.take(":") ? reader.number(digits: 1...2) : 0
    guard let second, reader.isAtEnd else { return nil }
    return TimeOfDay(hour: hour, minute: minute, second: second)
  }

  /// The orders with a possible month; empty if there is none, or if the year comes first.
  var possibleOrders: [Order] {
    guard !isYearFirst else { return [] }
    return Order.allCases.filter { numbers[$0 == .dayFirst ? 1 : 0] <= 12 }
  }

  func reading(_ order: Order) -> LocalDateTime? {
    let (year, month, day) =
      switch (isYearFirst, order) {
      case (true, _): (numbers[0], numbers[1], numbers[2])
      case (false, .dayFirst): (numbers[2], numbers[1], numbers[0])
      case (false, .monthFirst): (numbers[2], numbers[0], numbers[1])
      }
    return LocalDate(year: year, month: month, day: day).map { LocalDateTime($0, time) }
  }
}
