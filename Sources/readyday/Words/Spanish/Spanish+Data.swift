import ReadyDayCore

extension Spanish {
  func data(_ message: DataMessage) -> String {
    switch message {
    case .nothingGiven:
      "aún no hay nada que leer: indica tus datos de WHOOP, un calendario o ambos"
    case .noScoredRecovery(let date): "no hay puntuación de recuperación del \(date)"
    case .noScoredSleep(let date): "no hay puntuación del sueño del \(date)"
    case .noCalendar: "no se ha indicado ningún calendario"
    case .calendarsLost: "no se han podido leer tus calendarios"
    case .noHealthData: "no se han indicado datos de salud"
    case .nothing(let kind, let paths):
      "no hay \(self.kind(kind)) en \(paths.map(name).joined(separator: ", "))"
    case .skipped(1): "1 problema en los datos (--strict)"
    case .skipped(let count): "\(count) problemas en los datos (--strict)"
    case .nothingToSync:
      "no hay nada que sincronizar: ni sesión en WHOOP ni calendario con URL"
    case .noArguments: "no se puede leer la línea de comandos: /proc no está montado"
    case .noPlaceToKeep: "no hay dónde guardar datos: ni HOME ni XDG_DATA_HOME"
    }
  }

  private func kind(_ kind: DataMessage.Kind) -> String {
    switch kind {
    case .calendar: "ningún calendario"
    case .whoop: "ningún registro de WHOOP"
    case .health: "ningún dato de salud que readyday conozca"
    case .export(.healthAutoExport): "ningún dato de Health Auto Export"
    case .export(let kind): "ninguna exportación de \(self.name(of: kind.origin))"
    }
  }

  func unforeseen(_ error: String) -> String { "error inesperado: «\(error)»" }

  func output(_ message: OutputMessage) -> String {
    switch message {
    case .cannotWrite(let name, let error, after: nil):
      "no se puede escribir en \(name ?? "la salida estándar"): \(reason(error))"
    case .cannotWrite(let name, let error, after: let change?):
      output(.cannotWrite(name, error, after: nil)) + "; \(completed(change))"
    case .cannotRemove(let name, let error): "no se puede borrar \(name): \(reason(error))"
    case .cannotRemoveLink(let link, let target):
      "no se puede borrar \(link): es un enlace a \(target); no se ha borrado nada"
    case .exportIntoStore(let target, let folder):
      "no se puede exportar a \(target): está en \(folder), donde readyday guarda sus datos"
    }
  }

  func completed(_ change: CompletedChange) -> String {
    switch change {
    case .keptPlan(let id): "el plan se ha guardado como \(id)"
    case .removedPlan(let id): "el plan \(id) se ha borrado"
    case .keptReflection(let id): "la anotación se ha guardado como \(id)"
    case .removedReflection(let id): "la anotación \(id) se ha borrado"
    case .dismissedSessions: "las sesiones ya no están pendientes"
    case .keptBody: "el cambio se ha guardado"
    case .importedPlans: "los planes se han importado"
    case .importedRecords(let folder): "los registros están en \(folder.shownName)"
    case .exported(let folder): "la copia está en \(folder.shownName)"
    case .erased: "los archivos se han borrado"
    case .configured(let file): "\(file.shownName) se ha escrito"
    }
  }
}
