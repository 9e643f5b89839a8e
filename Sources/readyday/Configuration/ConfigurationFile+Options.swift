extension ConfigurationFile {
  static let option = CommandOption(
    "config", .word(name: "FILE"), variable: "READYDAY_CONFIG",
    help: "your configuration; ~/.config/readyday/config.json5 when left out")
}

extension Syntax {
  /// Whether what the configuration says stands in for options that are not given.
  var followsConfiguration: Bool {
    options.contains(ConfigurationFile.option) && command != ConfigCommand.syntax.command
  }
}

extension Arguments {
  var configurationFile: ConfigurationFile? {
    ConfigurationFile(value(of: ConfigurationFile.option)?.text, in: environment)
  }
}
