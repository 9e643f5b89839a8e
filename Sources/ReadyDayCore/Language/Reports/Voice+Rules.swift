extension Voice {
  /// A few words on what a rule is about, or its id if there are none.
  package func ruleName(_ id: String) -> String {
    let row = Self.ruleNames.split(separator: "\n").map { $0.split(separator: "|") }
      .first { $0[0] == id }
    return row.map { String(say("\($0[1])", es: "\($0[2])")) } ?? id
  }

  /// A rule's id, then its name in English and in Spanish.
  private static let ruleNames = """
    active-recovery-only|Nothing but easy movement|Solo movimiento suave
    answer-invitation|An unanswered invitation|Una invitación sin responder
    deep-work-block|Time to concentrate|Tiempo para concentrarte
    early-start-tomorrow|An early start tomorrow|Mañana, un comienzo temprano
    excuse-yourself|A meeting that can do without you|Una reunión que puede ir sin ti
    green-recovery|Green recovery|Recuperación en verde
    hrv-outside-range|7-night HRV outside its usual range|VFC de 7 noches fuera de lo habitual
    intense-training|Room for hard training|Sitio para entrenar fuerte
    late-hard-training|Hard training late in the evening|Entrenar fuerte tarde
    loaded-agenda|A heavy day|Un día cargado
    low-sleep-efficiency|A lot of time awake in bed|Mucho tiempo despierto en la cama
    meeting-marathon|Meetings without a break|Reuniones sin pausa
    move-hardest-event|An event that could move|Un evento que se podría mover
    nap-before-night|A nap before a night shift|Una siesta antes de un turno de noche
    no-lunch-break|No time for lunch|Sin tiempo para comer
    overlap|Events at the same time|Eventos que se solapan
    protect-event|Free time before a demanding event|Un hueco antes de un evento exigente
    red-recovery|Red recovery|Recuperación en rojo
    several-signals-off|Several unusual readings|Varios valores inusuales
    short-sleep|A short night|Una noche corta
    shorten-event|An event that could be shorter|Un evento que podría ser más corto
    sleep-debt|Lights out tonight|Hora de apagar la luz
    training-in-calendar|Training in the calendar|Entrenamiento en la agenda
    usual-session|What you usually train|Lo que sueles entrenar
    yellow-recovery|Yellow recovery|Recuperación en amarillo
    """
}
