extension Voice {
  package func name(of source: SyncSource) -> String {
    switch source {
    case .whoop: "WHOOP"
    case .calendar(let name): name
    case .weather: say("weather", es: "tiempo")
    }
  }

  /// Why a source delivered nothing; lower case, no full stop, and never an address.
  package func fault(_ fault: SyncFault, at now: Instant, in zone: Zone) -> String {
    guard case .waiting(let until) = fault else { return self.fault(fault) }
    return say(
      "\(self.fault(fault)): next try after \(moment(until, at: now, in: zone))",
      es: "\(self.fault(fault)): próximo intento después de \(moment(until, at: now, in: zone))")
  }

  /// Why a source delivered nothing, without the time of the next attempt.
  package func fault(_ fault: SyncFault) -> String {
    switch fault {
    case .transfer(let fault): self.fault(fault)
    case .status(let status): "HTTP \(status)"
    case .waiting: say("too many requests", es: "demasiadas peticiones")
    case .notACalendar:
      say("the server did not send a calendar", es: "lo que ha llegado no es un calendario")
    case .notAForecast(let fault):
      say("the server did not send a forecast", es: "lo que ha llegado no es un pronóstico")
        + (fault.map { ": \(self.fault($0))" } ?? "")
    case .calendarCutShort:
      say("the calendar arrived incomplete", es: "el calendario ha llegado incompleto")
    case .calendarEmptied(let events):
      say(
        "the calendar arrived empty but had \(count(events, "event")) before: not accepted for a day",
        es:
          "el calendario ha llegado vacío y antes tenía \(count(events, "evento")): no se acepta hasta que pase un día"
      )
    case .noAddress:
      say("url_command gave no address", es: "url_command no ha dado ninguna dirección")
    case .notStored(let reason):
      say("cannot store it: \(reason)", es: "no se puede guardar: \(reason)")
    case .loginExpired:
      say(
        "log in again: readyday sync connect whoop",
        es: "inicia sesión de nuevo: readyday sync connect whoop")
    case .oddAnswer: say("unexpected answer", es: "respuesta inesperada")
    case .unreadable(1): say("1 record could not be read", es: "1 registro no se ha podido leer")
    case .unreadable(let records):
      say("\(records) records could not be read", es: "\(records) registros no se han podido leer")
    case .reported(_, let words): words
    }
  }

  /// Why something is no forecast; lower case, no full stop.
  package func fault(_ fault: ForecastFault) -> String {
    switch fault {
    case .page: say("it is a web page", es: "es una página web")
    case .notWhole: say("it is not JSON, or is cut off", es: "no es JSON, o está cortado")
    case .refused(let reason):
      say("the service says: ", es: "el servicio dice: ")
        + SafeText(reason).string.truncated(toWidth: 100)
    case .missing(let name): say("it lacks hourly.\(name)", es: "le falta hourly.\(name)")
    case .localTimes:
      say("its times are not timeformat=unixtime", es: "sus horas no son timeformat=unixtime")
    case .unit("", let name):
      say("hourly_units lacks \(name)", es: "a hourly_units le falta \(name)")
    case .unit(let unit, let name):
      say(
        "\(name) is in an unknown unit: \(quotedTitle(unit.truncated(toWidth: 20)))",
        es: "\(name) está en una unidad desconocida: \(quotedTitle(unit.truncated(toWidth: 20)))")
    case .uneven(let name):
      say(
        "hourly.\(name) does not have one value an hour",
        es: "hourly.\(name) no tiene un valor por hora")
    }
  }

  /// The result of syncing a source; lower case, no full stop.
  package func outcome(of synced: Synced, at now: Instant, in zone: Zone) -> String {
    let stored = say(
      synced.status.events.map { ", \(count($0, "event"))" } ?? "",
      es: synced.status.events.map { ", \(count($0, "evento"))" } ?? "")
    let until = say(
      synced.status.lastDay.map { ", data until \(shortDate($0))" } ?? "",
      es: synced.status.lastDay.map { ", datos hasta el \(date($0))" } ?? "")
    let part = say(
      synced.part.map { "; incomplete: \(fault($0, at: now, in: zone))" } ?? "",
      es: synced.part.map { "; incompleto: \(fault($0, at: now, in: zone))" } ?? "")
    return switch synced.outcome {
    case .fresh:
      say(
        "up to date: \(age(synced.status, at: now, in: zone))\(stored)\(until)",
        es: "al día: \(age(synced.status, at: now, in: zone))\(stored)\(until)")
    case .unchanged:
      say("unchanged\(stored)\(until)\(part)", es: "sin cambios\(stored)\(until)\(part)")
    case .changed: say("updated\(stored)\(until)\(part)", es: "actualizado\(stored)\(until)\(part)")
    case .failed(let fault):
      "\(self.fault(fault, at: now, in: zone)); \(staying(synced.status, at: now, in: zone))"
    case nil: status(synced.status, at: now, in: zone)
    }
  }

  /// Since when stored data is out of date, and why; nil if it is not. Lower case, no full stop.
  package func lateness(of synced: Synced, at now: Instant, in zone: Zone) -> String? {
    guard synced.fault != nil || synced.late(at: now) != nil else { return nil }
    let since = synced.status.checkedAt.map { since in
      let then = moment(since, at: now, in: zone)
      return say("not synchronised since \(then)", es: "sin sincronizar desde \(then)")
    }
    let why = (synced.fault ?? synced.status.fault).map { " (\(fault($0, at: now, in: zone)))" }
    return "\(name(of: synced.source)): \(since ?? neverSynchronised)\(why ?? "")"
  }

  private var neverSynchronised: String { say("never synchronised", es: "nunca sincronizado") }

  /// The age of stored data, and since when syncing has failed; lower case, no full stop.
  package func status(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    let connected = status.connectedAt.map { zone.reading(at: $0).date }
      .map { say("connected since \(shortDate($0))", es: "conectado desde el \(date($0))") }
    let fault = status.fault.map { self.fault($0, at: now, in: zone) }
    let failing = status.failingSince.map { since in
      let then = moment(since, at: now, in: zone)
      return say("failing since \(then)", es: "falla desde \(then)")
        + (fault.map { ", \($0)" } ?? "")
    }
    let stored = status.events.map { say(count($0, "event"), es: count($0, "evento")) }
    let last = status.lastDay.map {
      say("data until \(shortDate($0))", es: "datos hasta el \(date($0))")
    }
    return [connected, age(status, at: now, in: zone), stored, last, failing ?? fault].compactMap(
      \.self
    )
    .joined(separator: ", ")
  }

  private func age(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else { return neverSynchronised }
    return say(
      "synchronised \(ago(checked, at: now, in: zone))",
      es: "sincronizado \(ago(checked, at: now, in: zone))")
  }

  private func staying(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else {
      return say("nothing is stored", es: "no hay nada guardado")
    }
    return say(
      "still using the copy from \(moment(checked, at: now, in: zone))",
      es: "se sigue usando la copia de \(moment(checked, at: now, in: zone))")
  }

  private func ago(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let minutes = max(0, now.seconds(since: instant) / 60)
    return minutes < 60
      ? say("\(minutes) min ago", es: "hace \(minutes) min")
      : say(
        (zone.reading(at: instant).date == zone.reading(at: now).date ? "at " : "on ")
          + moment(instant, at: now, in: zone), es: "a \(moment(instant, at: now, in: zone))")
  }

  /// The time, with its date unless that is today.
  private func moment(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    let isToday = reading.date == zone.reading(at: now).date
    let clock = say(reading.time.clock, es: las(reading.time))
    return isToday
      ? clock : say("\(shortDate(reading.date)) \(clock)", es: "\(clock) del \(date(reading.date))")
  }

  /// Why no response arrived; lower case, no full stop, and never an address.
  package func fault(_ fault: TransferFault) -> String {
    switch fault {
    case .curlMissing: say("curl not found", es: "no se ha encontrado curl")
    case .refusedAddress:
      say(
        "the address is not https, or leads to one that is not",
        es: "la dirección no es https, o lleva a otra que no lo es")
    case .unresolved:
      say("no such server (or no network)", es: "no existe ese servidor (o no hay red)")
    case .unreachable: say("cannot reach the server", es: "no se puede conectar con el servidor")
    case .timedOut: say("no answer in time", es: "no ha habido respuesta a tiempo")
    case .insecure:
      say(
        "the server's certificate is not trusted", es: "el certificado del servidor no es de fiar")
    case .tooManyRedirects: say("too many redirects", es: "demasiadas redirecciones")
    case .tooLarge: say("the answer is too large", es: "la respuesta es demasiado grande")
    case .cutShort: say("the connection broke off", es: "la conexión se ha cortado")
    case .unreadableAnswer: say("unreadable answer", es: "respuesta ilegible")
    case .interrupted: say("interrupted", es: "interrumpido")
    case .manyOpenFiles:
      say(
        "cannot start curl: too many open files",
        es: "no se puede ejecutar curl: hay demasiados archivos abiertos")
    case .notStarted: say("cannot start curl", es: "no se puede ejecutar curl")
    case .unsendable:
      say(
        "what would be sent has a line break",
        es: "lo que habría que enviar tiene un salto de línea")
    case .failed(let code):
      say("curl failed (exit code \(code))", es: "curl ha fallado (código de salida \(code))")
    }
  }

  func words(_ connection: WhoopConnection) -> String {
    let trouble = connection.trouble.map(words)
    guard let synced = connection.syncedAt else {
      return say(
        "connected since \(shortDate(connection.connectedOn)), not synced yet"
          + (trouble.map { ": \($0)" } ?? ""),
        es: "conectado desde el \(date(connection.connectedOn)), aún sin sincronizar"
          + (trouble.map { ": \($0)" } ?? ""))
    }
    let moment =
      connection.isSyncedToday
      ? say("\(synced.time)", es: "las \(synced.time)")
      : say(
        "\(shortDate(synced.date)) \(synced.time)",
        es: "el \(date(synced.date)) a las \(synced.time)")
    return say(
      trouble.map { "not synced since \(moment): \($0)" } ?? "connected, synced \(moment)",
      es: trouble.map { "sin sincronizar desde \(moment): \($0)" }
        ?? "conectado, sincronizado \(connection.isSyncedToday ? "a " : "")\(moment)")
  }

  private func words(_ trouble: WhoopSyncRecord.Trouble) -> String {
    switch trouble {
    case .login:
      say(
        "log in again: readyday sync connect whoop",
        es: "inicia sesión de nuevo: readyday sync connect whoop")
    case .unreachable: say("cannot reach WHOOP", es: "no se puede contactar con WHOOP")
    case .refused: say("unexpected answer from WHOOP", es: "respuesta inesperada de WHOOP")
    }
  }
}
