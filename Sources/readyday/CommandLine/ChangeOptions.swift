import ReadyDayCore

extension WhatIf.Change {
  static let options: [any CommandOption] = [move, drop, shorten, recovery]

  private static let move = Option<ChangeExpression>(
    "move",
    ValueForm(
      Phrase("EVENT=TIME", es: "EVENTO=HORA"), accepted: .eventAndTime, read: ChangeExpression.move),
    .several, help: "start an event at that time: 2=10:00, \"board=thu 10:00\"",
    es: "mueve un evento a esa hora: 2=10:00, \"board=jue 10:00\"")
  private static let drop = Option<ChangeExpression>(
    "drop",
    ValueForm(Phrase("EVENT", es: "EVENTO"), accepted: .event, read: ChangeExpression.drop),
    .several, aliases: ["cancel", "remove"],
    help: "cancel an event: 3, dentist", es: "anula un evento: 3, dentista")
  private static let shorten = Option<ChangeExpression>(
    "shorten",
    ValueForm(
      Phrase("EVENT=LENGTH", es: "EVENTO=DURACIÓN"), accepted: .eventAndLength,
      read: ChangeExpression.shorten),
    .several,
    help: "shorten an event by this much: 2=30m", es: "acorta un evento este tiempo: 2=30m")
  private static let recovery = Option<ChangeExpression>(
    "set",
    ValueForm(
      Phrase("recovery=SCORE", es: "recovery=PUNTOS"), accepted: .words(["recovery=0…100"]),
      candidates: Candidates(["recovery="]),
      read: ChangeExpression.recovery),
    aliases: ["recovery"],
    help: "this morning's recovery, 0 to 100", es: "la recuperación de hoy, de 0 a 100")

  static func expressions(_ arguments: Arguments) -> [ChangeExpression] {
    [move, drop, shorten, recovery].flatMap { arguments.all($0) }
  }
}
