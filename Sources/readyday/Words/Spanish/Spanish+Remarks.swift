import ReadyDayCore

extension Spanish: ProgramPhrases {
  func remark(_ remark: Remark) -> String {
    switch remark {
    case .read(let file): "leído: \(name(of: file))"
    case .furtherLikeIt(let count):
      "(\(count) más como este en el archivo; --verbose los enumera)"
    case .importIsBeside(let variable):
      "\(variable) tiene valor: lo importado solo se lee sin ella"
    case .wholeExport:
      "la copia está completa: incluye también lo que ocultan --hide y privacy.hide"
    case .nothingNewDue(0): "no hay ninguna sesión pendiente"
    case .nothingNewDue(let count):
      "no hay ninguna sesión pendiente nueva; readyday reflect due --all enumera \(count == 1 ? "la que ya salió" : "las \(count) que ya salieron")"
    case .configurationIsMissing: "no hay archivo; se usan los valores por defecto"
    case .configurationIsFine: "en orden"
    case .configurationLeadsNowhere: "es válida, pero falta algo de lo que indica"
    }
  }

  func step(_ step: SetupFindings.Step) -> String {
    switch step {
    case .correctConfiguration: "corrige la configuración: readyday config check"
    case .nameZone: "usa una zona horaria conocida: --tz Europe/Madrid"
    case .installZones: "instala las zonas horarias del sistema (tzdata), o define TZDIR"
    case .setZone: "pon tu zona horaria: time_zone en la configuración, o --tz Europe/Madrid"
    case .begin: "empieza con readyday init, o con readyday demo para ver una muestra"
    case .nameData:
      "indica tus datos: whoop y calendars en readyday config edit; readyday demo da una muestra"
    case .lookAtPaths: "revisa las rutas: algo de lo indicado no se puede usar"
    case .giveWhoop:
      "añade tus datos de WHOOP: --whoop RUTA, o readyday import whoop RUTA"
    case .refreshWhoop: "descarga una exportación nueva de WHOOP"
    case .giveCalendar:
      "añade tus calendarios: --calendar RUTA, o calendars en la configuración"
    case .sync: "descarga lo que ha fallado o nunca se ha descargado: readyday sync"
    case .refreshCalendars: "descarga o exporta de nuevo los calendarios antiguos"
    case .nameOwner:
      "indica tu correo: readyday config set me CORREO, o --me CORREO"
    case .correctOwner:
      "revisa tus direcciones de correo: readyday config set me CORREO...; los calendarios pueden conocerte por otra"
    case .readBrief: "lee el informe de esta mañana: readyday brief"
    }
  }
}
