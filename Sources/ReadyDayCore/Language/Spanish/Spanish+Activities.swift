// What is trained.
extension Spanish {
  package func name(of sport: OtherSport) -> String {
    switch sport {
    case .padel: "Pádel"
    case .paddleTennis: "Tenis con pala"
    case .tableTennis: "Tenis de mesa"
    case .fencing: "Esgrima"
    case .martialArts: "Artes marciales"
    case .dance: "Baile"
    case .gymnastics: "Gimnasia"
    case .barre: "Barre"
    case .cricket: "Críquet"
    case .handball: "Balonmano"
    case .netball: "Netball"
    case .softball: "Sófbol"
    case .ultimate: "Ultimate"
    case .hurling: "Hurling"
    case .waterPolo: "Waterpolo"
    case .australianFootball: "Fútbol australiano"
    case .gaelicFootball: "Fútbol gaélico"
    case .sailing: "Vela"
    case .kayaking: "Kayak"
    case .paddleboarding: "Pádel surf"
    case .wakeboarding: "Wakeboard"
    case .diving: "Buceo"
    case .kiteboarding: "Kitesurf"
    case .waterSkiing: "Esquí acuático"
    case .horsebackRiding: "Equitación"
    case .polo: "Polo"
    case .iceSkating: "Patinaje sobre hielo"
    case .inlineSkating: "Patinaje en línea"
    case .discGolf: "Disc golf"
    case .trackAndField: "Atletismo"
    case .triathlon: "Triatlón"
    case .duathlon: "Duatlón"
    case .obstacleCourseRacing: "Carrera de obstáculos"
    case .parkour: "Parkour"
    case .motocross: "Motocross"
    case .circusArts: "Artes circenses"
    }
  }

  /// Each of them: a test misses one that has no name here.
  static let activities: [Activity: String] = [
    .strengthTraining: "Entrenamiento de fuerza",
    .functionalFitness: "Entrenamiento funcional",
    .crossfit: "CrossFit",
    .weightlifting: "Levantamiento de pesas",
    .powerlifting: "Powerlifting",
    .bodybuilding: "Culturismo",
    .olympicLifting: "Halterofilia",
    .calisthenics: "Calistenia",
    .running: "Carrera",
    .cycling: "Ciclismo",
    .swimming: "Natación",
    .rowing: "Remo",
    .elliptical: "Elíptica",
    .stairClimbing: "Subir escaleras",
    .jumpRope: "Saltar a la comba",
    .boxing: "Boxeo",
    .kickboxing: "Kickboxing",
    .mma: "Artes marciales mixtas",
    .muayThai: "Muay thai",
    .jiuJitsu: "Jiu-jitsu",
    .karate: "Kárate",
    .taekwondo: "Taekwondo",
    .wrestling: "Lucha",
    .basketball: "Baloncesto",
    .soccer: "Fútbol",
    .football: "Fútbol americano",
    .volleyball: "Voleibol",
    .baseball: "Béisbol",
    .hockey: "Hockey",
    .rugby: "Rugby",
    .lacrosse: "Lacrosse",
    .tennis: "Tenis",
    .squash: "Squash",
    .racquetball: "Ráquetbol",
    .badminton: "Bádminton",
    .pickleball: "Pickleball",
    .golf: "Golf",
    .skiing: "Esquí",
    .snowboarding: "Snowboard",
    .surfing: "Surf",
    .skateboarding: "Monopatín",
    .rockClimbing: "Escalada en roca",
    .bouldering: "Escalada en bloque",
    .hiking: "Senderismo",
    .trailRunning: "Carrera de montaña",
    .yoga: "Yoga",
    .pilates: "Pilates",
    .taiChi: "Taichí",
    .meditation: "Meditación",
    .stretching: "Estiramientos",
    .mobility: "Movilidad",
    .recovery: "Recuperación",
    .rest: "Descanso",
    .activeRecovery: "Recuperación activa",
    .physicalTherapy: "Fisioterapia",
    .massage: "Masaje",
    .walking: "Caminar",
    .other: "Otra actividad",
  ]
}
