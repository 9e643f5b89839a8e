// The words of the movement library.
extension English {
  package func name(of area: BodyArea) -> String {
    switch area {
    case .neck: "neck"
    case .shoulders: "shoulders"
    case .thoracicSpine: "upper back"
    case .core: "core and lower back"
    case .hips: "hips"
    case .knees: "knees"
    case .ankles: "ankles and feet"
    case .wholeBody: "whole body"
    }
  }

  package func name(of kind: MovementKind) -> String {
    switch kind {
    case .mobility: "mobility"
    case .strength: "strength"
    case .balance: "balance and control"
    case .power: "power and speed"
    }
  }

  package func name(of pattern: MovementPattern) -> String {
    switch pattern {
    case .push: "push"
    case .pull: "pull"
    case .hinge: "hinge"
    case .squat: "squat"
    case .carry: "carry"
    case .rotate: "rotate"
    }
  }

  package func name(of equipment: Equipment) -> String {
    switch equipment {
    case .band: "band"
    case .weights: "weights"
    case .bar: "pull-up bar"
    case .roller: "foam roller"
    }
  }

  package var noEquipment: String { "nothing" }

  package func name(of load: BodyLoad) -> String {
    switch load {
    case .kneeFlexion: "deep knee bends"
    case .kneeling: "kneeling"
    case .overhead: "arms overhead"
    case .armLoad: "weight on the arms"
    case .impact: "jumps and impact"
    case .spinalFlexion: "rounding the back"
    case .spinalExtension: "arching the back"
    case .rotation: "rotating the trunk"
    case .wristExtension: "bent wrists under weight"
    case .neckLoad: "load on the neck"
    case .singleLeg: "standing on one leg"
    }
  }

  package func name(of joint: Joint) -> String {
    switch joint {
    case .neck: "neck"
    case .shoulder: "shoulder"
    case .elbow: "elbow"
    case .wrist: "wrist"
    case .thoracicSpine: "thoracic spine"
    case .lumbarSpine: "lumbar spine"
    case .hip: "hip"
    case .knee: "knee"
    case .ankle: "ankle"
    case .foot: "foot"
    }
  }

  package func name(of muscle: Muscle) -> String {
    switch muscle {
    case .neckFlexors: "deep neck flexors"
    case .neckExtensors: "neck extensors"
    case .trapezius: "trapezius"
    case .shoulders: "shoulder muscles"
    case .rotatorCuff: "rotator cuff"
    case .chest: "chest"
    case .triceps: "triceps"
    case .biceps: "biceps"
    case .upperBack: "upper back"
    case .lowerBack: "lower back"
    case .abdominals: "abdominals"
    case .obliques: "obliques"
    case .diaphragm: "diaphragm"
    case .hipFlexors: "hip flexors"
    case .adductors: "adductors"
    case .abductors: "abductors"
    case .glutes: "glutes"
    case .quadriceps: "quadriceps"
    case .hamstrings: "hamstrings"
    case .calves: "calves"
    case .shins: "shins"
    case .feet: "foot muscles"
    }
  }

  package func name(of sport: BodySport) -> String {
    switch sport {
    case .running: "running"
    case .cycling: "cycling"
    case .swimming: "swimming"
    case .strength: "strength sports"
    case .racket: "racket sports"
    case .team: "team sports"
    case .climbing: "climbing"
    case .hiking: "hiking"
    case .skiing: "skiing"
    case .combat: "combat sports"
    }
  }

  package func label(_ label: MovementLabel) -> String {
    switch label {
    case .area: "area"
    case .kind: "kind"
    case .level: "level"
    case .pattern: "pattern"
    case .equipment: "needs"
    case .loads: "involves"
    case .joints: "joints"
    case .muscles: "muscles"
    case .sports: "sports"
    case .impact: "good for"
    case .easier: "easier"
    case .harder: "harder"
    }
  }

  package func impact(_ impact: MovementImpact) -> String {
    "recovery \(impact.recovery) · resilience \(impact.resilience) · performance \(impact.results), out of 10"
  }

  package var impactNote: String {
    "The \"good for\" scores are judged from kind and level, not measured."
  }

  package var noMovement: String { "No movements found." }
}
