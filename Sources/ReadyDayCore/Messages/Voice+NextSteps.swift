extension Voice {
  /// The command or option for a step; the core does not know commands.
  package func step(_ step: SetupFindings.Step) -> String {
    switch step {
    case .correctConfiguration:
      say(
        "fix the configuration: readyday config check",
        es: "corrige la configuración: readyday config check")
    case .closeConfiguration:
      say(
        "let only yourself read the configuration: chmod 600 \"$(readyday config path)\"",
        es: "haz que solo tú puedas leer la configuración: chmod 600 \"$(readyday config path)\"")
    case .nameZone:
      say(
        "use a known time zone: --tz Europe/Madrid",
        es: "usa una zona horaria conocida: --tz Europe/Madrid")
    case .installZones:
      say(
        "install this system's time zones (tzdata), or set TZDIR",
        es: "instala las zonas horarias del sistema (tzdata), o define TZDIR")
    case .updateZones:
      say(
        "update this system's time zones (tzdata)",
        es: "actualiza las zonas horarias del sistema (tzdata)")
    case .setZone:
      say(
        "set your time zone: time_zone in the configuration, or --tz Europe/Madrid",
        es: "pon tu zona horaria: time_zone en la configuración, o --tz Europe/Madrid")
    case .begin:
      say(
        "start with readyday init, or readyday demo to see a sample",
        es: "empieza con readyday init, o con readyday demo para ver una muestra")
    case .nameData:
      say(
        "add your data: set whoop and calendars with readyday config edit; readyday demo shows a sample",
        es:
          "indica tus datos: whoop y calendars en readyday config edit; readyday demo da una muestra"
      )
    case .lookAtPaths:
      say(
        "check the paths: something you named cannot be used",
        es: "revisa las rutas: algo de lo indicado no se puede usar")
    case .mendStored:
      say(
        "restore the .bak copy of a damaged file, or move the file aside (and import again)",
        es: "recupera la copia .bak del archivo dañado, o apártalo (e importa de nuevo)")
    case .giveWhoop:
      say(
        "add your WHOOP data: --whoop PATH, or readyday import whoop PATH",
        es: "añade tus datos de WHOOP: --whoop RUTA, o readyday import whoop RUTA")
    case .refreshWhoop:
      say("download a fresh WHOOP export", es: "descarga una exportación nueva de WHOOP")
    case .giveCalendar:
      say(
        "add your calendars: --calendar PATH, or calendars in the configuration",
        es: "añade tus calendarios: --calendar RUTA, o calendars en la configuración")
    case .sync:
      say(
        "fetch what failed or was never fetched: readyday sync",
        es: "descarga lo que ha fallado o nunca se ha descargado: readyday sync")
    case .replaceCalendars:
      say(
        "fetch or export incomplete calendars again",
        es: "descarga o exporta de nuevo los calendarios incompletos")
    case .refreshCalendars:
      say(
        "fetch or export old calendars again",
        es: "descarga o exporta de nuevo los calendarios antiguos")
    case .nameOwner:
      say(
        "set your email address: readyday config set me EMAIL, or --me EMAIL",
        es: "indica tu correo: readyday config set me CORREO, o --me CORREO")
    case .correctOwner:
      say(
        "check your email addresses: readyday config set me EMAIL...; calendars may use another",
        es:
          "revisa tus direcciones de correo: readyday config set me CORREO...; los calendarios pueden conocerte por otra"
      )
    case .readBrief:
      say(
        "read this morning's briefing: readyday brief",
        es: "lee el informe de esta mañana: readyday brief")
    }
  }
}
