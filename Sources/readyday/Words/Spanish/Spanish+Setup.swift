import ReadyDayCore

extension Spanish {
  func setup(_ message: SetupMessage) -> String {
    switch message {
    case .looked(let folder, let findings):
      "he buscado en \(folder): \(findings.map(finding).joined(separator: ", "))"
    case .zone(let name): "zona horaria: \(name), la de este ordenador"
    case .whoop(nil): "datos de WHOOP: los importados"
    case .whoop(let path?): "datos de WHOOP: \(path)"
    case .calendar(let path): "calendario: \(path)"
    case .useWhoop(let path): "¿Uso los datos de WHOOP de \(path)?"
    case .useCalendar(let path): "¿Uso el calendario \(path)?"
    case .askForWhoop: "¿Dónde están tus datos de WHOOP? Un archivo o carpeta, o Intro si no hay:"
    case .askForCalendar: "¿Dónde está tu calendario? Un archivo o carpeta, o Intro si no hay:"
    case .askForKind(let path):
      "\(path): Intro si es tuyo, t si es de trabajo, o si es de otras personas o informativo (equipo, "
        + "colegio, club, guardias), f si es de festivos:"
    case .useAddress(let address): "Muchos eventos tienen la dirección \(address): ¿es la tuya?"
    case .askForAddresses:
      "Tus direcciones de correo, para saber qué invitaciones rechazaste, o Intro si ninguna:"
    case .askForZone(let name): "Tu zona horaria, como Europe/Madrid, o Intro para \(name):"
    case .choices: "[S/n]"
    case .answerYesOrNo: "responde s o n"
    case .keyStays(let key): "\(key) ya tiene valor; no cambia"
    case .wrote(let file): "configuración escrita: \(file)"
    case .completed(let file): "configuración completada: \(file)"
    case .next: "siguiente paso: readyday doctor y después readyday brief"
    case .namesNoData:
      "aún no hay datos configurados: añádelos con readyday config edit, o mira readyday demo"
    }
  }

  private func finding(_ finding: Discovery.Finding) -> String {
    switch finding {
    case .noFolder: "no existe la carpeta"
    case .calendars(0): "ningún calendario"
    case .calendars(1): "1 calendario"
    case .calendars(let count): "\(count) calendarios"
    case .exports(0): "ninguna exportación de WHOOP"
    case .exports(1): "1 exportación de WHOOP"
    case .exports(let count): "\(count) exportaciones de WHOOP"
    case .damagedExport(let name): "\(name) está dañado"
    }
  }
}
