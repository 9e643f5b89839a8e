#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the wanted fields of records.
///
/// The texts and the numbers of many records are given to the decoder as one list. Asked for by
/// their names out of each record as a whole they would take six times as long, most of it for
/// fields that nobody wants.
struct RecordDecoder {
  private let decoder = JSONDecoder()

  /// Whether no name in a row is broken: whose it was, and what stood there, nobody could tell.
  func isSound(_ row: WireRow, in bytes: RawSpan) -> Bool {
    row.oddNames.isEmpty || lists(row.oddNames(in: bytes)) != nil
  }

  /// The fields of each of `rows`, in their order; nil for one with a value that no decoder takes.
  func fields(of rows: [WireRow], in bytes: RawSpan) -> [WireFields?] {
    guard let lists = lists(WireRow.json(of: rows, in: bytes)) else {
      return rows.count == 1 ? [nil] : rows.flatMap { fields(of: [$0], in: bytes) }
    }
    var (texts, numbers) = (lists.texts[...], lists.numbers[...])
    return rows.map { $0.fields(&texts, &numbers) }
  }

  /// What is wrong with a row that has no ``fields(of:in:)``.
  func fault(of row: WireRow, in bytes: RawSpan) -> RecordFault {
    let broken = row.fieldsAlone(in: bytes).first { lists($0.json) == nil }
    return RecordFault(trouble: .malformed, path: broken?.field.path ?? [])
  }

  private func lists(_ json: [UInt8]) -> WireLists? {
    try? decoder.decode(WireLists.self, from: Data(json))
  }
}

/// A list of how many texts there are, the texts, and the numbers.
private struct WireLists: Decodable {
  private(set) var texts: [String] = []
  private(set) var numbers: [Double] = []

  /// One after the other: lists inside the list would each cost as much as ten values.
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    for _ in 0..<(try list.decode(Int.self)) { texts.append(try list.decode(String.self)) }
    while !list.isAtEnd { numbers.append(try list.decode(Double.self)) }
  }
}
