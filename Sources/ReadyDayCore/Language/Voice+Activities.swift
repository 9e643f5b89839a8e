extension Voice {
  /// Capitalised as in a list: `Jiu-Jitsu`.
  package func name(of activity: Activity) -> String {
    say(
      englishName(of: activity), es: Self.activities[activity]?.first ?? englishName(of: activity))
  }

  private func englishName(of activity: Activity) -> String {
    switch activity {
    case .crossfit: "CrossFit"
    case .mma: "MMA"
    case .jiuJitsu: "Jiu-Jitsu"
    default: titled(activity.rawValue)
    }
  }

  package func name(of sport: OtherSport) -> String {
    say(titled(sport.rawValue), es: Self.sports[sport] ?? titled(sport.rawValue))
  }

  /// A sport that was recorded under a name of its device's, which stays if it is not known here.
  func name(ofRecorded sport: String) -> String {
    let code = sport.lowercased().split { " -".contains($0) }.joined(separator: "_")
    return OtherSport(rawValue: code).map(name(of:)) ?? sport
  }

  /// English title case: `Trail Running` for `trail_running`.
  private func titled(_ code: String) -> String {
    code.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  package func name(of category: Activity.Category) -> String {
    switch category {
    case .strength: say("Strength & Conditioning", es: "Fuerza y acondicionamiento")
    case .cardio: "Cardiovascular"
    case .combatSports: say("Combat Sports", es: "Deportes de combate")
    case .teamSports: say("Team Sports", es: "Deportes de equipo")
    case .racquetSports: say("Racquet Sports", es: "Deportes de raqueta")
    case .individualSports: say("Individual Sports", es: "Deportes individuales")
    case .mindBody: say("Mind-Body", es: "Cuerpo y mente")
    case .recovery: say("Recovery", es: "Recuperación")
    case .other: say("Other", es: "Otra")
    }
  }

  /// An adjective for a session, such as `hard` or `fuerte`.
  package func intensity(_ intensity: PlannedIntensity) -> String {
    switch intensity {
    case .light: say("easy", es: "suave")
    case .moderate: say("moderate", es: "moderada")
    case .hard: say("hard", es: "fuerte")
    }
  }

  /// The Spanish name, then other names in either language, none of them another activity's name. A
  /// test reports missing ones.
  static let activities: [Activity: [String]] = [
    .strengthTraining: ["Entrenamiento de fuerza", "gym", "strength", "fuerza", "gimnasio"],
    .functionalFitness: [
      "Entrenamiento funcional", "HIIT", "cross training", "circuit", "circuito",
    ],
    .crossfit: ["CrossFit"],
    .weightlifting: ["Levantamiento de pesas", "weights", "lifting", "pesas"],
    .powerlifting: ["Powerlifting"], .bodybuilding: ["Culturismo", "musculación"],
    .olympicLifting: ["Halterofilia"], .calisthenics: ["Calistenia", "bodyweight"],
    .running: [
      "Carrera", "run", "long run", "10k", "5k", "intervals", "series", "rodaje", "tirada larga",
      "jogging", "correr", "footing",
    ],
    .cycling: [
      "Ciclismo", "bike", "ride", "long ride", "salida larga", "biking", "spinning", "bici",
      "bicicleta",
    ],
    .swimming: ["Natación", "swim", "nadar"], .rowing: ["Remo", "row", "remar"],
    .elliptical: ["Elíptica"], .stairClimbing: ["Subir escaleras", "stairs", "escaleras"],
    .jumpRope: ["Saltar a la comba", "skipping", "comba"], .boxing: ["Boxeo"],
    .kickboxing: ["Kickboxing"], .mma: ["Artes marciales mixtas", "mixed martial arts"],
    .muayThai: ["Muay thai"], .jiuJitsu: ["Jiu-jitsu", "BJJ", "Brazilian Jiu-Jitsu"],
    .karate: ["Kárate"], .taekwondo: ["Taekwondo"], .wrestling: ["Lucha"],
    .basketball: ["Baloncesto"], .soccer: ["Fútbol", "futbol"], .football: ["Fútbol americano"],
    .volleyball: ["Voleibol", "volley", "vóley"], .baseball: ["Béisbol"], .hockey: ["Hockey"],
    .rugby: ["Rugby"], .lacrosse: ["Lacrosse"], .tennis: ["Tenis"], .squash: ["Squash"],
    .racquetball: ["Ráquetbol"], .badminton: ["Bádminton"], .pickleball: ["Pickleball"],
    .golf: ["Golf"], .skiing: ["Esquí", "ski", "esquiar"], .snowboarding: ["Snowboard"],
    .surfing: ["Surf"], .skateboarding: ["Monopatín"],
    .rockClimbing: ["Escalada en roca", "climbing", "escalada", "escalar"],
    .bouldering: ["Escalada en bloque", "boulder", "búlder"],
    .hiking: ["Senderismo", "hike", "excursión", "caminata"],
    .trailRunning: ["Carrera de montaña"], .yoga: ["Yoga"], .pilates: ["Pilates"],
    .taiChi: ["Taichí"], .meditation: ["Meditación", "meditar"],
    .stretching: ["Estiramientos", "estirar"], .mobility: ["Movilidad"],
    .recovery: ["Recuperación"], .rest: ["Descanso", "day off", "descansar", "día libre"],
    .activeRecovery: ["Recuperación activa"],
    .physicalTherapy: ["Fisioterapia", "physio", "fisio"], .massage: ["Masaje"],
    .walking: ["Caminar", "walk", "paseo", "pasear", "andar"], .other: ["Otra actividad"],
  ]

  static let sports: [OtherSport: String] = [
    .padel: "Pádel", .paddleTennis: "Tenis con pala", .tableTennis: "Tenis de mesa",
    .fencing: "Esgrima", .martialArts: "Artes marciales", .dance: "Baile", .gymnastics: "Gimnasia",
    .barre: "Barre", .cricket: "Críquet", .handball: "Balonmano", .netball: "Netball",
    .softball: "Sófbol", .ultimate: "Ultimate", .hurling: "Hurling", .waterPolo: "Waterpolo",
    .australianFootball: "Fútbol australiano", .gaelicFootball: "Fútbol gaélico", .sailing: "Vela",
    .kayaking: "Kayak", .paddleboarding: "Pádel surf", .wakeboarding: "Wakeboard",
    .diving: "Buceo", .kiteboarding: "Kitesurf", .waterSkiing: "Esquí acuático",
    .horsebackRiding: "Equitación", .polo: "Polo", .iceSkating: "Patinaje sobre hielo",
    .inlineSkating: "Patinaje en línea", .discGolf: "Disc golf", .trackAndField: "Atletismo",
    .triathlon: "Triatlón", .duathlon: "Duatlón", .obstacleCourseRacing: "Carrera de obstáculos",
    .parkour: "Parkour", .motocross: "Motocross", .circusArts: "Artes circenses",
  ]
}
