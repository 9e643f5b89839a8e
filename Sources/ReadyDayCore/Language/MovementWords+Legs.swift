extension MovementWords {
  static let knees: [Movement: MovementWords] = [
    .quadStretch: MovementWords(
      "quad stretch | Lying on your side, draw the upper heel to your buttock. | Knees side by side; tuck your tail under.",
      "estiramiento de cuádriceps | Tumbado de lado, lleva el talón de arriba al glúteo. | Rodillas juntas; mete el coxis."
    ),
    .hamstringStretch: MovementWords(
      "lying hamstring stretch | On your back, draw up a leg with a towel around the foot. | Knee as straight as it goes without pain, foot relaxed.",
      "estiramiento de isquiotibiales tumbado | Boca arriba, sube una pierna con una toalla en el pie. | La rodilla, tan recta como pueda sin dolor; el pie, relajado."
    ),
    .seatedKneeExtension: MovementWords(
      "seated knee extension | Sitting tall, straighten one knee and bend it again. | Straighten until it pulls, hold a moment, and let go.",
      "extensión de rodilla sentado | Sentado erguido, estira una rodilla y dóblala. | Estira hasta que tire, aguanta un momento y suelta."
    ),
    .rollThighs: MovementWords(
      "roll the thighs | Roll the front of the thigh slowly, from hip to just above the knee. | Front and outside; stay off the knee itself.",
      "rodillo en los muslos | Rueda despacio por delante del muslo, de la cadera a encima de la rodilla. | Por delante y por fuera; evita la rodilla."
    ),
    .straightLegRaise: MovementWords(
      "straight leg raise | On your back, one knee bent, raise the other leg straight. | Tighten the thigh first; no higher than the other knee.",
      "elevación de pierna recta | Boca arriba, con una rodilla doblada, sube la otra pierna recta. | Primero aprieta el muslo; no más alto que la otra rodilla."
    ),
    .bandKneeExtension: MovementWords(
      "standing band knee extension | With a band behind your knee, straighten it against the pull. | Squeeze the thigh at the end; heel on the floor.",
      "extensión de rodilla con goma | Con una goma detrás de la rodilla, estírala contra su fuerza. | Aprieta el muslo al final; el talón, en el suelo."
    ),
    .hamstringSlide: MovementWords(
      "hamstring slide | On your back in a bridge, heels on a towel, slide your legs out and in. | Hips high; slide out slowly, in as well as you can.",
      "flexión de rodilla con deslizamiento | En puente, con los talones sobre una toalla, desliza las piernas hacia fuera y hacia dentro. | Cadera alta; sal despacio y vuelve como puedas."
    ),
    .miniSquat: MovementWords(
      "single-leg mini squat | On one leg, bend the knee a little and straighten it. | Knee above the second toe, hips level; shallow is enough.",
      "minisentadilla a una pierna | Sobre una pierna, dobla un poco la rodilla y estírala. | Rodilla sobre el segundo dedo, cadera nivelada; basta con poco."
    ),
    .chairStand: MovementWords(
      "chair stand | Stand up from a chair with crossed arms, and sit down again. | Lean forward, push through your heels, and sit down slowly.",
      "levantarse de la silla | Levántate de una silla con los brazos cruzados y vuelve a sentarte. | Inclínate adelante, empuja con los talones y siéntate despacio."
    ),
    .squat: MovementWords(
      "squat | Bend your knees and hips until your thighs are as low as is comfortable, and stand up. | Feet shoulder-width apart; sit back and down, with your knees over your toes.",
      "sentadilla | Dobla rodillas y cadera hasta donde te resulte cómodo y vuelve a subir. | Pies a la anchura de los hombros; cadera atrás, como al sentarte; rodillas sobre los pies."
    ),
    .lunge: MovementWords(
      "lunge | Step forward, bend both knees, and push back. | Take a long step; lower straight down until both knees are at right angles.",
      "zancada | Da un paso adelante, dobla las dos rodillas y empuja atrás. | Da un paso largo y baja recto hasta doblar ambas rodillas en ángulo recto."
    ),
    .wallSit: MovementWords(
      "wall sit | Slide down a wall as if to sit, and hold. | Only as low as your knees allow; back against the wall.",
      "sentadilla en la pared | Baja por una pared como para sentarte y aguanta. | Baja solo hasta donde te dejen las rodillas; la espalda en la pared."
    ),
    .stepUp: MovementWords(
      "step-up | Step onto a stair and down again, one leg at a time. | Whole foot on the step; push with the upper leg only.",
      "subida al escalón | Sube a un escalón y baja, una pierna cada vez. | Todo el pie en el escalón; empuja solo con la pierna de arriba."
    ),
    .stepDown: MovementWords(
      "slow step-down | On a stair, lower the other heel slowly to the floor. | Take three seconds down; knee above the second toe.",
      "bajada lenta del escalón | En un escalón, baja despacio el otro talón al suelo. | Baja en tres segundos; la rodilla, sobre el segundo dedo."
    ),
    .fastChairStand: MovementWords(
      "fast chair stand | Stand up from a chair as fast as you can. | Up as fast as you can with control, down slowly.",
      "levantarse rápido de la silla | Levántate de una silla tan rápido como puedas. | Sube tan rápido como puedas con control; baja despacio."
    ),
    .jumpAndLand: MovementWords(
      "jump and soft landing | Jump a little, land softly on both feet, and hold. | Land as quietly as you can, knees bent and apart.",
      "salto con aterrizaje suave | Salta un poco, cae suave sobre los dos pies y aguanta. | Cae sin ruido, con las rodillas dobladas y separadas."
    ),
    .squatJump: MovementWords(
      "squat jump | Jump straight up out of a shallow squat. | Jump from a quarter squat; each landing soft before the next jump.",
      "sentadilla con salto | Salta recto hacia arriba desde una sentadilla corta. | Salta desde un cuarto de sentadilla; cae suave antes de cada salto."
    ),
  ]

  static let ankles: [Movement: MovementWords] = [
    .ankleCircle: MovementWords(
      "ankle circle | Sitting, circle one foot, both ways. | Draw with your big toe, as large as it goes.",
      "círculos de tobillo | Sentado, gira un pie en círculo, en ambos sentidos. | Dibuja con el dedo gordo, tan grande como puedas."
    ),
    .kneeToWallRock: MovementWords(
      "knee-to-wall rock | One foot in front of a wall, push your knee toward it and back. | Heel on the floor; knee over the second toe.",
      "rodilla a la pared | Con un pie delante de una pared, lleva la rodilla hacia ella y vuelve. | El talón, en el suelo; la rodilla, sobre el segundo dedo."
    ),
    .calfStretch: MovementWords(
      "calf stretch | With your hands on a wall and one foot behind you, lean forward. | Back heel down, toes forward; once straight, once with a bent knee.",
      "estiramiento de gemelos | Manos en la pared, un pie atrás, inclínate adelante. | Talón de atrás abajo, pies al frente; una vez recta, otra doblada."
    ),
    .rollCalves: MovementWords(
      "roll the calves | Roll one calf slowly, from the ankle to below the knee. | Roll slowly; stay for a few breaths where it is tender.",
      "rodillo en los gemelos | Rueda despacio un gemelo, del tobillo hasta debajo de la rodilla. | Rueda despacio; quédate unas respiraciones donde moleste."
    ),
    .toeLift: MovementWords(
      "big toe lift | With your feet flat, lift only the big toe. | The other four stay down; then swap.",
      "elevación del dedo gordo | Con los pies planos, levanta solo el dedo gordo. | Los otros cuatro se quedan abajo; después, al revés."
    ),
    .shortFoot: MovementWords(
      "short foot | With your feet flat, draw the ball of the foot toward the heel and hold for a breath. | Keep your toes long: the arch is what rises.",
      "pie corto | Con los pies planos, acerca la base de los dedos al talón y aguanta una respiración. | Los dedos siguen largos: lo que sube es el arco."
    ),
    .heelWalk: MovementWords(
      "heel walk | Walk on your heels. | Toes high, short steps, near a wall.",
      "caminar de talones | Camina sobre los talones. | Puntas altas, pasos cortos, cerca de una pared."
    ),
    .shinRaise: MovementWords(
      "shin raise | Leaning on a wall, lift the front of both feet. | Back against the wall, feet a step away; lower slowly.",
      "elevación de puntas | Apoyado en una pared, sube la parte delantera de los dos pies. | La espalda en la pared, los pies a un paso; baja despacio."
    ),
    .bandAnkleTurn: MovementWords(
      "band ankle eversion | Sitting with a band around your foot, turn the sole outward. | Turn the foot, not the knee; let it back slowly.",
      "eversión de tobillo con goma | Sentado con una goma en el pie, gira la planta hacia fuera. | Gira el pie, no la rodilla; deja volver despacio."
    ),
    .bentKneeCalfRaise: MovementWords(
      "bent-knee calf raise | Standing with slightly bent knees, rise onto your toes. | Keep your knees bent; rise straight up over the big toe.",
      "elevación de talones con rodillas dobladas | De pie con las rodillas algo dobladas, ponte de puntillas. | Rodillas siempre dobladas; recto hacia arriba sobre el dedo gordo."
    ),
    .calfRaise: MovementWords(
      "calf raise | Standing on both feet, rise onto your toes. | Rise slowly onto your toes, and lower more slowly still.",
      "elevación de talones | De pie sobre los dos pies, ponte de puntillas. | Ponte de puntillas despacio y baja más despacio todavía."
    ),
    .singleLegCalfRaise: MovementWords(
      "single-leg calf raise | Standing on one foot, rise onto your toes. | A fingertip on the wall; full height each time.",
      "elevación de talón a una pierna | Apoyado en un solo pie, ponte de puntillas. | Un dedo en la pared; sube del todo cada vez."
    ),
    .stepCalfRaise: MovementWords(
      "single-leg calf raise on a step | With one foot on the edge of a step, rise and sink. | Let the heel sink below the step for two seconds.",
      "elevación de talón en el escalón | Con un pie al borde de un escalón, sube y baja. | Deja caer el talón bajo el escalón durante dos segundos."
    ),
    .pogo: MovementWords(
      "pogo jump | Hop on both feet using only your ankles. | Stiff ankles, short contact; heels hardly touch.",
      "saltos de tobillos | Salta con los dos pies usando solo los tobillos. | Tobillos rígidos, contacto corto; los talones apenas tocan."
    ),
    .singleLegPogo: MovementWords(
      "single-leg pogo jump | Hop on one foot using only the ankle. | Small and quick; stop before you get heavy.",
      "saltos de tobillo a una pierna | Salta con un pie usando solo el tobillo. | Pequeño y rápido; detente antes de que te pesen las piernas."
    ),
  ]
}
