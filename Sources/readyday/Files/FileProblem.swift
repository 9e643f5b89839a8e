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
    /// A zip, or a file in it, that cannot be read.
    case zip(ZipFault)
    /// A zip that could not be unpacked.
    case unzipping(SystemTool.Trouble)
    /// An entry of a zip that could not be unpacked; the others could.
    case unpacking(SystemTool.Trouble)
    /// A file readyday keeps, and cannot understand.
    case damaged(StoreFault)
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
          en: "it goes on after \(Limits.Files.streamBytes >> 20) MB and is no file",
          es: "sigue después de \(Limits.Files.streamBytes >> 20) MB y no es un archivo"))
    case .unreadable(let error): unreadable(error.wording)
    case .zip(let fault): unreadable(fault.wording)
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
    case .damaged(let fault):
      unreadable(Wording(en: English().problem(fault), es: Spanish().problem(fault)))
    }
  }

  private func unreadable(_ reason: Wording) -> Wording {
    Wording(
      en: "cannot read \(path): \(reason.english)",
      es: "no se puede leer \(path): \(reason.spanish)")
  }

  /// For programs that read JSON.
  var code: String {
    switch kind {
    case .missing: "no_such_file"
    case .unreadable, .changing, .passing: "unreadable_file"
    case .noSession: "no_session"
    case .nothingInside: "empty_folder"
    case .damaged, .notAsWritten: "damaged_file"
    case .zip(.tooMany), .zip(.tooLong): "zip_too_large"
    case .zip: "unreadable_zip"
    case .unzipping(.notInstalled): "unzip_missing"
    case .unzipping, .unpacking: "unreadable_zip"
    }
  }
}

extension SystemError {
  /// The system's words, and ours for what it has none for.
  var wording: Wording {
    guard self == .danglingLink else { return Wording(reason) }
    return Wording(
      en: "it is a link to something that is not there", es: "es un enlace a algo que no existe")
  }
}

extension ZipFault {
  fileprivate var wording: Wording {
    switch self {
    case .notAZip: Wording(en: "not a zip, or a damaged one", es: "no es un zip, o está dañado")
    case .tooMany:
      Wording(
        en: "zips may hold \(Limits.Files.zipEntries) files in all",
        es: "los zips pueden contener \(Limits.Files.zipEntries) archivos en total")
    case .tooLong:
      Wording(
        en: "zips may unpack to \(Limits.Files.zipBytes >> 20) MB in all",
        es: "descomprimidos, los zips pueden sumar \(Limits.Files.zipBytes >> 20) MB")
    case .locked:
      Wording(en: "it is locked by a password", es: "está cerrado con contraseña")
    case .otherMethod(let number):
      Wording(
        en:
          "it is packed in another way than usual (method \(number)); unpack it and name the folder",
        es: "está comprimido de otra forma (método \(number)); descomprímelo y nombra la carpeta")
    case .damaged: Wording(en: "it is damaged", es: "está dañado")
    case .system(let error): error.wording
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
