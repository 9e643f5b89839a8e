/// One file of the app's own export: its kind, told from its headers, and how its dates are
/// written.
struct CSVFile {
  enum Kind: Sendable {
    case cycles, sleeps, workouts, journal
  }

  let kind: Kind
  let table: CSVTable
  private let columns: [CSVColumn: Int]

  /// Nil when the headers are not those of WHOOP's export.
  init?(_ bytes: RawSpan) {
    guard let table = CSVTable(bytes) else { return nil }
    var columns: [CSVColumn: Int] = [:]
    for (index, place) in table.header.enumerated() {
      guard let column = CSVColumn(header: bytes.cell(place)) else { continue }
      if columns[column] == nil { columns[column] = index }
    }
    if columns[.answer] == nil, let question = columns[.question] {
      // In every language known it follows the question.
      columns[.answer] = question + 1 < table.header.count ? question + 1 : nil
    }
    // Some may have other names; of a few alone nobody knows whose they are.
    let isWhoops = columns[.cycleStart] != nil && columns[.zone] != nil || columns.count >= 5
    guard isWhoops, let kind = Kind(columns) else { return nil }
    self.kind = kind
    self.table = table
    self.columns = columns
  }
}

extension CSVFile {
  /// Whether these are rows of the private format that WHOOP gave away until 2022.
  static func isPrivateFormat(_ bytes: RawSpan) -> Bool {
    guard let table = CSVTable(bytes) else { return false }
    return table.header.contains { bytes.cell($0).lowercased() == "during" }
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

extension CSVFile {
  func has(_ column: CSVColumn) -> Bool { columns[column] != nil }

  /// Whether it has what every row of its kind needs.
  var isReadable: Bool {
    !CSVColumn.expected(in: kind).contains { $0.isNeeded(in: kind) && !has($0) }
  }

  /// The columns that are not there, and what may be they under another name; only those that a morning is told by are
  /// told where nothing is like them: people delete columns.
  func missing(_ bytes: RawSpan) -> [(problem: HealthProblem, offset: Int)] {
    let strange = table.header.filter { CSVColumn(header: bytes.cell($0)) == nil }
    let names = strange.map { bytes.cell($0) }
    return CSVColumn.expected(in: kind).filter { !has($0) }.compactMap { column in
      let closest = names.closest(to: column.header)
      let isTold =
        column.isNeeded(in: kind) || [.zone, .recovery, .sleepOnset, .wakeOnset].contains(column)
      guard closest != nil || isTold else { return nil }
      let place = closest.flatMap { names.firstIndex(of: $0) }.map { strange[$0] }
      return (
        .missingName(column.header, closest: closest, isColumn: true), place?.lowerBound ?? 0
      )
    }
  }
}

extension CSVFile {
  /// Where `row` has the cell of `column`; nil when the file or the row lacks it.
  func place(_ column: CSVColumn, in row: CSVTable.Row) -> Range<Int>? {
    columns[column].flatMap { $0 < row.count ? row[$0] : nil }
  }

  /// The cell of `column`; nil when it is blank.
  func text(_ column: CSVColumn, in row: CSVTable.Row, _ bytes: RawSpan) -> String? {
    guard let place = place(column, in: row), !place.isEmpty else { return nil }
    let text = bytes.cell(place)
    return text.isEmpty ? nil : text
  }

  /// The header of `column` as the file has it.
  func name(of column: CSVColumn, _ bytes: RawSpan) -> String {
    columns[column].map { bytes.cell(table.header[$0]) } ?? ""
  }

  /// A number, which may have a decimal comma.
  ///
  /// In a file with commas between cells one with three digits behind it may part thousands.
  func number(_ text: String) -> Double? {
    // `Double` reads no further than a NUL.
    guard !text.utf8.contains(0) else { return nil }
    guard let comma = text.firstIndex(of: ",") else { return Double(text) }
    let digits = text[comma...].dropFirst().count
    guard table.separator != UInt8(ascii: ",") || digits != 3 else { return nil }
    return Double(String(text.map { $0 == "," ? "." : $0 }))
  }
}

extension CSVFile {
  /// The order of day and month in this file, or the first date that leaves it open.
  ///
  /// Spreadsheets write dates their own way; only all dates of the file together can settle which
  /// number is the month.
  func dateOrder(_ bytes: RawSpan) -> Result<CSVDate.Order, UnsettledDate> {
    var open = CSVDate.Order.allCases
    var first: UnsettledDate?
    for row in table.rows {
      for column in CSVColumn.dates {
        guard let place = place(column, in: row), let text = text(column, in: row, bytes),
          let orders = CSVDate(text)?.possibleOrders, !orders.isEmpty
        else { continue }
        first = first ?? UnsettledDate(text: text, offset: place.lowerBound)
        open = open.filter(orders.contains)
      }
    }
    guard let first, open.count != 1 else { return .success(open[0]) }
    return .failure(first)
  }
}

/// A date of which nobody can tell what number is the month.
struct UnsettledDate: Error, Hashable {
  let text: String
  let offset: Int
}
