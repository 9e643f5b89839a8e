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
    _ = try WhoopFiles([InputPath(path)])
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
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : currentFolder.appending(name: path)
  }

  /// Where it was removed from under the program, paths stay as they were typed.
  private static var currentFolder: String { ThisProcess.folder ?? "." }

  /// Adds what lies around to what was not given, and tells where it looked.
  ///
  /// - Parameter asks: whether a person can turn down what is doubtful: a calendar among downloads
  ///   beside others, and an invitation.
  mutating func discover(in environment: Environment, asks: Bool) -> [String] {
    let found = Discovery(
      wantsWhoop: whoop.isEmpty && !hasImported, wantsCalendars: calendars.isEmpty, in: environment)
    whoop += found.whoop
    calendars += found.calendars
    if asks || calendars.isEmpty {
      let downloads = found.downloads.filter { asks || !$0.isInvitation }
      calendars += downloads.prefix(Self.mostDownloads).map {
        Discovery.Calendar(name: nil, path: $0.path)
      }
    }
    return found.looks.map { look in
      "looked in \(environment.abbreviatingHome(look.folder)): \(look.finding)"
    }
  }

  /// More would be asked about without end, and few of them be anybody's calendar.
  private static let mostDownloads = 8

  var hasSources: Bool {
    let kept = DataFolder(environment)?.importedDays ?? []
    return !whoop.isEmpty || !calendars.isEmpty || hasImported || !kept.isEmpty
  }

  /// What was taken, one a line.
  ///
  /// - Parameter known: the keys that have a value already.
  func summary(known: Set<String>) -> [String] {
    let isZoneOpen = zone == nil && !known.contains("time_zone")
    return (isZoneOpen ? [phrases.setup(.zone(zoneHere))] : []) + sources
  }

  private var sources: [String] {
    let imported = whoop.isEmpty && hasImported ? ["WHOOP data: what was imported"] : []
    return imported + whoop.map { "WHOOP data: \(environment.abbreviatingHome($0))" }
      + calendars.map { "calendar: \(environment.abbreviatingHome($0.path))" }
  }

  /// What the file is to say, by key.
  var settings: [(key: String, value: JSON)] {
    let calendars: [JSON] = calendars.map(value)
    let lists: [(String, [JSON])] = [
      ("me", me.map(JSON.string)),
      ("whoop", whoop.map { .string(environment.abbreviatingHome($0)) }), ("calendars", calendars),
    ]
    return [("time_zone", zone), ("language", language?.code)].compactMap { key, text in
      text.map { (key, .string($0)) }
    } + lists.filter { !$0.1.isEmpty }.map { ($0, .array($1)) }
  }

  private func value(_ calendar: Discovery.Calendar) -> JSON {
    let path = JSON.string(environment.abbreviatingHome(calendar.path))
    return .object(
      ["path": path].merging(calendar.name.map { ["name": .string($0)] } ?? [:]) { $1 })
  }
}

extension SetupPlan {
  /// Lets a person take or leave what was found, and name what was not.
  ///
  /// - Parameter known: the keys that have a value already.
  mutating func ask(_ dialogue: Prompt, known: Set<String>) {
    let again = phrases.setup(.answerYesOrNo)
    for path in whoop
    where !dialogue.agrees(to: "WHOOP data in \(shown(path)): use them?", again: again) {
      whoop.removeAll { $0 == path }
    }
    for calendar in calendars
    where !dialogue.agrees(to: "calendar \(shown(calendar.path)): use it?", again: again) {
      calendars.removeAll { $0 == calendar }
    }
    askForSources(dialogue)
    if me.isEmpty, !known.contains("me") { askForAddresses(dialogue) }
    if zone == nil, !known.contains("time_zone") { askForZone(dialogue) }
  }

  private mutating func askForSources(_ dialogue: Prompt) {
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
  }

  private mutating func askForAddresses(_ dialogue: Prompt) {
    while true {
      let answer = dialogue.ask("Your e-mail addresses, to tell what you declined, or nothing:")
      if let addresses = Mailbox.ownAddresses(in: answer) {
        me = addresses
        return
      }
      dialogue.say(phrases.accepted(.address))
    }
  }

  private mutating func askForZone(_ dialogue: Prompt) {
    while zone == nil {
      let answer = dialogue.ask(phrases.setup(.askForZone(zoneHere)))
      guard !answer.isEmpty else { return }
      if SystemZones(environment).zone(givenAs: answer) != nil {
        zone = answer
      } else {
        dialogue.say(phrases.accepted(.zoneName))
      }
    }
  }

  /// What is in force where the file names none.
  private var zoneHere: String {
    (try? SystemZones(environment).zone(nil, in: environment))?.name ?? Zone.utc.name
  }

  private var phrases: any ProgramPhrases {
    (language ?? CommonOptions.language(of: environment)).phrases
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
        dialogue.say(phrases.text(Failure(of: error).message))
      }
    }
  }
}
