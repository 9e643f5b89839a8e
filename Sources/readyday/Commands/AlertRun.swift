import ReadyDayCore

extension AlertCommand {
  /// Seconds that the program may take for one alert.
  private static let patience = 10

  /// Runs the program for one alert, whose body also stands on its standard input.
  func tell(title: String, body: String) throws {
    do throws(SystemTool.Trouble) {
      let pipe = try SystemTool.pipe()
      // A pipe has room for any sentence, so that nobody needs to read while it is written.
      try? pipe.writing.write(body + "\n")
      pipe.writing.close()
      defer { pipe.reading.close() }
      let tool = SystemTool(name: program, environment: nil)
      let running = try tool.start(
        arguments(title: title, body: body), reading: pipe.reading, .ownGroup)
      let deadline = Deadline.within(seconds: Self.patience)
      let (_, trouble) = running.output(limit: 1 << 16, until: deadline)
      if deadline.isOver { throw .failed(program, status: 124) }
      if let trouble { throw trouble }
    } catch .notInstalled {
      throw Failure(
        .execFailed, "the alert was not passed on: \(program) is not installed",
        es: "no se ha podido pasar la alerta: \(program) no está instalado")
    } catch {
      throw Failure(
        .execFailed, "the alert was not passed on: \(program) failed",
        es: "no se ha podido pasar la alerta: ha fallado \(program)")
    }
  }
}
