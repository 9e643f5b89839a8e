extension WhoopArchive {
  mutating func addCSV(_ bytes: RawSpan, from name: String) {
    guard let file = CSVFile(bytes) else {
      guard !CSVFile.isPrivateFormat(bytes) else {
        found.add(
          Diagnostic(.error, .health(.privateFormat), at: SourceLocation(file: name)))
        return
      }
      return passOver(name, as: .noRecords, isOurs: Self.isNamedForRecords(name))
    }
    var diagnostics = FileDiagnostics(file: name)
    for (problem, offset) in file.missing(bytes) {
      diagnostics.add(problem, file.isReadable ? .warning : .error, at: offset, in: bytes)
    }
    let order = file.dateOrder(bytes)
    if case .failure(let date) = order {
      diagnostics.add(.ambiguousDate(date.text), .error, at: date.offset, in: bytes)
    }
    found.add(diagnostics.inOrder)
    if file.isReadable, case .success(let order) = order {
      add(file, named: name, order: order, bytes)
    }
  }

  private mutating func add(
    _ file: CSVFile, named name: String, order: CSVDate.Order, _ bytes: RawSpan
  ) {
    if file.kind == .journal {
      if readsJournal { addJournal(file, named: name, order: order, bytes) }
      return passOver(name, as: .noRecords, isOurs: false)
    }
    recordCount += file.table.rows.count + file.table.damaged.count
    if file.table.cut != nil { recordCount += 1 }
    guard file.kind != .workouts || workoutDates != nil else { return }
    if file.kind != .workouts { lacksStates = true }
    var reader = CSVRowReader(file, named: name, order: order, clocks)
    for row in file.table.rows {
      let dates = reader.dates(of: row, bytes)
      note(morning: dates.morning)
      if wants(dates, of: file.kind) {
        reader.read(row, in: bytes, into: &records)
      } else if file.kind == .cycles, dates.morning.map(olderReach.contains) == true {
        // Its problems are not reported: nothing else is needed of it.
        var silent = CSVRowReader(file, named: name, order: order, clocks)
        silent.read(row, in: bytes, into: &older)
      }
    }
    for row in file.table.damaged
    where wants(reader.dates(of: row.cells, bytes), of: file.kind) {
      reader.leaveOut(row, bytes)
    }
    // Told on whatever day: more than this row may be missing.
    if let cut = file.table.cut { reader.leaveOut(cut: cut, bytes) }
    found.add(reader.diagnostics.inOrder)
    skippedCount += reader.skippedCount
  }

  private mutating func addJournal(
    _ file: CSVFile, named name: String, order: CSVDate.Order, _ bytes: RawSpan
  ) {
    var reader = CSVRowReader(file, named: name, order: order, clocks)
    for row in file.table.rows where wants(cycleBegunOn: reader.dates(of: row, bytes).cycle) {
      if let answer = reader.journalAnswer(row, bytes) { records.add(answer) }
    }
    for row in file.table.damaged { reader.leaveOut(row, bytes) }
    if let cut = file.table.cut { reader.leaveOut(cut: cut, bytes) }
    found.add(reader.diagnostics.inOrder)
    skippedCount += reader.skippedCount
    if reader.skippedCount > 0 { isWhole = false }
  }

  private func wants(_ dates: CSVRowReader.Dates, of kind: CSVFile.Kind) -> Bool {
    kind == .workouts ? wants(workoutBegunOn: dates.workout) : wants(cycleBegunOn: dates.cycle)
  }

  /// A sleep begins with its cycle, and ends at most a day and a half later.
  private func wants(cycleBegunOn date: LocalDate?) -> Bool {
    guard let date else { return true }
    return reach.lowerBound.advanced(by: -3) <= date && date <= reach.upperBound
  }
}
