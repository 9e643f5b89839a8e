extension Synonyms {
  /// What people type for the commands and their actions.
  package static let ofCommands: Synonyms = [
    "brief":
      "my day, whats my day look like, how does my day look, tengo algo, que me aconsejas, "
      + "briefing, morning, good morning, hello, summary, how am i, how am i doing, resumen, "
      + "parte, buenos dias, hola, como estoy, que hago, que tengo, whats, whats on, whats up, "
      + "what should i do, what do i do, what do i have, what have i got",
    "brief tomorrow":
      "how does tomorrow look, hows tomorrow, how is tomorrow, what about tomorrow, "
      + "como es manana, como esta manana, como viene manana",
    "brief yesterday": "how was yesterday, how was my day yesterday, que tal ayer",
    "? agenda tomorrow | brief tomorrow":
      "tomorrow morning, tomorrow afternoon, tomorrow evening, first meeting tomorrow",
    "? brief": "weather, the weather, whats the weather, que tiempo hace",
    "brief --format html": "html",
    "pages": "page, dashboard, site, html pages, paginas, pagina, panel",
    "brief --format mail": "mail, mail me, email, email me, correo",
    "agenda":
      "first meeting, my first meeting, when is my first meeting, when do i have time, "
      + "how many meetings, how many meetings do i have, any meetings, am i free, free, busy, "
      + "calendar, meetings, events, schedule, when am i free, free time, free this morning, "
      + "free this afternoon, free this evening, calendario, reuniones, eventos, "
      + "cuando estoy libre, tiempo libre, libre",
    "? agenda tomorrow | windows tomorrow --prefer morning":
      "free tomorrow morning, libre manana por la manana",
    "? agenda tomorrow | windows tomorrow --prefer afternoon":
      "free tomorrow afternoon, libre manana por la tarde",
    "? agenda tomorrow | windows tomorrow --prefer evening": "free tomorrow evening",
    "agenda saturday --days 2":
      "weekend, the weekend, this weekend, finde, fin de semana, el fin de semana, "
      + "este fin de semana, agenda weekend, agenda this weekend, agenda fin de semana, "
      + "agenda este fin de semana",
    "week":
      "how does this week look, que tal la semana, semana, this week, esta semana, "
      + "how was my week, calendar this week, agenda this week",
    "week +1w":
      "how does next week look, whats next week, next week, calendar next week, agenda next week, "
      + "meetings next week, proxima semana, la proxima semana, semana que viene, "
      + "la semana que viene",
    "week -1w": "last week, semana pasada, la semana pasada",
    "windows":
      "best time to train, best time to run, gaps, slots, when can i train, when should i train, "
      + "when can i run, when should i run, when can i exercise, when do i train, huecos, "
      + "cuando entreno, cuando corro, cuando puedo entrenar, cuando puedo correr",
    "next": "siguiente, proximo, proxima, next event, whats next, what is next",
    "next --kind meeting":
      "next meeting, my next meeting, whats my next meeting, when is my next meeting, "
      + "proxima reunion, la proxima reunion, mi proxima reunion, siguiente reunion, "
      + "cuando es mi proxima reunion",
    "alerts": "alertas, avisos",
    "? alerts | next": "remind me, recuerdame",
    "check": "comprobar",
    "explain tonight":
      "wake me up, a que hora me levanto, tonight, bedtime, bedtime tonight, when should i sleep, "
      + "when should i go to bed, what time should i go to bed, when should i get up, wake up, "
      + "esta noche, despertador, a que hora me acuesto, cuando me acuesto, hora de acostarse",
    "explain": "explicar, explica, why …, por que …, porque …",
    "? explain A | explain recovery": "why, por que, porque",
    "explain load": "why is today heavy, cuanta carga tengo, cuanta carga tengo hoy",
    "explain debt": "sleep debt, whats my sleep debt, deuda de sueno",
    "explain recovery":
      "why am i red, why am i yellow, por que estoy en rojo, por que estoy en amarillo",
    "explain sleep": "why did i sleep badly, why did i sleep so badly, por que he dormido mal",
    "explain place": "trip, trips, viaje, viajes",
    "explain nap-before-night": "nap, nap time, can i nap, siesta",
    "explain no-lunch-break": "lunch, comida",
    "? what-if --shorten": "shorten …, acorta …",
    "what-if": "what if, whatif, y si, que pasa si",
    "correct": "corregir, corrige, rule",
    "correct … ignore": "ignore, ignorar",
    "correct … owner others": "not mine, no es mio, no es mia",
    "what-if --drop …": "cancela, anula, cancel, drop, cancelar, anular",
    "? plan skip | plan remove":
      "cancel plan, cancel my plan, cancel the plan, cancela plan, cancela el plan, cancela mi plan, "
      + "cancelar plan, anula plan, anula el plan",
    "what-if --move …": "move, mover, mueve, reschedule",
    "? plan move | what-if --move":
      "postpone …, delay …, aplaza …, aplazar …, pospon …, posponer …, retrasa …, retrasar …",
    "feel": "im, mood, feeling, i feel, i am, animo, estoy, me siento, me encuentro",
    "feel ill": "ill, sick, enfermo, enferma",
    "feel tired": "tired",
    "feel ill --fever": "fever, i have a fever, fiebre, tengo fiebre",
    "? feel ill --no-fever | feel ill --fever":
      "sore throat, i have a cold, cold, flu, me duele la garganta, dolor de garganta, resfriado, "
      + "resfriada, gripe",
    "? feel injured":
      "i broke my …, i hurt my …, me he roto …, pain, injury, hurt, me duele, me duele el, "
      + "me duele la, lesion",
    "? recovery | feel | body profile": "health, my health, salud, mi salud",
    "? agenda": "shift, shifts, night shift, turno, turno de noche",
    "? workout | plan add rest | feel tired": "rest, rest day, day off, descanso, descansar",
    "…": "whats my …, what is my …, hows my …, how is my …",
    "recovery":
      "recovery this morning, readiness, am i recovered, recuperacion, como esta mi recuperacion, "
      + "how tired am i, how is my recovery, hows my recovery",
    "sleep":
      "sleep last night, how was my night, did i sleep well, como dormi, cuanto dormi, "
      + "como dormi anoche, que tal he dormido anoche, how much did i sleep, cuanto he dormido, "
      + "que tal he dormido, last night, how did i sleep, sueno, anoche, dormir, como he dormido",
    "trends": "tendencias, stats",
    "trends hrv": "hrv, vfc, heart rate variability",
    "trends strain": "strain, esfuerzo",
    "trends load": "load, carga",
    "trends steps": "steps, pasos",
    "trends energy": "calories, calorias",
    "? body profile": "set my goal, set goal, my goal, goal, objetivo, mi objetivo",
    "trends --weeks 4":
      "informe del mes, resumen del mes, month, this month, last month, mes, este mes, "
      + "el mes pasado, ultimo mes",
    "trends sleep week": "sleep week, sleep this week, sueno semana, sueno esta semana",
    "trends sleep last week": "sleep last week, sueno semana pasada, sueno la semana pasada",
    "trends sleep last 7 days": "sleep last 7 days, sueno ultimos 7 dias",
    "trends sleep month":
      "sleep month, sleep this month, sleep last month, sleep last 30 days, sueno este mes",
    "trends recovery week":
      "recovery week, recovery this week, recuperacion semana, recuperacion esta semana",
    "trends recovery last week":
      "recovery last week, recuperacion semana pasada, recuperacion la semana pasada",
    "trends recovery last 7 days": "recovery last 7 days, recuperacion ultimos 7 dias",
    "trends recovery month":
      "recovery month, recovery this month, recovery last month, recovery last 30 days, "
      + "recuperacion este mes",
    "? trends --format csv": "csv, export csv, exportar csv",
    "! trends": "weight, body fat, grasa corporal, peso",
    "review":
      "what did i do, weekly review, resumen de la semana, informe de la semana, repaso, "
      + "revision, compare, comparar, compare this week with last",
    "? trends | review": "history, my history, historia, historial, mi historial",
    "habits": "habitos",
    "workout":
      "what can i train, what should i train, que entreno, is today a rest day, "
      + "should i train today, should i train hard, can i train hard, train, training, "
      + "can i train, can i run, should i train, should i run, should i rest, entrenamiento, "
      + "entreno, puedo entrenar",
    "workout --past 7":
      "workouts last week, training last week, workouts this week, what did i train, "
      + "what did i train this week, what did i train last week, que he entrenado",
    "workout --past 14":
      "workouts, my workouts, last workout, last workouts, entrenamientos, entrenos",
    "body": "exercise, exercises, ejercicio, ejercicios, cuerpo",
    "score": "puntuacion",
    "plan": "planifica, plans, planes, planificar",
    "plan add": "add, apunta, apuntame, anade",
    "plan add …": "schedule a …, schedule an …, book a …, programa un …, programa una …",
    "plan add --done": "log, i did, anotar, he hecho",
    "plan add --done run": "ran, i ran, he corrido",
    "plan skip": "skip, saltar",
    "plan list --from today":
      "all plans, next run, next workout, next session, next training, todos los planes",
    "plan done": "done, finished, hecho",
    "? plan add race": "race …, carrera …, competicion …",
    "? week --plan | agenda --days 28 | correct EVENT kind race":
      "race, races, my race, my races, when is my race, next race, carrera, carreras, mi carrera, "
      + "competicion, competiciones, cuando es mi carrera, proxima carrera",
    "week --plan": "taper, tapering, afinar",
    "plan remove": "remove plan, delete plan, borrar plan, quitar plan",
    "reflect": "reflection, reflections, journal, diario",
    "sync": "sync now, sync all, fetch, sincronizar, refresh, update, actualizar",
    "sync connect": "connect, login, conectar",
    "sync status": "status",
    "import": "importar",
    "data": "datos",
    "data export": "export, backup, exportar",
    "undo": "undo last, deshacer, undo that, undo it",
    "? explain short-sleep | explain tonight":
      "ultimo cafe, coffee, caffeine, last coffee, cafe, cafeina",
    "? body programme stop | sync disconnect whoop": "stop, parar",
    "? init | body programme start": "start, empezar",
    "init": "setup, configurar",
    "config": "configuration, settings, ajustes, configuracion",
    "config set": "set",
    "config add rules": "rule add, rules add, add rule",
    "config get rules": "rules, reglas",
    "config add calendars": "add my calendar, add calendar, calendar add, anadir calendario",
    "man": "manual",
    "help": "help me, ayuda",
    "help --all": "commands, comandos",
    "agenda search": "find, search, busca, buscar",
    "agenda search …": "when is …, cuando es …",
    "trends resting-hr": "rhr, heart rate, resting heart rate, fcr, pulso en reposo",
    "trends recovery": "recovery trend, recovery trends",
    "trends sleep": "sleep trend, sleep trends",
    "? feel ill --no-fever | feel tired":
      "headache, i have a headache, dolor de cabeza, me duele la cabeza",
    "? feel tired | sleep": "i slept badly, slept badly, didnt sleep well, he dormido mal",
    "? plan remove": "remove …, delete …, borra …, quita …",
    "? data erase":
      "delete my data, delete all my data, delete everything, borra mis datos, borra todo",
    "? data export ~/readyday-data": "export everything, export all, export my data, exportar todo",
    "? config add privacy.hide": "hide …, hide my …, ocultar …, oculta …",
    "? body profile --health pregnancy":
      "im pregnant, i am pregnant, pregnant, estoy embarazada, embarazada",
    "? config set language":
      "change language, change language to, cambia el idioma, cambia el idioma a",
  ]
}
