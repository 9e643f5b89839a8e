extension ConfigurationFile {
  static let option = Option<String>(
    "config", .file, variable: "READYDAY_CONFIG",
    help: Phrase(
      "configuration (default: ~/.config/readyday/config.json5)",
      es: "configuración (por defecto: ~/.config/readyday/config.json5)"))
}

extension Arguments {
  var configurationFile: ConfigurationFile? {
    ConfigurationFile(self[ConfigurationFile.option], in: environment)
  }

  /// Takes values from the file for options that were not given.
  mutating func readConfiguration() throws {
    configuration = try configurationFile?.read() ?? Configuration()
  }
}
