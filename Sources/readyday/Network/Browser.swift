/// The person's browser, where one can be opened.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// If it does not open, the address is still on the screen.
  static func open(_ address: String) {
    guard let input = try? Descriptor("/dev/null", for: .reading) else { return }
    defer { input.close() }
    let tool = SystemTool(name: opener, environment: nil)
    guard let running = try? tool.start([address], reading: input) else { return }
    // It may stay open for as long as the browser does.
    running.output.close()
  }
}
