import ReadyDayCore

enum DoctorCommand {
  static let syntax = Syntax(
    "doctor",
    summary: Phrase(
      "check your set-up and say what to fix", es: "revisa la instalación y dice qué hacer"),
    details: Phrase(
      """
      Reads everything that is configured or given on the command line and reports what it found:
      WHOOP records and their dates, calendars and their events, the time zone, and the file and
      line of each problem. It never prints event titles. The exit status is 5 if nothing is
      configured or the configuration is invalid, 4 if something that was given cannot be used.
      """,
      es: """
        Lee todo lo configurado o indicado y dice qué ha encontrado: registros de WHOOP y sus
        fechas, calendarios y sus eventos, la zona horaria, y el archivo y la línea de cada
        problema. Nunca muestra títulos de eventos. El estado de salida es 5 si no hay nada
        configurado o la configuración no es válida, y 4 si algo de lo indicado no se puede usar.
        """),
    groups: [
      SharedOptions.sources, .time([SharedOptions.now, SharedOptions.zone]),
      .output([SharedOptions.format] + SharedOptions.printing),
    ],
    examples: [
      .init("readyday doctor", "what is configured", es: "lo que está configurado"),
      .init(
        "readyday doctor --whoop ~/whoop --calendar work.ics", "these files", es: "estos archivos"),
      .init("readyday doctor --format json", "for a script", es: "para un script"),
    ], followsConfiguration: false)

  static let command = Command(syntax) { arguments, context in
    let examination = try SetupInspection(arguments, in: context)
    return examination.answer(examination.options.style(in: context))
  }
}
