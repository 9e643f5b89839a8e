import ReadyDayCore

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

extension ConfigurationListing {
  init(_ arguments: Arguments, standard: String = "default") {
    self.init(arguments.configuration, standard: standard) { name in
      let option = CommonOptions.all.first { $0.name == name }
      return option.map(arguments.values)?.map { ($0.text, $0.origin) } ?? []
    }
  }
}
