import ReadyDayCore

extension Spanish {
  func name(of file: String) -> String {
    file == InputFile.nameOfStandardInput ? "la entrada estándar" : file
  }

  func problem(_ problem: FileProblem) -> String {
    let path = name(of: problem.path)
    let unreadable = { (reason: String) in "no se puede leer \(path): \(reason)" }
    return switch problem.kind {
    case .configured(let kind, let place):
      "\(place): \(self.problem(FileProblem(kind, problem.path)))"
    case .webAddress:
      unreadable("es una dirección web: escríbela como url en la configuración y usa readyday sync")
    case .notFetched(nil): "\(path) no se ha descargado todavía: usa readyday sync"
    case .notFetched(let fault?): "no se ha podido descargar \(path): \(self.fault(fault))"
    case .useless(let kind): data(.nothing(kind, in: [problem.path]))
    case .missing: "no existe el archivo o carpeta: \(path)"
    case .damagedZone:
      "\(path) no es un archivo de zona horaria: reinstala las zonas horarias del sistema"
    case .otherDisk: "no se ha buscado en \(path): está en otro disco; indícala para leerla"
    case .searchGivenUp:
      "se ha dejado de buscar en \(path): contiene demasiado; indica la carpeta con tus archivos"
    case .passing:
      "no se puede usar \(path): una configuración solo puede indicar archivos y carpetas"
    case .noSession: "no hay ninguna sesión prevista en \(path)"
    case .nothingInside(let endings):
      "no hay ningún archivo \(endings.joined(separator: ", ")) en \(path)"
    case .unreadable(.endless):
      unreadable(
        "no es un archivo normal y pasa de \(Limits.Files.streamBytes >> 20) MB")
    case .unreadable(let error): unreadable(reason(error))
    case .changing: unreadable("cambia continuamente mientras se lee")
    case .notAsWritten: unreadable("lo ha modificado otro programa; apártalo")
    case .zipLimit(.list): unreadable(reason(.list))
    case .zipLimit(let limit): "no se puede leer todo lo que contiene \(path): \(reason(limit))"
    case .unzipping(let trouble): unreadable(reason(trouble))
    case .unpacking(.failed(_, status: 82)): unreadable("está protegido con contraseña")
    case .unpacking: unreadable("unzip no lo puede descomprimir")
    case .damaged(let fault): unreadable(self.problem(fault))
    case .gone(let copy):
      unreadable("falta, pero hay una copia de antes del último cambio: \(copy.shownName)")
    }
  }

  func reason(_ error: SystemError) -> String {
    switch error.cause {
    case .danglingLink: "es un enlace roto"
    case .noFile: "es una tubería o un dispositivo, no un archivo"
    case .noReader: "nada lee de ahí"
    case .missing: "no existe el archivo o la carpeta"
    case .denied: "permiso denegado"
    case .notPermitted: "operación no permitida"
    case .exists: "ya existe"
    case .folder: "es una carpeta"
    case .noFolder: "no es una carpeta"
    case .notEmpty: "la carpeta no está vacía"
    case .diskFull: "no queda espacio en el disco"
    case .quotaExceeded: "se ha superado la cuota de disco"
    case .readOnly: "el sistema de archivos es de solo lectura"
    case .tooLarge: "el archivo es demasiado grande"
    case .busy: "está en uso"
    case .circle: "hay demasiados enlaces en el camino"
    case .longName: "el nombre es demasiado largo"
    case .manyOpenFiles: "hay demasiados archivos abiertos"
    case .inputOutput: "error de entrada o salida"
    case .closedPipe: "ya no lee nada de ahí"
    case .noMemory: "no queda memoria"
    case .notOpen: "no hay nada abierto ahí"
    case .invalid: "argumento no válido"
    case .unsupported: "operación no admitida"
    case .other: "el sistema dice \(quoted(error.reason))"
    }
  }

  private func reason(_ limit: ZipLimit) -> String {
    switch limit {
    case .entries:
      "de los zips se leen como mucho \(Limits.Files.zipEntries) archivos, menos si tienen muchísimos"
    case .bytes: "de los zips se descomprimen como mucho \(Limits.Files.zipBytes >> 20) MB"
    case .list: "contiene demasiados archivos; descomprímelo e indica la carpeta"
    }
  }

  private func reason(_ trouble: SystemTool.Trouble) -> String {
    switch trouble {
    case .notInstalled(let name): "\(name) no está instalado; descomprímelo e indica la carpeta"
    case .failed: "no es un archivo zip, o está dañado"
    case .system(let error): reason(error)
    }
  }
}
