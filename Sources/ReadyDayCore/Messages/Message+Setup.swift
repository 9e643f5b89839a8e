extension Message {
  package static let importedWhoop = Message(
    "WHOOP data: imported", es: "datos de WHOOP: los importados")
  package static func whoop(_ path: String) -> Message {
    Message("WHOOP data: \(path)", es: "datos de WHOOP: \(path)")
  }
  package static func zone(_ name: String) -> Message {
    Message(
      "time zone: \(name), from this computer", es: "zona horaria: \(name), la de este ordenador")
  }
  package static func calendar(_ path: String) -> Message {
    Message("calendar: \(path)", es: "calendario: \(path)")
  }
  package static func useWhoop(_ path: String) -> Message {
    Message("Use the WHOOP data in \(path)?", es: "¿Uso los datos de WHOOP de \(path)?")
  }
  package static func useCalendar(_ path: String) -> Message {
    Message("Use the calendar \(path)?", es: "¿Uso el calendario \(path)?")
  }
  package static let askForWhoop = Message(
    "Where is your WHOOP data? A file or folder, or Enter for none:",
    es: "¿Dónde están tus datos de WHOOP? Un archivo o carpeta, o Intro si no hay:")
  package static let askForCalendar = Message(
    "Where is your calendar? A file or folder, or Enter for none:",
    es: "¿Dónde está tu calendario? Un archivo o carpeta, o Intro si no hay:")
  package static let askForAddresses = Message(
    "Your email addresses, to recognise invitations you declined, or Enter for none:",
    es: "Tus direcciones de correo, para saber qué invitaciones rechazaste, o Intro si ninguna:")
  package static func useAddress(_ address: String) -> Message {
    Message(
      "Many events have the address \(address): is it yours?",
      es: "Muchos eventos tienen la dirección \(address): ¿es la tuya?")
  }
  /// Follows a question: yes is the default.
  package static let choices = Message("[Y/n]", es: "[S/n]")
  package static func completed(_ file: String) -> Message {
    Message("completed \(file)", es: "configuración completada: \(file)")
  }
  /// The next steps, also for a configuration without data.
  package static let next = Message(
    "next: readyday doctor, then readyday brief",
    es: "siguiente paso: readyday doctor y después readyday brief")
  package static let namesNoData = Message(
    "no data configured yet: readyday config edit to add some, readyday demo to see a sample",
    es: "aún no hay datos configurados: añádelos con readyday config edit, o mira readyday demo")
}
