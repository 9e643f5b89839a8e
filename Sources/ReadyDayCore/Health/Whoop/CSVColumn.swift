/// The used columns of the app's CSV export, by their English headers.
enum CSVColumn: String, CaseIterable, Sendable {
  case cycleStart = "Cycle start time"
  case cycleEnd = "Cycle end time"
  case zone = "Cycle timezone"

  case recovery = "Recovery score %"
  case restingHeartRate = "Resting heart rate (bpm)"
  case heartRateVariability = "Heart rate variability (ms)"
  case skinTemperature = "Skin temp (celsius)"
  case bloodOxygen = "Blood oxygen %"
  case strain = "Day Strain"

  case sleepOnset = "Sleep onset"
  case wakeOnset = "Wake onset"
  case nap = "Nap"
  case performance = "Sleep performance %"
  case respiratoryRate = "Respiratory rate (rpm)"
  case asleep = "Asleep duration (min)"
  case inBed = "In bed duration (min)"
  case light = "Light sleep duration (min)"
  case deep = "Deep (SWS) duration (min)"
  case rem = "REM duration (min)"
  case awake = "Awake duration (min)"
  case need = "Sleep need (min)"
  case debt = "Sleep debt (min)"
  case efficiency = "Sleep efficiency %"
  case consistency = "Sleep consistency %"

  // Only in the file of workouts.
  case workoutStart = "Workout start time"
  case workoutEnd = "Workout end time"
  case activity = "Activity name"
  case workoutStrain = "Activity Strain"
  case energy = "Energy burned (cal)"
  case maximumHeartRate = "Max HR (bpm)"
  case averageHeartRate = "Average HR (bpm)"
  case zone1 = "HR Zone 1 %"
  case zone2 = "HR Zone 2 %"
  case zone3 = "HR Zone 3 %"
  case zone4 = "HR Zone 4 %"
  case zone5 = "HR Zone 5 %"
  case distance = "Distance (meters)"

  // Only in the file of journal entries.
  case question = "Question text"
  case answer = "Answered yes"

  static let dates: [CSVColumn] = [
    .cycleStart, .cycleEnd, .sleepOnset, .wakeOnset, .workoutStart, .workoutEnd,
  ]

  /// The shares of a workout in the heart rate zones 1…5.
  static let zones: [CSVColumn] = [.zone1, .zone2, .zone3, .zone4, .zone5]

  private static let ofNight: [CSVColumn] = [
    .sleepOnset, .wakeOnset, .asleep, .performance, .respiratoryRate, .inBed, .light, .deep, .rem,
    .awake, .need, .debt, .efficiency, .consistency,
  ]

  /// The columns in every file of a kind; if one is absent, WHOOP may have renamed it.
  static func expected(in kind: CSVFile.Kind) -> [CSVColumn] {
    switch kind {
    case .cycles:
      [
        .cycleStart, .zone, .recovery, .restingHeartRate, .heartRateVariability, .strain, .cycleEnd,
      ] + ofNight
    case .sleeps: [.cycleStart, .zone, .cycleEnd, .nap] + ofNight
    case .workouts:
      [
        .workoutStart, .workoutEnd, .zone, .activity, .workoutStrain, .energy, .maximumHeartRate,
        .averageHeartRate,
      ] + zones
    case .journal: [.cycleStart, .zone, .question]
    }
  }

  /// Whether a file without this column cannot be dated, or assigned to mornings.
  func isNeeded(in kind: CSVFile.Kind) -> Bool {
    switch self {
    case .cycleStart: kind != .workouts
    case .sleepOnset, .wakeOnset: kind == .sleeps
    case .workoutStart, .workoutEnd: kind == .workouts
    case .question: kind == .journal
    default: false
    }
  }

  init?(header: String) {
    guard let column = Self.columns[Self.folded(header)] else { return nil }
    self = column
  }

  /// In lower case without accents, `%` as `pct`, and other characters as a `mark` between words.
  static func folded(_ header: String, mark: String = "_") -> String {
    var folded: [UInt8] = []
    for scalar in header.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": folded.append(UInt8(ascii: scalar))
      case "%": folded += "pct".utf8
      case "\u{300}"..."\u{36F}": break
      default: folded.append(UInt8(ascii: unaccented(scalar) ?? "_"))
      }
    }
    let words = folded.split(separator: UInt8(ascii: "_"))
    return String(decoding: Array(words.joined(separator: mark.utf8)), as: UTF8.self)
  }

  private static func unaccented(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "á", "à", "â", "ã", "ä", "å": "a"
    case "é", "è", "ê", "ë": "e"
    case "í", "ì", "î", "ï": "i"
    case "ó", "ò", "ô", "õ", "ö": "o"
    case "ú", "ù", "û", "ü": "u"
    case "ç": "c"
    case "ñ": "n"
    default: nil
    }
  }

  private static let columns: [String: CSVColumn] = {
    let english = Dictionary(uniqueKeysWithValues: allCases.map { (folded($0.rawValue), $0) })
    return translations.split(separator: "\n").reduce(into: english) { columns, row in
      let names = row.split(separator: " ").map(String.init)
      for name in names { columns[name] = english[names[0]] }
    }
  }()

  /// One row per column: the folded English header, then those in Spanish, German, French and
  /// Brazilian Portuguese, from exports of 2022 to 2026.
  private static let translations = """
    cycle_start_time hora_de_inicio_del_ciclo startzeit_des_zyklus heure_de_debut_du_cycle \
    hora_de_inicio_do_ciclo
    cycle_end_time hora_de_finalizacion_del_ciclo endzeit_des_zyklus heure_de_fin_du_cycle \
    hora_de_fim_do_ciclo
    cycle_timezone zona_horaria_del_ciclo zeitzone_des_zyklus fuseau_horaire_du_cycle \
    fuso_horario_do_ciclo
    recovery_score_pct puntuacion_de_recuperacion_pct erholungswert_pct score_de_recuperation_pct \
    pontuacao_de_recuperacao_pct
    resting_heart_rate_bpm frecuencia_cardiaca_en_reposo_lpm ruheherzfrequenz_schlage_pro_minute \
    frequence_cardiaque_au_repos_bpm frequencia_cardiaca_em_repouso_bpm
    heart_rate_variability_ms variabilidad_de_la_frecuencia_cardiaca_ms \
    herzfrequenzvariabilitat_ms variabilite_de_la_frequence_cardiaque_ms \
    variabilidade_da_frequencia_cardiaca_ms
    skin_temp_celsius temp_cutanea_grados_centigrados hauttemperatur_celsius \
    temperature_cutanee_celsius temp_da_pele_celsius
    blood_oxygen_pct oxigeno_en_sangre_pct blutsauerstoff_pct niveau_d_oxygene_pct \
    pct_de_oxigenio_no_sangue
    day_strain esfuerzo_del_dia tagesbelastung effort_du_jour esforco_diario
    sleep_onset inicio_del_sueno beginn_des_schlafs premiers_signes_de_sommeil inicio_do_sono
    wake_onset inicio_de_la_vigilia beginn_des_aufwachens premiers_signes_de_reveil \
    inicio_da_vigilia
    nap siesta nickerchen sieste sesta
    sleep_performance_pct calificacion_del_sueno_pct schlafleistung_pct performance_sommeil_pct \
    desempenho_do_sono_pct
    respiratory_rate_rpm frecuencia_respiratoria_rpm atemfrequenz_atemzuge_min \
    frequence_respiratoire_tr_min frequencia_respiratoria_rpm
    asleep_duration_min duracion_del_sueno_min schlafdauer_min duree_du_sommeil_min \
    duracao_do_sono_min
    in_bed_duration_min tiempo_en_la_cama_min dauer_im_bett_min temps_passe_au_lit_min \
    duracao_na_cama_min
    light_sleep_duration_min duracion_de_sueno_ligero_min dauer_des_leichtschlafs_min \
    duree_du_sommeil_leger_min duracao_do_sono_leve_min
    deep_sws_duration_min duracion_de_sueno_profundo_sws_min dauer_des_tiefschlafs_min \
    duree_du_sommeil_profond_min duracao_profundo_sono_min
    rem_duration_min duracion_de_sueno_rem_min dauer_des_rem_schlafs_min \
    duree_du_sommeil_paradoxal_min duracao_rem_min
    awake_duration_min tempo_despierto_a_min dauer_des_aufwachens_min temps_d_eveil_min \
    duracao_de_vigilia_min
    sleep_need_min sueno_necesario_min schlafbedarf_min besoins_en_sommeil_min \
    necessidade_de_sono_min
    sleep_debt_min deuda_de_sueno_min schlafdefizit_min dette_de_sommeil_min debito_de_sono_min
    sleep_efficiency_pct eficiencia_del_sueno_pct schlafeffizienz_pct efficacite_du_sommeil_pct \
    eficacia_do_sono_pct
    sleep_consistency_pct regularidad_del_sueno_pct schlafbestandigkeit_pct \
    regularite_du_sommeil_pct consistencia_do_sono_pct
    workout_start_time hora_de_inicio_del_entrenamiento startzeit_des_trainings \
    heure_de_debut_de_l_entrainement hora_de_inicio_do_treino
    workout_end_time hora_de_finalizacion_del_entrenamiento endzeit_des_trainings \
    heure_de_fin_de_l_entrainement hora_de_fim_do_treino
    activity_name nombre_de_la_actividad name_der_aktivitat nom_de_l_activite nome_da_atividade
    activity_strain esfuerzo_de_actividad aktivitatsbelastung effort_activite esforco_da_atividade
    energy_burned_cal energia_quemada_cal verbrannte_energie_cal depense_energetique_cal \
    energia_queimada_cal
    max_hr_bpm fc_max_lpm max_hf_schlage_pro_minute fc_max_bpm
    average_hr_bpm fc_promedio_lpm durchschnittliche_hf_schlage_pro_minute fc_moyenne_bpm \
    fc_media_bpm
    hr_zone_1_pct zona_fc_1_pct zona_fc_1pct hf_zone_1_pct zone_fc_1_pct zona_1_de_fc_pct
    hr_zone_2_pct zona_fc_2_pct zona_fc_2pct hf_zone_2_pct zone_fc_2_pct zona_2_de_fc_pct
    hr_zone_3_pct zona_fc_3_pct zona_fc_3pct hf_zone_3_pct zone_fc_3_pct zona_3_de_fc_pct
    hr_zone_4_pct zona_fc_4_pct zona_fc_4pct hf_zone_4_pct zone_fc_4_pct zona_4_de_fc_pct
    hr_zone_5_pct zona_fc_5_pct zona_fc_5pct hf_zone_5_pct zone_fc_5_pct zona_5_de_fc_pct
    distance_meters distancia_metros distanz_meter distance_metres
    question_text texto_de_la_pregunta fragetext texto_de_pergunta
    answered_yes respondio_si beantwortet_mit_ja
    """
}

extension JournalAnswer {
  /// The question's code in the program's output, for scripts.
  static func code(of question: String) -> String {
    let folded = CSVColumn.folded(question)
    guard folded.isEmpty else { return folded }
    var hash = StableHash()
    hash.add(question)
    return hash.digits
  }
}
