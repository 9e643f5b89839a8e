// How each exercise is done well.
extension English {
  package func cue(for movement: Exercise.Movement) -> String {
    switch movement {
    case .squat: "Feet at shoulder width; sit back and down, with your knees over your toes."
    case .lunge: "Take a long step; lower straight down until both knees are bent square."
    case .romanianDeadlift:
      "Push your hips back with a flat back; stop when you feel the hamstrings."
    case .calfRaise: "Rise slowly onto your toes, and lower more slowly still."
    case .pushUp: "Keep your body in one line; elbows at half a right angle to it."
    case .row: "Pull with your elbows close by, and squeeze your shoulder blades together."
    case .overheadPress: "Ribs down and belly tight; press straight up past your face."
    case .pullDown: "Start from your shoulder blades, and bring your chest to the bar."
    case .plank: "Elbows under your shoulders; belly and buttocks tight, and breathe on."
    case .sidePlank: "Elbow under your shoulder; hips high, body in one line."
    case .deadBug: "Press your lower back to the floor; move the opposite arm and leg slowly."
    case .antiRotationPress: "Stand side-on to the band; press it out, and let nothing turn you."
    case .easyRunning: "Slow enough to talk in whole sentences."
    case .tempoRunning: "Steady: you can say a few words, and no more."
    case .sunSalutation: "One movement a breath; bend your knees as much as you like."
    case .standingPoses: "Spread your weight over both feet, and hold each pose for five breaths."
    case .floorPoses: "Ease into each pose as you breathe out; never pull."
    case .relaxation: "Lie on your back, eyes closed, and let your breath come and go."
    case .legSwing: "Hold on to something; swing loosely, a little higher each time."
    case .hipCircle: "Draw large, slow circles with your knee, and keep your trunk still."
    case .armCircle: "From small circles to large ones, shoulders low."
    case .lungeWithTurn: "Lunge first, then turn your chest toward the leg in front."
    case .rollCalves: "Roll slowly; stay for a few breaths where it is tender."
    case .rollThighs: "Front and outside; keep off the knee itself."
    case .rollGlutes: "Sit on the roller with one foot on the other knee, and lean to that side."
    case .rollUpperBack: "Hands behind your head, hips on the floor; keep off your lower back."
    case .easyWalking: "Breathe through your nose; if you cannot, slow down."
    }
  }

  package var noWorkouts: String { "no workouts recorded" }
}
