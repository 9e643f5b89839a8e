import ReadyDayCore

extension Voice {
  /// Translates the name of standard input.
  func name(of file: String) -> String {
    file == FileProblem.standardInput ? say(file, es: "la entrada estándar") : file
  }

  func kind(_ kind: DataKind) -> String {
    switch kind {
    case .calendar: say("calendar", es: "ningún calendario")
    case .whoop: say("WHOOP records", es: "ningún registro de WHOOP")
    case .health:
      say("health data that readyday knows", es: "ningún dato de salud que readyday conozca")
    case .export(.healthAutoExport):
      say("Health Auto Export data", es: "ningún dato de Health Auto Export")
    case .export(let kind):
      say("\(name(of: kind.origin)) export", es: "ninguna exportación de \(name(of: kind.origin))")
    }
  }

  func problem(_ problem: FileProblem) -> String { sentence(problem, name(of: problem.path)) }

  private func unreadable(_ path: String, _ reason: String) -> String {
    say("cannot read \(path): \(reason)", es: "no se puede leer \(path): \(reason)")
  }

  private func sentence(_ problem: FileProblem, _ path: String) -> String {
    switch problem.kind {
    case .configured(let kind, let place):
      "\(place): \(self.problem(FileProblem(kind, problem.path)))"
    case .webAddress:
      unreadable(
        path,
        say(
          "it is a web address: set it as url in the configuration, then run readyday sync",
          es: "es una dirección web: escríbela como url en la configuración y usa readyday sync"))
    case .noForecast(let fault): unreadable(path, self.fault(fault))
    case .oldForecast(let hours):
      say(
        "the forecast in \(path) is \(hours) h old, so it is not used",
        es: "el pronóstico de \(path) es de hace \(hours) h y no se usa")
    case .notFetched(nil):
      say(
        "\(path) has not been fetched yet: run readyday sync",
        es: "\(path) no se ha descargado todavía: usa readyday sync")
    case .notFetched(let fault?):
      say(
        "\(path) could not be fetched: \(self.fault(fault))",
        es: "no se ha podido descargar \(path): \(self.fault(fault))")
    case .useless(let kind): text(.nothing(kind, in: [problem.path]))
    case .missing:
      say("no such file or folder: \(path)", es: "no existe el archivo o carpeta: \(path)")
    case .damagedZone:
      say(
        "\(path) is not a time zone file: reinstall this system's time zones, or give another with --tz",
        es:
          "\(path) no es un archivo de zona horaria: reinstala las zonas horarias del sistema o indica otra con --tz"
      )
    case .otherDisk:
      say(
        "did not search \(path): it is on another disk; name it to read it",
        es: "no se ha buscado en \(path): está en otro disco; indícala para leerla")
    case .searchGivenUp:
      say(
        "stopped searching \(path): too much in it; name the folder with your files",
        es:
          "se ha dejado de buscar en \(path): contiene demasiado; indica la carpeta con tus archivos"
      )
    case .passing:
      say(
        "cannot use \(path): a configuration can only name files and folders",
        es: "no se puede usar \(path): una configuración solo puede indicar archivos y carpetas")
    case .noSession:
      say("no planned session in \(path)", es: "no hay ninguna sesión prevista en \(path)")
    case .nothingInside(let endings):
      say(
        "no \(anyOf(endings)) file in \(path)",
        es: "no hay ningún archivo \(anyOf(endings)) en \(path)")
    case .unreadable(.endless):
      unreadable(
        path,
        say(
          "not a regular file, and larger than \(Limits.Files.streamBytes >> 20) MB",
          es: "no es un archivo normal y pasa de \(Limits.Files.streamBytes >> 20) MB"))
    case .unreadable(let error): unreadable(path, reason(error))
    case .changing:
      unreadable(
        path, say("it keeps changing while it is read", es: "cambia continuamente mientras se lee"))
    case .notAsWritten:
      unreadable(
        path,
        say(
          "it was modified by another program; move it aside",
          es: "lo ha modificado otro programa; apártalo"))
    case .zipLimit(.list): unreadable(path, reason(.list))
    case .zipLimit(let limit):
      say(
        "cannot read all of \(path): \(reason(limit))",
        es: "no se puede leer todo lo que contiene \(path): \(reason(limit))")
    case .unzipping(let trouble): unreadable(path, reason(trouble))
    case .unpacking(.failed(_, status: 82)):
      unreadable(path, say("it is password-protected", es: "está protegido con contraseña"))
    case .unpacking:
      unreadable(path, say("unzip cannot unpack it", es: "unzip no lo puede descomprimir"))
    case .damaged(let fault): unreadable(path, self.problem(fault))
    case .gone(let copy):
      unreadable(
        path,
        say(
          "it is missing, but there is a backup from before the last change: \(copy.shownName)",
          es: "falta, pero hay una copia de antes del último cambio: \(copy.shownName)"))
    }
  }

  /// The endings that a file may have, as `.a, .b or .c`.
  private func anyOf(_ endings: [String]) -> String { list(endings, say(" or ", es: " o ")) }

  private func reason(_ trouble: SystemTool.Trouble) -> String {
    switch trouble {
    case .notInstalled(let name):
      say(
        "\(name) is not installed; unpack it and give the folder",
        es: "\(name) no está instalado; descomprímelo e indica la carpeta")
    case .failed: say("not a zip file, or damaged", es: "no es un archivo zip, o está dañado")
    case .system(let error): reason(error)
    }
  }

  func reason(_ error: SystemError) -> String {
    switch error.cause {
    case .danglingLink: say("it is a broken link", es: "es un enlace roto")
    case .noFile:
      say(
        "it is a pipe or a device, not a file", es: "es una tubería o un dispositivo, no un archivo"
      )
    case .noProcesses: say("/proc is not mounted", es: "/proc no está montado")
    case .noReader: say("nothing is reading from it", es: "nadie lee de ahí")
    case .missing: say(error.reason, es: "no existe el archivo o la carpeta")
    case .denied: say(error.reason, es: "permiso denegado")
    case .notPermitted: say(error.reason, es: "operación no permitida")
    case .exists: say(error.reason, es: "ya existe")
    case .folder: say(error.reason, es: "es una carpeta")
    case .noFolder: say(error.reason, es: "no es una carpeta")
    case .notEmpty: say(error.reason, es: "la carpeta no está vacía")
    case .diskFull: say(error.reason, es: "no queda espacio en el disco")
    case .quotaExceeded: say(error.reason, es: "se ha superado la cuota de disco")
    case .readOnly: say(error.reason, es: "el sistema de archivos es de solo lectura")
    case .tooLarge: say(error.reason, es: "el archivo es demasiado grande")
    case .busy: say(error.reason, es: "está en uso")
    case .circle: say(error.reason, es: "hay demasiados enlaces en la ruta")
    case .longName: say(error.reason, es: "el nombre es demasiado largo")
    case .manyOpenFiles: say(error.reason, es: "hay demasiados archivos abiertos")
    case .inputOutput: say(error.reason, es: "error de entrada o salida")
    case .closedPipe: say(error.reason, es: "ya no lo lee nadie")
    case .noMemory: say(error.reason, es: "no queda memoria")
    case .notOpen: say(error.reason, es: "no hay nada abierto ahí")
    case .invalid: say(error.reason, es: "argumento no válido")
    case .unsupported: say(error.reason, es: "operación no admitida")
    case .other: say(error.reason, es: "el sistema dice «\(error.reason)»")
    }
  }
}

extension Message {
  static func editorFailed(_ name: String, _ trouble: SystemTool.Trouble) -> Message {
    switch trouble {
    case .notInstalled:
      Message(
        "the editor \"\(name)\" is not installed", es: "el editor «\(name)» no está instalado")
    case .failed(_, let status):
      Message(
        "the editor \"\(name)\" exited with status \(status)",
        es: "el editor «\(name)» ha terminado con el estado \(status)")
    case .system(let error):
      Message {
        $0.say(
          "cannot start the editor \"\(name)\": \($0.reason(error))",
          es: "no se puede abrir el editor «\(name)»: \($0.reason(error))")
      }
    }
  }

  static func nothing(_ kind: DataKind, in paths: [String]) -> Message {
    Message { voice in
      let places = paths.map(voice.name(of:)).joined(separator: ", ")
      return voice.say(
        "no \(voice.kind(kind)) in \(places)", es: "no hay \(voice.kind(kind)) en \(places)")
    }
  }
}
