extension ConfigurationFile {
  static let option = Option<String>(
    "config", .file, variable: "READYDAY_CONFIG",
    help: "your configuration; ~/.config/readyday/config.json5 when left out")
}

extension Arguments {
  var configurationFile: ConfigurationFile? {
    ConfigurationFile(self[ConfigurationFile.option], in: environment)
  }

  /// Takes what the file says for what was not given.
  mutating func readConfiguration() throws {
    configuration = try configurationFile?.read() ?? Configuration()
  }
}
