import ReadyDayCore

struct SetupPlan {
  var zone: String?
  var language: Language?
  var me: [String] = []
  private(set) var whoop: [String] = []
  private(set) var calendars: [Discovery.Calendar] = []
  private var zoneOfNights: String?
  private var zoneOfShell: String?
  private let environment: Environment
  private let phrases: Voice
  private let now: Instant
  private var hasImported: Bool { DataFolder(environment)?.hasWhoop == true }

  init(environment: Environment, phrases: Voice, now: Instant) {
    (self.environment, self.phrases, self.now) = (environment, phrases, now)
  }

  /// Fails if no file at the path could be WHOOP's.
  mutating func add(whoop path: String) throws {
    let path = try lasting(path)
    _ = try WhoopFiles([InputPath(path)])
    whoop.append(path.absolutePath)
  }

  mutating func add(calendar path: String) throws {
    let path = try lasting(path)
    _ = try CalendarFiles([path])
    calendars.append(Discovery.Calendar(name: nil, path: path.absolutePath))
  }

  /// Rejects a pipe or a device, which can be read only once and may never end.
  private func lasting(_ path: String) throws -> String {
    if path == "-" { throw FileProblem(.passing, FileProblem.standardInput) }
    let path = environment.expandingHome(path)
    if let found = FileIdentity(of: path), !found.isFolder, !found.isRegular {
      throw FileProblem(.passing, path)
    }
    return path
  }

  /// Returns the places searched. If `asks`, also adds invitations and downloads.
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
      phrases.text(.looked(in: environment.abbreviatingHome(look.folder), look.findings))
    }
  }

  /// Finds home's zone as briefings do; `TZ` is written down, since a cron job has none.
  mutating func lookForZone(_ context: CommandContext, known: Set<String>) {
    guard zone == nil, !known.contains("time_zone"), hasSources else { return }
    var arguments = Arguments(environment: environment)
    if !whoop.isEmpty { arguments.add(whoop, to: SharedOptions.whoop) }
    if !calendars.isEmpty { arguments.add(calendars.map(\.path), to: SharedOptions.calendar) }
    let run = try? CommandRun(CommonOptions(arguments), in: context)
    zoneOfNights = run?.homeOfNights?.name
    // A server's UTC says nothing about home.
    let isPlace = zoneHere.contains("/") && !zoneHere.hasPrefix("Etc/")
    if zoneOfNights == nil, environment["TZ"] != nil, isPlace { zoneOfShell = zoneHere }
  }

  /// More would mean too many questions, and few downloads are the user's own calendars.
  private static let mostDownloads = 8

  var hasSources: Bool {
    let stored = DataFolder(environment)?.importedDays ?? []
    return !whoop.isEmpty || !calendars.isEmpty || hasImported || !stored.isEmpty
  }

  /// One line for each chosen source; `known` are the keys already set.
  func summary(known: Set<String>) -> [String] {
    let isZoneOpen = zone == nil && !known.contains("time_zone")
    return (isZoneOpen ? [phrases.text(.zone(zoneHere, isOfNights: zoneOfNights != nil))] : [])
      + sources
  }

  private var sources: [String] {
    let imported: [Message] = whoop.isEmpty && hasImported ? [.importedWhoop] : []
    let named = whoop.map { Message.whoop(shown($0)) }
    return (imported + named + calendars.map { .calendar(shown($0.path)) }).map(phrases.text)
  }

  var settings: [(key: String, value: JSON)] {
    let calendars: [JSON] = calendars.map(value)
    let lists: [(String, [JSON])] = [
      ("me", me.map(JSON.string)),
      ("whoop", whoop.map { .string(environment.abbreviatingHome($0)) }), ("calendars", calendars),
    ]
    return [("time_zone", zone ?? zoneOfShell), ("language", language?.code)].compactMap {
      key, text in
      text.map { (key, .string($0)) }
    } + lists.filter { !$0.1.isEmpty }.map { ($0, .array($1)) }
  }

  private func value(_ calendar: Discovery.Calendar) -> JSON {
    let path = JSON.string(environment.abbreviatingHome(calendar.path))
    let members: [String: JSON?] = [
      "path": path, "name": calendar.name.map(JSON.string),
      "kind": calendar.kind.map { .string($0.rawValue) },
    ]
    return .object(members.compactMapValues(\.self))
  }

  /// Asks which of the found data to use, and for missing data; `known` are the keys already set.
  mutating func ask(_ dialogue: Prompt, known: Set<String>, in context: CommandContext) {
    for path in whoop where !dialogue.agrees(to: .useWhoop(shown(path)), in: phrases) {
      whoop.removeAll { $0 == path }
    }
    for calendar in calendars
    where !dialogue.agrees(to: .useCalendar(shown(calendar.path)), in: phrases) {
      calendars.removeAll { $0 == calendar }
    }
    askForSources(dialogue)
    for index in calendars.indices {
      let path = calendars[index].path
      calendars[index].kind = dialogue.kind(
        ofCalendar: shown(path), named: calendars[index].name ?? path.lastPart.stem, in: phrases)
    }
    if me.isEmpty, !known.contains("me") {
      let usual = usualAddress.map { (address: $0, question: Message.useAddress($0)) }
      if let usual, dialogue.agrees(to: usual.question, in: phrases) {
        me = [usual.address]
      } else {
        askForAddresses(dialogue)
      }
    }
    lookForZone(context, known: known)
    if zone == nil, !known.contains("time_zone") { askForZone(dialogue) }
  }

  /// The most common address in the calendars.
  private var usualAddress: String? {
    let zones = SystemZones(environment)
    let here = zone.flatMap { zones.zone(givenAs: $0) }
    let zone = here ?? (try? zones.zone(nil, in: environment)) ?? .utc
    let today = zone.reading(at: now).date
    return GuestCensus(
      calendars.compactMap { calendar in
        var files = try? CalendarFiles([calendar.path])
        return files?.survey(weekFrom: today, in: zone, zones: zones).allGuests
      }
    ).usual?.address
  }

  private mutating func askForSources(_ dialogue: Prompt) {
    if whoop.isEmpty, !hasImported {
      askForPaths(.askForWhoop, dialogue) { (plan, path) in try plan.add(whoop: path) }
    }
    if calendars.isEmpty {
      askForPaths(.askForCalendar, dialogue) { (plan, path) in try plan.add(calendar: path) }
    }
  }

  private mutating func askForAddresses(_ dialogue: Prompt) {
    while true {
      let answer = dialogue.ask(phrases.text(.askForAddresses))
      if let addresses = Mailbox.ownAddresses(in: answer) {
        me = addresses
        return
      }
      dialogue.say(phrases.accepted(.address))
    }
  }

  private mutating func askForZone(_ dialogue: Prompt) {
    while zone == nil {
      let answer = dialogue.ask(
        phrases.say(
          "Your time zone, such as Europe/Madrid, or Enter for \(zoneHere):",
          es: "Tu zona horaria, como Europe/Madrid, o Intro para \(zoneHere):"))
      guard !answer.isEmpty else { return }
      if SystemZones(environment).zone(givenAs: answer) != nil {
        zone = answer
      } else {
        dialogue.say(phrases.accepted(.zoneName))
      }
    }
  }

  /// The zone that applies if the file names none.
  private var zoneHere: String {
    zoneOfNights ?? (try? SystemZones(environment).zone(nil, in: environment))?.name
      ?? Zone.utc.name
  }

  private func shown(_ path: String) -> String { environment.abbreviatingHome(path) }

  /// Repeats the question until the answer is empty or names data.
  private mutating func askForPaths(
    _ question: Message, _ dialogue: Prompt, _ add: (inout SetupPlan, String) throws -> Void
  ) {
    while true {
      let path = dialogue.ask(phrases.text(question))
      guard !path.isEmpty else { return }
      do { return try add(&self, path) } catch {
        dialogue.say(phrases.text(Failure(of: error).message))
      }
    }
  }
}
