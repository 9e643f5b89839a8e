extension Message {
  /// Names the recognised export, and what to import instead.
  package static func foreign(_ export: ForeignExport) -> Message {
    Message {
      $0.say(
        "\($0.name(of: export)), which readyday does not read; \($0.instead(of: export))",
        es: "\($0.name(of: export)), y readyday no los lee; \($0.instead(of: export))")
    }.wrapped
  }
}

extension Voice {
  fileprivate func name(of export: ForeignExport) -> String {
    switch export {
    case .garth:
      say(
        "Garmin's data as another exporter flattens them",
        es: "datos de Garmin aplanados por otro exportador")
    case .googleFit: say("Google Fit's sleep sessions", es: "sesiones de sueño de Google Fit")
    case .fitbitService:
      say("data of Fitbit's website or web service", es: "datos de la web o del servicio de Fitbit")
    case .googleHealth:
      say("answers of the Google Health API", es: "respuestas de la API de Google Health")
    case .flattenedWhoop:
      say("WHOOP's records as pandas flattens them", es: "registros de WHOOP aplanados por pandas")
    case .samsung: data(of: "Samsung Health")
    case .polar: data(of: "Polar Flow")
    case .withings: data(of: "Withings")
    case .zepp: data(of: "Zepp (Amazfit)")
    case .ultrahuman: data(of: "Ultrahuman")
    case .strava: data(of: "Strava")
    case .autoSleep: data(of: "AutoSleep")
    case .bevel: data(of: "Bevel")
    case .sleepAsAndroid: data(of: "Sleep as Android")
    }
  }

  private func data(of app: String) -> String { say("data of \(app)", es: "datos de \(app)") }

  fileprivate func instead(of export: ForeignExport) -> String {
    switch export {
    case .garth:
      say(
        "request the account export at garmin.com/account/datamanagement and import its zip",
        es: "pide la exportación de la cuenta en garmin.com/account/datamanagement e importa su zip"
      )
    case .fitbitService, .googleHealth:
      say(
        "download Fitbit's data from takeout.google.com and import the zip",
        es: "descarga los datos de Fitbit en takeout.google.com e importa el zip")
    case .flattenedWhoop:
      say(
        "import the service's answers as they came, or the export that WHOOP's app emails you",
        es: "importa las respuestas tal como llegaron, o la exportación que envía la app de WHOOP")
    case .polar:
      say(
        "connect Polar to intervals.icu and import its wellness table",
        es: "conecta Polar con intervals.icu e importa su tabla de bienestar")
    case .withings, .zepp, .ultrahuman, .autoSleep, .bevel:
      say(
        "if the app shares its nights with Apple Health, import the export of that",
        es: "si la app comparte las noches con Salud de Apple, importa la exportación de esta")
    case .strava:
      say(
        "it has no nights: import the export of the device that recorded them",
        es: "no hay noches: importa la exportación del dispositivo que las registró")
    case .googleFit, .samsung, .sleepAsAndroid:
      say(
        "import the export of another app or device that recorded the nights",
        es: "importa la exportación de otra app o dispositivo que registrara las noches")
    }
  }
}
