#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the wanted fields of records out of the places where a ``RecordFinder`` saw them.
///
/// The texts and the numbers of a record are given to the decoder as a list. Asked for by their names
/// out of the whole record they would take four times as long, most of it for fields that nobody
/// wants.
struct RecordDecoder {
  private let decoder = JSONDecoder()

  func fields(
    _ wanted: WantedFields, of record: RecordFinder.Record, in bytes: RawSpan
  ) throws(RecordFault) -> WireFields {
    let row: WireRow
    do throws(JSONScanner.Fault) {
      row = try WireRow(wanted, of: record.place, in: bytes)
    } catch {
      throw RecordFault(trouble: .malformed, path: [])
    }
    guard let lists = lists(row.json(in: bytes)) else {
      let broken = row.fieldsAlone(in: bytes).first { lists($0.json) == nil }
      throw RecordFault(trouble: .malformed, path: broken?.field.path ?? [])
    }
    return row.fields(lists.texts, lists.numbers)
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
