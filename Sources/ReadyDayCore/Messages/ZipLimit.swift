extension Voice {
  package func reason(_ limit: ZipLimit) -> String {
    switch limit {
    case .entries:
      say(
        "at most \(Limits.Files.zipEntries) files are read from zips, fewer from very large ones",
        es:
          "de los zips se leen como mucho \(Limits.Files.zipEntries) archivos, "
          + "y menos si son muy grandes"
      )
    case .bytes:
      say(
        "at most \(Limits.Files.zipBytes >> 20) MB are unpacked from zips",
        es: "de los zips se descomprimen como mucho \(Limits.Files.zipBytes >> 20) MB")
    case .ratio:
      say(
        "it unpacks to more than \(Limits.Files.zipRatio) times its size",
        es: "descomprimido ocupa más de \(Limits.Files.zipRatio) veces su tamaño")
    case .list:
      say(
        "it contains too many files; unpack it and give the folder",
        es: "contiene demasiados archivos; descomprímelo e indica la carpeta")
    }
  }
}
