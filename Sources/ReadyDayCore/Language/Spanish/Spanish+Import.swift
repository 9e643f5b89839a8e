extension Spanish {
  func problem(_ problem: ExportProblem) -> String {
    switch problem {
    case .notAnExport: "no contiene ningún <HealthData>; no se ha leído nada"
    case .cutShort(nil):
      "el archivo termina demasiado pronto; se ha usado lo que estaba completo"
    case .cutShort(let element?):
      "el archivo termina en medio de un \(element); se ha usado lo que estaba completo"
    case .tagTooLong(let limit): "elemento de más de \(limit) bytes; se ha omitido"
    case .brokenTag(let element): "otro elemento empieza dentro de este \(element); se ha omitido"
    case .repeated(let element, let attribute):
      "\(element) con \(attribute) más de una vez; se ha usado la primera"
    case .unreadable(let element, let attribute, nil): "\(element) sin \(attribute); se ha omitido"
    case .unreadable(let element, let attribute, let value?):
      "no se puede leer \(attribute) \(quoted(value)) de este \(element); se ha omitido"
    case .outOfRange(let quantity, let value): "\(quantity) no puede ser \(value); se ha omitido"
    case .unknownZone(let name):
      "zona horaria desconocida \(quoted(name)); las horas se han leído con su propio desfase"
    case .sleepTooLong(let first, let last, let limit):
      "sueño del \(first) al \(last) sin una pausa de una hora son más de \(limit) h; se ha omitido"
    case .tooMany(let kind, let limit): "más de \(limit) de \(kind); el resto se ha omitido"
    }
  }
}

extension Spanish {
  package func period(of account: HealthImport) -> String {
    guard let dates = account.dates else { return "no contiene nada que readyday pueda usar" }
    return period(dates)
  }

  package func coverage(of account: HealthImport) -> [String] {
    let coverage = account.coverage
    return [
      "noches: \(counted(coverage.nights)), \(counted(coverage.nightsWithStages)) con fases"
        + (coverage.naps > 0 ? "; siestas: \(counted(coverage.naps))" : ""),
      "VFC: \(days(coverage.sdnn)) de SDNN"
        + (coverage.rmssd > 0 ? ", \(counted(coverage.rmssd)) de rMSSD" : ""),
      "FC en reposo: \(days(coverage.restingHeartRate))",
      "frecuencia respiratoria: \(days(coverage.respiratoryRate))",
      "entrenamientos: \(counted(coverage.workouts)), "
        + "\(counted(coverage.workoutsWithHeartRate)) con frecuencia cardiaca",
    ]
  }

  package func changes(by account: HealthImport) -> [String] {
    ["días: \(tally(account.days))", "entrenamientos: \(tally(account.workouts))"]
      + passedOver(by: account)
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
    "\(counted(tally.new)) nuevos, \(counted(tally.updated)) actualizados, "
      + "\(counted(tally.unchanged)) sin cambios"
  }

  package func passedOver(by account: HealthImport) -> [String] {
    let seen = account.passedOver
    let parts = [
      (seen.otherKinds, "registro de otro tipo", "registros de otros tipos"),
      (seen.unmeasured, "fila sin mediciones", "filas sin mediciones"),
      (seen.daytimeVariability, "valor de VFC de día", "valores de VFC de día"),
      (seen.inBedOnly, "rato en la cama sin sueño", "ratos en la cama sin sueño"),
      (seen.unreadable, "registro ilegible", "registros ilegibles"),
      (seen.repeatedNights, "noche repetida en otra fuente", "noches repetidas en otra fuente"),
      (
        seen.shorterSleeps, "sueño más corto de la misma fecha",
        "sueños más cortos de la misma fecha"
      ),
      (
        seen.repeatedWorkouts, "entrenamiento registrado dos veces",
        "entrenamientos registrados dos veces"
      ),
    ]
    let said = parts.filter { $0.0 > 0 }.map { "\(counted($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    return (said.isEmpty ? [] : ["omitidos: " + said.joined(separator: ", ")])
      + (seen.assumedTimes > 0
        ? ["horas sin desfase, leídas en \(account.zone): \(counted(seen.assumedTimes))"] : [])
      + (account.keptClocks > 0
        ? [
          "noches que siguen en la zona horaria de otra importación: \(counted(account.keptClocks)); "
            + "--assume-zone ZONA las mueve"
        ] : [])
  }

  private func days(_ count: Int) -> String { count == 1 ? "1 día" : "\(counted(count)) días" }

  func counted(_ count: Int) -> String { Numerals.counted(count, sign: ".") }
}
