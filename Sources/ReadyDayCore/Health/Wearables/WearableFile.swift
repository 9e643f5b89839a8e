struct WearableFile {
  let rows: [WearableRow]
  private(set) var diagnostics: FileDiagnostics
  /// Rows lost in the broken part of the file.
  let lostRows: Int
  let isKnown: Bool

  init(_ bytes: RawSpan, _ wanted: WearableTable.Wanted, named name: String) {
    let table = WearableTable(bytes, wanted, kind: "export")
    rows = table.rows
    lostRows = table.rows.isEmpty ? 0 : table.faults.count
    isKnown = !table.rows.isEmpty || !table.faults.isEmpty
    diagnostics = FileDiagnostics(file: name)
    for (problem, place) in table.faults { diagnostics.add(problem, at: place, in: bytes) }
  }

  /// Reports the faults of `row`.
  mutating func note(_ problems: [HealthProblem], of row: WearableRow, in bytes: RawSpan) {
    for problem in problems { diagnostics.add(problem, at: row.place, in: bytes) }
  }
}
