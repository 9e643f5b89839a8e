import ReadyDayCore

/// What a first configuration is going to say.
struct SetupPlan {
  var zone: String?
  var language: Language?
  var me: [String] = []
  private(set) var whoop: [String] = []
  private(set) var calendars: [Discovery.Calendar] = []
  private let environment: Environment
  private var hasImported: Bool { DataFolder(environment)?.hasWhoop == true }

  init(environment: Environment) {
    self.environment = environment
  }
}

extension SetupPlan {
  /// Fails where there is nothing of the kind.
  mutating func add(whoop path: String) throws {
    let path = try lasting(path)
    _ = try WhoopFiles([path])
    whoop.append(Self.absolute(path))
  }

  mutating func add(calendar path: String) throws {
    let path = try lasting(path)
    _ = try CalendarFiles([path])
    calendars.append(Discovery.Calendar(name: nil, path: Self.absolute(path)))
  }

  /// What a pipe or a device holds is there once, if it ends at all.
  private func lasting(_ path: String) throws -> String {
    if path == "-" { throw FileProblem(.passing, InputFile.nameOfStandardInput) }
    let path = environment.expandingHome(path)
    if let found = FileIdentity(of: path), !found.isFolder, !found.isRegular {
      throw FileProblem(.passing, path)
    }
    return path
  }

  /// Paths in the file start at its folder, those of a command line where it is typed.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentFolder.appending(name: path)
  }

  /// Where it was removed from under the program, paths stay as they were typed.
  private static var currentFolder: String { ThisProcess.folder ?? "." }

  /// Adds what lies around to what was not given, and tells where it looked.
  mutating func discover(in environment: Environment) -> [String] {
    let found = Discovery(
      wantsWhoop: whoop.isEmpty && !hasImported, wantsCalendars: calendars.isEmpty, in: environment)
    whoop += [found.whoop].compactMap(\.self)
    calendars += found.calendars
    return found.looks.map { look in
      "looked in \(environment.abbreviatingHome(look.folder)): \(look.finding)"
    }
  }

  var hasSources: Bool {
    let kept = DataFolder(environment).map { HealthStore(folder: $0.appleHealth).isThere }
    return !whoop.isEmpty || !calendars.isEmpty || hasImported || kept == true
  }

  /// What was taken, one a line.
  var summary: [String] {
    let imported = whoop.isEmpty && hasImported ? ["WHOOP data: what was imported"] : []
    return imported + whoop.map { "WHOOP data: \(environment.abbreviatingHome($0))" }
      + calendars.map { "calendar: \(environment.abbreviatingHome($0.path))" }
  }

  var template: ConfigurationTemplate {
    var template = ConfigurationTemplate()
    if let zone { template.set("time_zone", .string(zone)) }
    if let language { template.set("language", .string(language.code)) }
    if !me.isEmpty { template.set("me", .array(me.map(JSON.string))) }
    if !whoop.isEmpty {
      template.set("whoop", .array(whoop.map { .string(environment.abbreviatingHome($0)) }))
    }
    if !calendars.isEmpty { template.set("calendars", .array(calendars.map(value))) }
    return template
  }

  private func value(_ calendar: Discovery.Calendar) -> JSON {
    let path = JSON.string(environment.abbreviatingHome(calendar.path))
    return .object(
      ["path": path].merging(calendar.name.map { ["name": .string($0)] } ?? [:]) { $1 })
  }
}

extension SetupPlan {
  /// Lets a person take or leave what was found, and name what was not.
  mutating func ask(_ dialogue: Prompt) {
    for path in whoop where !dialogue.agrees(to: "WHOOP data in \(shown(path)): use them?") {
      whoop.removeAll { $0 == path }
    }
    for calendar in calendars
    where !dialogue.agrees(to: "calendar \(shown(calendar.path)): use it?") {
      calendars.removeAll { $0 == calendar }
    }
    if whoop.isEmpty, !hasImported {
      askForPaths("Where are your WHOOP data? A file or folder, or nothing:", dialogue) {
        (plan, path) in try plan.add(whoop: path)
      }
    }
    if calendars.isEmpty {
      askForPaths("Where is your calendar? A file or folder, or nothing:", dialogue) {
        (plan, path) in try plan.add(calendar: path)
      }
    }
    guard me.isEmpty else { return }
    let answer = dialogue.ask("Your e-mail addresses, to tell what you declined, or nothing:")
    me = answer.split { $0 == "," || $0 == " " }.map(String.init)
  }

  private func shown(_ path: String) -> String { environment.abbreviatingHome(path) }

  /// Asks again while the answer leads nowhere.
  private mutating func askForPaths(
    _ question: String, _ dialogue: Prompt,
    _ add: (inout SetupPlan, String) throws -> Void
  ) {
    while true {
      let path = dialogue.ask(question)
      guard !path.isEmpty else { return }
      do {
        return try add(&self, path)
      } catch {
        dialogue.say((language ?? .english).phrases.text(Failure(of: error).message))
      }
    }
  }
}
