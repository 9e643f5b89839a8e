import ReadyDayCore

/// A path that leads nowhere useful.
struct FileProblem: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case missing
    case unreadable(SystemError)
    /// Another one each time it was looked at.
    case changing
    /// A folder without a file of the kind looked for.
    case nothingInside([String])
    /// A pipe, a device or standard input, where a configuration is to name what is read every day.
    case passing
    /// Files to import plans from, and none in them.
    case noSession
    /// A file of imported days that is no longer as readyday wrote it.
    case notAsWritten
    /// A zip with more in it than one run reads.
    case zipLimit(ZipLimit)
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// An entry of a zip that could not be unpacked; the others could. Nil where it is not what the zip says.
    case unpacking(SystemTool.Trouble?)
    /// A file readyday keeps, and cannot understand.
    case damaged(StoreFault)
    /// A file readyday keeps that is gone, while its copy from before the last change, of this name, is there.
    case gone(copy: String)
  }

  let kind: Kind
  let path: String

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path.shownName
  }
}

extension FileProblem {
  var wording: Wording {
    switch kind {
    case .missing:
      Wording(en: "no such file or folder: \(path)", es: "no existe el archivo o carpeta: \(path)")
    case .passing:
      Wording(
        en: "cannot use \(path): a configuration names files and folders alone",
        es: "no se puede usar \(path): una configuración solo nombra archivos y carpetas")
    case .noSession:
      Wording(en: "no planned session in \(path)", es: "no hay ninguna sesión planeada en \(path)")
    case .nothingInside(let endings):
      Wording(
        en: "no \(endings.joined(separator: ", ")) file in \(path)",
        es: "no hay ningún archivo \(endings.joined(separator: ", ")) en \(path)")
    case .unreadable(.endless):
      unreadable(
        Wording(
          en: "too large: of what is no file, \(Limits.Files.streamBytes >> 20) MB are read",
          es:
            "demasiado grande: de lo que no es un archivo se leen \(Limits.Files.streamBytes >> 20) MB"
        ))
    case .unreadable(let error): unreadable(error.wording)
    case .zipLimit(.list): unreadable(ZipLimit.list.wording)
    case .zipLimit(let limit):
      Wording(
        en: "cannot read all of \(path): \(limit.wording.english)",
        es: "no se puede leer todo lo que contiene \(path): \(limit.wording.spanish)")
    case .changing:
      unreadable(
        Wording(
          en: "it changed each time while it was read", es: "cambió cada vez mientras se leía"))
    case .notAsWritten:
      unreadable(
        Wording(
          en: "it is not as readyday wrote it; move it away",
          es: "no está como readyday lo escribió; apártalo"))
    case .unzipping(let trouble): unreadable(trouble.wording)
    case .unpacking(.failed(_, status: 82)):
      unreadable(Wording(en: "it is locked by a password", es: "está cerrado con contraseña"))
    case .unpacking:
      unreadable(Wording(en: "unzip cannot unpack it", es: "unzip no lo puede descomprimir"))
    case .gone(let copy):
      unreadable(
        Wording(
          en: "it is gone, but its copy from before the last change is there: \(copy.shownName)",
          es: "ya no está, pero sí su copia de antes del último cambio: \(copy.shownName)"))
    case .damaged(let fault):
      unreadable(Wording(en: English().problem(fault), es: Spanish().problem(fault)))
    }
  }

  private func unreadable(_ reason: Wording) -> Wording {
    Wording(
      en: "cannot read \(path): \(reason.english)",
      es: "no se puede leer \(path): \(reason.spanish)")
  }

  /// The name by which scripts know it.
  var code: String {
    switch kind {
    case .missing: "no_such_file"
    case .unreadable, .changing, .passing: "unreadable_file"
    case .noSession: "no_session"
    case .nothingInside: "empty_folder"
    case .damaged, .notAsWritten: "damaged_file"
    case .gone: "missing_file"
    case .zipLimit: "zip_too_large"
    case .unzipping(.notInstalled): "unzip_missing"
    case .unzipping, .unpacking: "unreadable_zip"
    }
  }
}

extension Warning {
  init(_ problem: FileProblem, _ phrases: any Phrasebook) {
    self.init(
      code: problem.code, message: problem.wording.text(in: phrases.language), file: problem.path)
  }
}

extension SystemError {
  /// The system's words, and ours for what it has none for.
  var wording: Wording {
    switch self {
    case .danglingLink:
      Wording(
        en: "it is a link to something that is not there", es: "es un enlace a algo que no existe")
    case .noFile:
      Wording(
        en: "it is a pipe or a device, not a file",
        es: "es una tubería o un dispositivo, no un archivo")
    case .noReader:
      Wording(en: "nobody reads from it", es: "nadie lee de ahí")
    default: Wording(reason)
    }
  }
}

extension ZipLimit {
  fileprivate var wording: Wording {
    switch self {
    case .entries:
      Wording(
        en:
          "at most \(Limits.Files.zipEntries) files in zips are read, fewer of a zip with very many",
        es:
          "de los zips se leen como mucho \(Limits.Files.zipEntries) archivos, menos si tienen muchísimos"
      )
    case .bytes:
      Wording(
        en: "at most \(Limits.Files.zipBytes >> 20) MB are unpacked from zips",
        es: "de los zips se descomprimen como mucho \(Limits.Files.zipBytes >> 20) MB")
    case .list:
      Wording(
        en: "it holds too many files; unpack it and name the folder",
        es: "contiene demasiados archivos; descomprímelo y nombra la carpeta")
    }
  }
}

extension SystemTool.Trouble {
  /// Why a zip could not be read as a whole.
  fileprivate var wording: Wording {
    switch self {
    case .notInstalled(let name):
      Wording(
        en: "\(name) is not installed; unpack it and name the folder",
        es: "\(name) no está instalado; descomprímelo y nombra la carpeta")
    case .failed: Wording(en: "not a zip, or a damaged one", es: "no es un zip, o está dañado")
    case .system(let error): Wording(error.reason)
    }
  }
}

extension Descriptor {
  /// A file that somebody named, to be read.
  init(named path: String) throws(FileProblem) {
    do throws(SystemError) {
      self = try Descriptor(path, for: .reading)
    } catch {
      throw FileProblem(.unreadable(error), path)
    }
  }
}
