extension Spanish {
  func problem(_ problem: ExportProblem) -> String {
    switch problem {
    case .notAnExport: "no contiene ningún <HealthData>, no se ha leído nada"
    case .cutShort(nil):
      "el archivo termina demasiado pronto, se ha conservado lo que estaba completo"
    case .cutShort(let element?):
      "el archivo termina en medio de un \(element), se ha conservado lo completo anterior"
    case .tagTooLong(let limit): "elemento de más de \(limit) bytes, omitido"
    case .brokenTag(let element): "otro elemento empieza dentro de este \(element), omitido"
    case .repeated(let element, let attribute):
      "\(element) con \(attribute) más de una vez, se ha usado la primera"
    case .unreadable(let element, let attribute, nil): "\(element) sin \(attribute), omitido"
    case .unreadable(let element, let attribute, let value?):
      "no se puede leer \(attribute) \(quoted(value)) de este \(element), omitido"
    case .outOfRange(let quantity, let value): "\(quantity) no puede ser \(value), omitido"
    case .unknownZone(let name):
      "zona horaria desconocida \(quoted(name)), las horas se han leído con su propia diferencia"
    case .sleepTooLong(let first, let last, let limit):
      "sueño del \(first) al \(last) sin una pausa de una hora, más de \(limit) h, omitido"
    case .tooMany(let kind, let limit): "más de \(limit) de \(kind), el resto se ha omitido"
    }
  }
}

extension Spanish {
  package func period(of account: HealthImport) -> String {
    guard let dates = account.dates else { return "no contiene nada que readyday conserve" }
    return "del \(dayOfYear(dates.lowerBound)) al \(dayOfYear(dates.upperBound))"
  }

  package func coverage(of account: HealthImport) -> [String] {
    let coverage = account.coverage
    return [
      "noches: \(counted(coverage.nights)), \(counted(coverage.nightsWithStages)) con fases",
      "variabilidad cardíaca: \(days(coverage.sdnn)) de SDNN"
        + (coverage.rmssd > 0 ? ", \(counted(coverage.rmssd)) de rMSSD" : ""),
      "frecuencia cardíaca en reposo: \(days(coverage.restingHeartRate))",
      "frecuencia respiratoria: \(days(coverage.respiratoryRate))",
      "entrenamientos: \(counted(coverage.workouts)), "
        + "\(counted(coverage.workoutsWithHeartRate)) con frecuencia cardíaca",
    ]
  }

  package func changes(by account: HealthImport) -> [String] {
    ["días: \(tally(account.days))", "entrenamientos: \(tally(account.workouts))"]
      + passedOver(account.passedOver)
  }

  package func filesRead(_ files: BriefingSources.Files, recordsSkipped: Int) -> String {
    "archivos leídos: \(files.read), omitidos: \(files.skipped); "
      + "registros omitidos: \(recordsSkipped)"
  }

  package func tally(of kind: String, _ tally: HealthHistory.Tally) -> String {
    "\(kind): \(self.tally(tally))"
  }

  package func kept(in folder: String) -> String { "guardado en \(folder)" }

  private func tally(_ tally: HealthHistory.Tally) -> String {
    "nuevos \(counted(tally.new)), actualizados \(counted(tally.updated)), "
      + "sin cambios \(counted(tally.unchanged))"
  }

  private func passedOver(_ seen: HealthExport.PassedOver) -> [String] {
    let parts: [(String, Int)] = [
      ("de otros tipos", seen.otherKinds), ("ilegibles", seen.unreadable), ("siestas", seen.naps),
      ("noches contadas por otra fuente", seen.repeatedNights),
      ("sueños más cortos de la misma fecha", seen.shorterSleeps),
      ("entrenamientos registrados dos veces", seen.repeatedWorkouts),
    ]
    let said = parts.filter { $0.1 > 0 }.map { "\($0.0) \(counted($0.1))" }
    return (said.isEmpty ? [] : ["pasado por alto: " + said.joined(separator: ", ")])
      + (seen.assumedTimes > 0
        ? ["horas sin desfase, leídas en tu zona horaria: \(counted(seen.assumedTimes))"] : [])
  }

  private func days(_ count: Int) -> String { count == 1 ? "1 día" : "\(counted(count)) días" }

  func counted(_ count: Int) -> String { Numerals.counted(count, sign: ".") }

  private func dayOfYear(_ date: LocalDate) -> String {
    "\(shortDate(date)) \(padded(date.year, to: 4))"
  }
}
