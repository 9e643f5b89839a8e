// Seeds: Fixtures/whoop Fixtures/whoop-csv
// Sources: Sources/ReadyDayCore/Health/Whoop

@testable import ReadyDayCore

/// Any bytes cut into several files of WHOOP's, JSON and CSV: the same file twice says nothing new,
/// what is imported says what the files said, and no damage to it passes for what was kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWhoopFolders(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let cuts = [input.takeInteger(), input.takeInteger()]
  let damaged = input.takeInteger()
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
  let kept = checkImport(of: files)
  for (name, text) in kept { checkDamage(to: Array(text.utf8), of: name, at: damaged) }
  return 0
}

private func archive(of files: [[UInt8]], _ days: ClosedRange<LocalDate>) -> WhoopArchive {
  var archive = WhoopArchive(mornings: days, workouts: days)
  for (number, file) in files.enumerated() { archive.add(file, from: "\(number)") }
  return archive
}

/// Importing the same again changes nothing, and every record is told of in the account of it. Gives
/// the files that are kept.
private func checkImport(of files: [[UInt8]]) -> [(name: String, text: String)] {
  var added = WhoopArchive.ofEverything
  for (number, file) in files.enumerated() { added.add(file, from: "\(number)") }
  let first = StoredWhoop(stored: .ofEverything, added: added)
  var kept = WhoopArchive.ofEverything
  for file in first.files { kept.add(Array(file.text.utf8), from: file.name) }
  let second = StoredWhoop(stored: kept, added: added)
  for (kind, tally) in second.tallies {
    promise(tally.new == 0 && tally.updated == 0, "\(kind): \(tally) \(first.files.map(\.text))")
  }
  return first.files
}

/// A kept file with a byte that is no letter, or cut: an import would write over it, so it must say
/// the same as before, or not pass for whole.
private func checkDamage(to whole: [UInt8], of name: String, at number: Int) {
  let place = Int(number.magnitude % UInt(whole.count))
  var broken = [Array(whole[..<place])]
  for byte: UInt8 in [0x00, 0xFF] {
    broken.append(whole)
    broken[broken.count - 1][place] = byte
  }
  let known = keptAlone(whole, of: name).texts
  for bytes in broken {
    let (archive, texts) = keptAlone(bytes, of: name)
    // One without records is whole only when it is written as an empty one.
    let isTold =
      archive.recordCount == 0 || archive.diagnostics.contains { $0.problem != .health(.noRecords) }
    promise(
      isTold || texts == known, "\(name) at \(place): \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// What a file says, and what an import would write that found it alone.
private func keptAlone(
  _ bytes: [UInt8], of name: String
) -> (archive: WhoopArchive, texts: [String]) {
  var archive = WhoopArchive.ofEverything
  archive.add(bytes, from: name)
  return (archive, StoredWhoop(stored: .ofEverything, added: archive).files.map(\.text))
}

private func pieces(of bytes: [UInt8], _ cuts: [Int]) -> [[UInt8]] {
  guard !bytes.isEmpty else { return [] }
  let places = cuts.map { Int($0.magnitude % UInt(bytes.count)) }.sorted()
  return [
    Array(bytes[..<places[0]]), Array(bytes[places[0]..<places[1]]), Array(bytes[places[1]...]),
  ]
}
