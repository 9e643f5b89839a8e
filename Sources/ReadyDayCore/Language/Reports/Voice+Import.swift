extension Voice {
  func problem(_ problem: ExportProblem) -> String {
    switch problem {
    case .notAnExport:
      say("contains no <HealthData>; skipped", es: "no contiene ningún <HealthData>; se ha omitido")
    case .cutShort(nil):
      say(
        "the file ends too early; what was complete was used",
        es: "el archivo termina demasiado pronto; se ha usado lo que estaba completo")
    case .cutShort(let element?):
      say(
        "the file ends in the middle of a \(element); what was complete was used",
        es: "el archivo termina en medio de un \(element); se ha usado lo que estaba completo")
    case .tagTooLong(let limit):
      say(
        "element of more than \(limit) bytes; skipped",
        es: "elemento de más de \(limit) bytes; se ha omitido")
    case .brokenTag(let element):
      say(
        "another element begins inside this \(element); skipped",
        es: "otro elemento empieza dentro de este \(element); se ha omitido")
    case .repeated(let element, let attribute):
      say(
        "\(element) with \(attribute) more than once; the first was used",
        es: "\(element) con \(attribute) más de una vez; se ha usado la primera")
    case .unreadable(let element, let attribute, nil):
      say(
        "\(element) without \(attribute); skipped", es: "\(element) sin \(attribute); se ha omitido"
      )
    case .unreadable(let element, let attribute, let value?):
      say(
        "cannot read \(attribute) \(quoted(value)) of this \(element); skipped",
        es: "no se puede leer \(attribute) \(quoted(value)) de este \(element); se ha omitido")
    case .outOfRange(let quantity, let value):
      say(
        "\(quantity) cannot be \(value); skipped",
        es: "\(quantity) no puede ser \(value); se ha omitido")
    case .unknownZone(let name):
      say(
        "unknown time zone \(quoted(name)); its times were read with their own offset",
        es: "zona horaria desconocida \(quoted(name)); las horas se han leído con su propio desfase"
      )
    case .sleepTooLong(let first, let last, let limit):
      say(
        "sleep from \(first) to \(last) without a break of an hour is more than \(limit) h; skipped",
        es:
          "el sueño del \(first) al \(last), sin una pausa de una hora, dura más de \(limit) h; "
          + "se ha omitido"
      )
    case .tooMany(let kind, let limit):
      say(
        "more than \(limit) of \(kind); the rest was skipped",
        es: "más de \(limit) de \(kind); el resto se ha omitido")
    }
  }

  /// The dates of the imported health data, or that there is none.
  package func period(of account: HealthImport) -> String {
    guard let dates = account.dates else {
      return say("nothing readyday can use", es: "no contiene nada que readyday pueda usar")
    }
    return say(span(of: dates), es: period(dates))
  }

  /// The contents of the imported health data, one per line.
  package func coverage(of account: HealthImport) -> [String] {
    let coverage = account.coverage
    let (nights, staged) = (counted(coverage.nights), counted(coverage.nightsWithStages))
    let (naps, rmssd) = (counted(coverage.naps), counted(coverage.rmssd))
    let workouts = counted(coverage.workouts)
    let measured = counted(coverage.workoutsWithHeartRate)
    let of = say("of", es: "de")
    let moved = [
      (say("steps", es: "pasos"), coverage.steps),
      (say("active energy", es: "energía activa"), coverage.activeEnergy),
    ].filter { $0.1 > 0 }.map { "\($0.0): \(days($0.1))" }
    return [
      say("nights: \(nights), \(staged) with stages", es: "noches: \(nights), \(staged) con fases")
        + (coverage.naps > 0 ? say("; naps: \(naps)", es: "; siestas: \(naps)") : ""),
      say("heart rate variability", es: "VFC") + ": \(days(coverage.sdnn)) \(of) SDNN"
        + (coverage.rmssd > 0 ? ", \(rmssd) \(of) rMSSD" : ""),
      say("resting heart rate", es: "FC en reposo") + ": \(days(coverage.restingHeartRate))",
      say("respiratory rate", es: "frecuencia respiratoria")
        + ": \(days(coverage.respiratoryRate))",
    ] + (moved.isEmpty ? [] : [moved.joined(separator: "; ")]) + [
      say(
        "workouts: \(workouts), \(measured) with heart rate",
        es: "entrenamientos: \(workouts), \(measured) con frecuencia cardiaca")
    ]
  }

  /// New and skipped data, one per line.
  package func changes(by account: HealthImport) -> [String] {
    [
      say("days", es: "días") + ": \(tally(account.days))",
      say("workouts", es: "entrenamientos") + ": \(tally(account.workouts))",
    ] + passedOver(by: account)
  }

  package func filesRead(_ files: BriefingSources.Files, recordsSkipped: Int) -> String {
    say(
      "\(count(files.read, "file")) read, \(files.skipped) skipped; "
        + "\(count(recordsSkipped, "record")) skipped",
      es: "archivos leídos: \(files.read), omitidos: \(files.skipped); "
        + "registros omitidos: \(recordsSkipped)")
  }

  /// The changes to records of one kind, which is named as in the files.
  package func tally(of kind: String, _ tally: HealthHistory.Tally) -> String {
    say(
      "\(kind): \(tally.new) new, \(tally.updated) updated, \(tally.unchanged) unchanged",
      es: "\(kind): \(self.tally(tally))")
  }

  /// Names the folder in which data was stored.
  package func stored(in folder: String) -> String {
    say("stored in \(folder)", es: "guardado en \(folder)")
  }

  private func tally(_ tally: HealthHistory.Tally) -> String {
    say(
      "\(counted(tally.new)) new, \(counted(tally.updated)) updated, "
        + "\(counted(tally.unchanged)) unchanged",
      es: "\(counted(tally.new)) nuevos, \(counted(tally.updated)) actualizados, "
        + "\(counted(tally.unchanged)) sin cambios")
  }

  /// What was not stored, and which clocks were assumed.
  package func passedOver(by account: HealthImport) -> [String] {
    let seen = account.passedOver
    let parts = either(
      [
        (seen.otherKinds, "record of another type", "records of other types"),
        (seen.unmeasured, "row without a measurement", "rows without a measurement"),
        (
          seen.daytimeVariability, "daytime value of heart rate variability",
          "daytime values of heart rate variability"
        ), (seen.inBedOnly, "time in bed without sleep", "times in bed without sleep"),
        (seen.unreadable, "unreadable record", "unreadable records"),
        (seen.repeatedNights, "night from a second source", "nights from a second source"),
        (seen.shorterSleeps, "shorter sleep of the same date", "shorter sleeps of the same date"),
        (seen.repeatedWorkouts, "workout recorded twice", "workouts recorded twice"),
      ],
      es: [
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
      ])
    let said = parts.filter { $0.0 > 0 }.map { "\(counted($0.0)) \($0.0 == 1 ? $0.1 : $0.2)" }
    let (zone, times) = (account.zone, counted(seen.assumedTimes))
    let clocks = counted(account.storedClocks)
    return [
      said.isEmpty ? nil : say("skipped: ", es: "omitidos: ") + said.joined(separator: ", "),
      seen.assumedTimes == 0
        ? nil
        : say(
          "times without an offset, read in \(zone): \(times)",
          es: "horas sin desfase, leídas en \(zone): \(times)"),
      account.storedClocks == 0
        ? nil
        : say(
          "nights kept in the time zone of an earlier import: \(clocks); --assume-zone ZONE moves them",
          es:
            "noches que siguen en la zona horaria de otra importación: \(clocks); para cambiarlas: "
            + "--assume-zone ZONA"
        ),
    ].compactMap(\.self)
  }

  private func days(_ count: Int) -> String {
    count == 1
      ? say("1 day", es: "1 día") : say("\(counted(count)) days", es: "\(counted(count)) días")
  }

  func counted(_ count: Int) -> String {
    say(Numerals.counted(count, sign: ",", fromDigits: 4), es: Numerals.counted(count, sign: "."))
  }
}
