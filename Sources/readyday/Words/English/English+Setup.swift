import ReadyDayCore

extension English {
  func setup(_ message: SetupMessage) -> String {
    switch message {
    case .looked(let folder, let findings):
      "looked in \(folder): \(findings.map(finding).joined(separator: ", "))"
    case .zone(let name): "time zone: \(name), from this computer"
    case .whoop(nil): "WHOOP data: imported"
    case .whoop(let path?): "WHOOP data: \(path)"
    case .calendar(let path): "calendar: \(path)"
    case .useWhoop(let path): "Use the WHOOP data in \(path)?"
    case .useCalendar(let path): "Use the calendar \(path)?"
    case .askForWhoop: "Where is your WHOOP data? A file or folder, or Enter for none:"
    case .askForCalendar: "Where is your calendar? A file or folder, or Enter for none:"
    case .askForKind(let path):
      "\(path): Enter if it is yours, w for work, o for other people's or information (team, school, "
        + "club, on-call), h for public holidays:"
    case .useAddress(let address): "Many events have the address \(address): is it yours?"
    case .askForAddresses:
      "Your email addresses, to recognise invitations you declined, or Enter for none:"
    case .askForZone(let name): "Your time zone, such as Europe/Madrid, or Enter for \(name):"
    case .choices: "[Y/n]"
    case .answerYesOrNo: "please answer y or n"
    case .keyStays(let key): "\(key) is already set; unchanged"
    case .wrote(let file): "wrote \(file)"
    case .completed(let file): "completed \(file)"
    case .next: "next: readyday doctor, then readyday brief"
    case .namesNoData:
      "no data configured yet: readyday config edit to add some, readyday demo to see a sample"
    }
  }

  private func finding(_ finding: Discovery.Finding) -> String {
    switch finding {
    case .noFolder: "no such folder"
    case .calendars(0): "no calendars"
    case .calendars(1): "1 calendar"
    case .calendars(let count): "\(count) calendars"
    case .exports(0): "no WHOOP exports"
    case .exports(1): "1 WHOOP export"
    case .exports(let count): "\(count) WHOOP exports"
    case .damagedExport(let name): "\(name) is damaged"
    }
  }
}
