extension Spanish {
  package func name(of source: SyncSource) -> String {
    switch source {
    case .whoop: "WHOOP"
    case .calendar(let name): name
    }
  }

  package func fault(_ fault: SyncFault, at now: Instant, in zone: Zone) -> String {
    guard case .waiting(let until) = fault else { return self.fault(fault) }
    return "\(self.fault(fault)): próximo intento después de \(moment(until, at: now, in: zone))"
  }

  package func fault(_ fault: SyncFault) -> String {
    switch fault {
    case .transfer(let fault): self.fault(fault)
    case .status(let status): "HTTP \(status)"
    case .waiting: "demasiadas peticiones"
    case .notACalendar: "lo que ha llegado no es un calendario"
    case .calendarCutShort: "el calendario ha llegado incompleto"
    case .calendarEmptied(let events):
      "el calendario ha llegado vacío y tenía \(count(events)): no se acepta hasta que pase un día"
    case .noAddress: "url_command no ha dado ninguna dirección"
    case .notKept(let reason): "no se puede guardar: \(reason)"
    case .loginExpired: "inicia sesión de nuevo: readyday sync connect whoop"
    case .oddAnswer: "respuesta inesperada"
    case .unreadable(1): "1 registro no se ha podido leer"
    case .unreadable(let records): "\(records) registros no se han podido leer"
    case .told(_, let words): words
    }
  }

  package func outcome(of synced: Synced, at now: Instant, in zone: Zone) -> String {
    let kept = synced.status.events.map { ", \(count($0))" } ?? ""
    let until = synced.status.lastDay.map { ", datos hasta el \(date($0))" } ?? ""
    let part = synced.part.map { "; incompleto: \(fault($0, at: now, in: zone))" } ?? ""
    return switch synced.outcome {
    case .fresh: "al día: \(age(synced.status, at: now, in: zone))\(kept)\(until)"
    case .unchanged: "sin cambios\(kept)\(until)\(part)"
    case .changed: "actualizado\(kept)\(until)\(part)"
    case .failed(let fault):
      "\(self.fault(fault, at: now, in: zone)); \(staying(synced.status, at: now, in: zone))"
    case nil: status(synced.status, at: now, in: zone)
    }
  }

  package func lateness(of synced: Synced, at now: Instant, in zone: Zone) -> String? {
    synced.late(at: now).map { since in
      "\(name(of: synced.source)): sin sincronizar desde \(moment(since, at: now, in: zone))"
        + (synced.status.fault.map { " (\(fault($0, at: now, in: zone)))" } ?? "")
    }
  }

  package func status(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    let connected = status.connectedAt.map { "conectado desde el \(day($0, in: zone))" }
    let fault = status.fault.map { self.fault($0, at: now, in: zone) }
    let failing = status.failingSince.map { since in
      "falla desde \(moment(since, at: now, in: zone))"
        + (fault.map { ", \($0)" } ?? "")
    }
    let kept = status.events.map(count)
    let last = status.lastDay.map { "datos hasta el \(date($0))" }
    return [connected, age(status, at: now, in: zone), kept, last, failing ?? fault].compactMap(
      \.self
    )
    .joined(separator: ", ")
  }

  private func age(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else { return "nunca sincronizado" }
    return "sincronizado \(ago(checked, at: now, in: zone))"
  }

  private func staying(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String {
    guard let checked = status.checkedAt else { return "no hay nada guardado" }
    return "se sigue usando la copia de \(moment(checked, at: now, in: zone))"
  }

  private func ago(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let minutes = max(0, now.seconds(since: instant) / 60)
    return minutes < 60 ? "hace \(minutes) min" : "a \(moment(instant, at: now, in: zone))"
  }

  /// The time, with its date on another day.
  private func moment(_ instant: Instant, at now: Instant, in zone: Zone) -> String {
    let reading = zone.reading(at: instant)
    let isToday = reading.date == zone.reading(at: now).date
    let clock = "\(reading.time.hour == 1 ? "la" : "las") \(reading.time.clock)"
    return isToday ? clock : "\(clock) del \(date(reading.date))"
  }

  private func day(_ instant: Instant, in zone: Zone) -> String {
    date(zone.reading(at: instant).date)
  }

  private func count(_ events: Int) -> String { events == 1 ? "1 evento" : "\(events) eventos" }
}
