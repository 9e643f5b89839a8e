extension MovementWords {
  static let core: [Movement: MovementWords] = [
    .pelvicTilt: MovementWords(
      "pelvic tilt | On your back with bent knees, tilt your pelvis back and forth. | Small and slow; press your lower back down, then let it arch.",
      "báscula de pelvis | Boca arriba con las rodillas dobladas, bascula la pelvis adelante y atrás. | Pequeño y lento; pega la zona lumbar y deja que se arquee."
    ),
    .pronePressUp: MovementWords(
      "prone press-up | Face down, push your chest up with your arms. | Hips stay on the floor; only as high as is comfortable for your back.",
      "extensión de brazos boca abajo | Boca abajo, sube el pecho con los brazos. | La cadera se queda en el suelo; sube solo hasta donde tu espalda te deje."
    ),
    .heelSlide: MovementWords(
      "heel slide | On your back with bent knees, slide one heel out and back. | Keep your lower back on the floor.",
      "deslizamiento de talón | Boca arriba con las rodillas dobladas, estira una pierna deslizando el talón y vuelve. | La zona lumbar no deja de tocar el suelo."
    ),
    .deadBug: MovementWords(
      "dead bug | On your back, knees and arms up, lower an arm and the opposite leg. | Press your lower back to the floor; move the opposite arm and leg slowly.",
      "dead bug | Boca arriba, rodillas y brazos en alto, baja un brazo y la pierna contraria. | Pega la zona lumbar al suelo; mueve despacio brazo y pierna contrarios."
    ),
    .birdDog: MovementWords(
      "bird dog | On hands and knees, stretch out an arm and the opposite leg. | Hips level: a cup on your back would not spill.",
      "bird dog | A cuatro patas, estira un brazo y la pierna contraria. | Cadera nivelada: no se caería una taza de tu espalda."
    ),
    .kneePlank: MovementWords(
      "kneeling plank | On forearms and knees, hold your body straight. | A straight line from head to knees; keep breathing.",
      "plancha de rodillas | Sobre antebrazos y rodillas, mantén el cuerpo recto. | Una línea recta de la cabeza a las rodillas; sigue respirando."
    ),
    .plank: MovementWords(
      "plank | On forearms and toes, hold your body straight. | Elbows under your shoulders; brace your abs and glutes; keep breathing.",
      "plancha | Sobre antebrazos y puntas de los pies, mantén el cuerpo recto. | Codos bajo los hombros; abdomen y glúteos firmes, sin dejar de respirar."
    ),
    .shoulderTap: MovementWords(
      "plank with shoulder taps | In push-up position, tap one shoulder, then the other. | Feet wide; hips do not sway.",
      "plancha con toques de hombro | En posición de flexión, toca un hombro y después el otro. | Pies separados; la cadera no se balancea."
    ),
    .kneeSidePlank: MovementWords(
      "kneeling side plank | On one forearm and the knees, hold your hips off the floor. | Elbow under your shoulder; push your hips forward and up.",
      "plancha lateral de rodillas | Sobre un antebrazo y las rodillas, mantén la cadera en alto. | Codo bajo el hombro; empuja la cadera adelante y arriba."
    ),
    .sidePlank: MovementWords(
      "side plank | On one forearm and the side of your feet, hold your hips off the floor. | Elbow under your shoulder; hips high, body in a straight line.",
      "plancha lateral | Sobre un antebrazo y el canto de los pies, mantén la cadera en alto. | Codo bajo el hombro; cadera alta, el cuerpo en línea recta."
    ),
    .curlUp: MovementWords(
      "curl-up | On your back with one knee bent, lift your shoulders and hold for a breath. | Hands under your lower back; lift head and shoulders as one, a hand high.",
      "abdominal corto | Boca arriba con una rodilla doblada, sube los hombros y aguanta una respiración. | Manos bajo la zona lumbar; cabeza y hombros suben a la vez, un palmo."
    ),
    .backExtension: MovementWords(
      "back extension | Face down, lift chest and arms off the floor and lower them. | Lift a little and look down; this is not about arching.",
      "extensión de espalda | Boca abajo, despega el pecho y los brazos del suelo y bájalos. | Sube poco y mira al suelo; no se trata de arquearse."
    ),
    .antiRotationPress: MovementWords(
      "anti-rotation press | Hold a band that pulls from the side in front of your chest, and stretch out your arms. | Stand side-on to the band; press it out and do not let it turn you.",
      "press antirrotación | Con una goma que tira de lado delante del pecho, estira los brazos. | De lado a la goma; empújala al frente sin dejar que te gire."
    ),
    .standingMarch: MovementWords(
      "standing march | March on the spot, slowly, with knees at hip height. | Stand tall; lift each knee slowly, without leaning.",
      "marcha en el sitio | Marcha en el sitio, despacio, con las rodillas a la altura de la cadera. | Erguido; sube cada rodilla despacio, sin inclinarte."
    ),
    .bagCarry: MovementWords(
      "one-sided bag carry | Walk up and down with a heavy bag in one hand, then in the other. | Walk as if you were carrying nothing, without leaning to either side.",
      "paseo con una bolsa | Camina con una bolsa pesada en una mano y después en la otra. | Camina como si no llevaras nada, sin inclinarte a ningún lado."
    ),
    .suitcaseCarry: MovementWords(
      "suitcase carry | Walk with a heavy weight in one hand, then in the other. | Shoulders level, short steps.",
      "paseo de la maleta | Camina con una pesa en una mano y después en la otra. | Hombros nivelados, pasos cortos."
    ),
    .mountainClimber: MovementWords(
      "mountain climber | In push-up position, run with your knees toward your hands. | Shoulders above your hands; hips low and quiet.",
      "escalador | En posición de flexión, corre llevando las rodillas hacia las manos. | Hombros sobre las manos; cadera baja y quieta."
    ),
  ]

  static let hips: [Movement: MovementWords] = [
    .hipCircle: MovementWords(
      "hip circle | On one leg, holding on, circle the other knee out and back. | Draw large, slow circles with your knee, and keep your trunk still.",
      "círculos de cadera | Sobre una pierna y con apoyo, lleva la otra rodilla en círculo. | Dibuja círculos grandes y lentos con la rodilla, con el tronco quieto."
    ),
    .legSwing: MovementWords(
      "leg swing | On one leg, holding on, swing the other forward and back. | Hold on to something; swing loosely, a little higher each time.",
      "balanceos de pierna | Sobre una pierna y con apoyo, balancea la otra adelante y atrás. | Agárrate a algo; balancea la pierna suelta, cada vez un poco más alto."
    ),
    .hipFlexorStretch: MovementWords(
      "kneeling hip flexor stretch | Kneel on one knee and shift your weight forward. | Tuck your tail under first, then lean forward a little.",
      "estiramiento del flexor de la cadera | Con una rodilla en el suelo, lleva el peso adelante. | Primero mete el coxis; después inclínate un poco adelante."
    ),
    .figureFour: MovementWords(
      "figure-four stretch | On your back, lay an ankle on the other knee and draw that thigh toward you. | Pull the thigh toward you, not the knee.",
      "estiramiento en forma de cuatro | Boca arriba, pon un tobillo sobre la otra rodilla y acerca ese muslo. | Tira del muslo, no de la rodilla."
    ),
    .ninetyNinety: MovementWords(
      "90/90 hip switch | Sitting with both knees at right angles, turn both legs from one side to the other. | Lean back on your hands as much as you need.",
      "cambio 90/90 de cadera | Sentado con las rodillas en ángulo recto, gira ambas piernas de un lado al otro. | Apóyate en las manos todo lo que necesites."
    ),
    .lungeWithTurn: MovementWords(
      "lunge with a twist | Step into a lunge and turn your trunk over the front leg. | Lunge first, then turn your chest toward the leg in front.",
      "zancada con giro | Da una zancada y gira el tronco sobre la pierna de delante. | Primero la zancada; después gira el pecho hacia la pierna de delante."
    ),
    .rollGlutes: MovementWords(
      "roll the glutes | Roll slowly over one buttock, then the other. | Sit on the roller with one foot on the other knee, and lean to that side.",
      "rodillo en los glúteos | Rueda despacio sobre un glúteo y después sobre el otro. | Siéntate en el rodillo con un pie sobre la otra rodilla e inclínate hacia ese lado."
    ),
    .gluteBridge: MovementWords(
      "glute bridge | On your back with bent knees, lift your hips and lower them. | Push through your heels; stop when body and thighs are in line.",
      "puente de glúteos | Boca arriba con las rodillas dobladas, sube la cadera y bájala. | Empuja con los talones; detente cuando cuerpo y muslos estén en línea."
    ),
    .singleLegBridge: MovementWords(
      "single-leg bridge | Do the bridge on one leg, the other foot just off the floor. | Hips level; when they drop, the set is over.",
      "puente a una pierna | Haz el puente a una pierna, con el otro pie apenas despegado del suelo. | Cadera nivelada; cuando cae, se acabó la serie."
    ),
    .hipHinge: MovementWords(
      "hip hinge | Standing, hands on your hips, bend forward by pushing your hips back. | Back flat, knees soft; the hips go back, not down.",
      "bisagra de cadera | De pie, manos en la cadera, inclínate llevando la cadera atrás. | Espalda recta, rodillas ligeramente flexionadas; la cadera va atrás, no abajo."
    ),
    .singleLegHinge: MovementWords(
      "single-leg hinge | On one leg, bend forward while the other leg rises behind you. | Hold on to something with a finger; hips face the floor.",
      "bisagra de cadera a una pierna | Sobre una pierna, inclínate mientras la otra sube por detrás. | Sujétate con un dedo; la cadera mira al suelo."
    ),
    .romanianDeadlift: MovementWords(
      "Romanian deadlift | With weights in front of your thighs, bend forward from the hips and stand up. | Keep your back flat and push your hips back; stop when you feel a stretch in your hamstrings.",
      "peso muerto rumano | Con pesas delante de los muslos, inclínate desde la cadera y vuelve a subir. | Lleva la cadera atrás con la espalda recta; detente al notar que tiran los isquiotibiales."
    ),
    .clamshell: MovementWords(
      "clamshell | On your side with bent knees, open the upper knee and close it. | Hips stay stacked; feet together.",
      "almeja | De lado con las rodillas dobladas, abre la de arriba y ciérrala. | Una cadera sobre la otra; pies juntos."
    ),
    .sideLegRaise: MovementWords(
      "side leg raise | On your side, raise the straight upper leg and lower it. | Toes point forward, leg a little behind you.",
      "elevación lateral de pierna | De lado, sube la pierna de arriba recta y bájala. | La punta del pie, al frente; la pierna, un poco atrás."
    ),
    .bandSideStep: MovementWords(
      "band side step | With a band around your legs, walk sideways in a quarter squat. | Band above your knees; small steps, toes forward.",
      "pasos laterales con goma | Con una goma en las piernas, camina de lado en un cuarto de sentadilla. | La goma, sobre las rodillas; pasos pequeños, pies al frente."
    ),
    .hipAirplane: MovementWords(
      "hip airplane | Bent forward on one leg, turn your trunk outward and back. | Hold on to a chair; turn from the hip of the standing leg.",
      "avión de cadera | Inclinado sobre una pierna, abre y cierra el tronco. | Sujétate a una silla; gira desde la cadera de apoyo."
    ),
    .kneeDrive: MovementWords(
      "fast knee drive | From a small lunge, drive the back knee up fast. | Snap the knee up, hold a moment, and stand tall.",
      "elevación rápida de rodilla | Desde una zancada corta, sube rápido la rodilla de atrás. | Sube la rodilla de golpe, aguanta un momento y quédate erguido."
    ),
    .swing: MovementWords(
      "kettlebell swing | Swing a kettlebell from between your legs to chest height. | It is a hinge, not a squat: the hips throw the weight, the arms hold it.",
      "swing con pesa rusa | Balancea una pesa rusa desde entre las piernas hasta el pecho. | Es una bisagra, no una sentadilla: la cadera lanza, los brazos sujetan."
    ),
  ]
}
