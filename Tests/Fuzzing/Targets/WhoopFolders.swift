// Seeds: Fixtures/whoop Fixtures/whoop-csv

@testable import ReadyDayCore

/// Any bytes cut into several files of WHOOP's, JSON and CSV: the same file twice says nothing new,
/// and what is imported says what the files said.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWhoopFolders(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let cuts = [input.takeInteger(), input.takeInteger()]
  let files = pieces(of: input.bytes, cuts)
  let once = archive(of: files, march)
  let twice = archive(of: files + files, march)
  promise(once.reports(on: march) == twice.reports(on: march), "other mornings")
  promise(once.workouts == twice.workouts, "other workouts")
  promise(once.newest == twice.newest, "another newest morning")
  for report in once.reports(on: march) {
    if let score = report.recovery.score.value { promise((0...100).contains(score), "\(score)") }
    if let strain = report.strainYesterday { promise((0...21).contains(strain), "\(strain)") }
  }
  checkImport(of: files)
  return 0
}

private func archive(of files: [[UInt8]], _ days: ClosedRange<LocalDate>) -> WhoopArchive {
  var archive = WhoopArchive(mornings: days, workouts: days)
  for (number, file) in files.enumerated() { archive.add(file, from: "\(number)") }
  return archive
}

/// Importing the same again changes nothing, and every record is told of in the account of it.
private func checkImport(of files: [[UInt8]]) {
  var added = WhoopArchive.ofEverything
  for (number, file) in files.enumerated() { added.add(file, from: "\(number)") }
  let first = TidyRecords(kept: .ofEverything, added: added)
  var kept = WhoopArchive.ofEverything
  for file in first.files { kept.add(Array(file.text.utf8), from: file.name) }
  let second = TidyRecords(kept: kept, added: added)
  for (kind, tally) in second.tallies {
    promise(tally.new == 0 && tally.updated == 0, "\(kind): \(tally) \(first.files.map(\.text))")
  }
}

private func pieces(of bytes: [UInt8], _ cuts: [Int]) -> [[UInt8]] {
  guard !bytes.isEmpty else { return [] }
  let places = cuts.map { Int($0.magnitude % UInt(bytes.count)) }.sorted()
  return [
    Array(bytes[..<places[0]]), Array(bytes[places[0]..<places[1]]), Array(bytes[places[1]...]),
  ]
}
