// Sentences about assessments and programmes.
extension English {
  package func sentence(_ sentence: BodySentence) -> String {
    switch sentence {
    case .stopAtPain: "Stop if it hurts; ask a physiotherapist about injuries."
    case .noDiagnosis:
      "A score compares you with the people in one study: 50 is their midpoint. It is not a diagnosis."
    case .profileKept: "Profile saved."
    case .profileUnchanged: "Nothing has changed."
    case .injuriesHidden: "What you avoid is hidden."
    case .assessed(let tests): "Saved with \(tests) \(tests == 1 ? "test" : "tests")."
    case .noAssessment: "No assessment yet: readyday body assess"
    case .overall(let score, let areas, let all):
      "\(score.map { "\($0) out of 100" } ?? "no score"), from \(areas) of \(all) areas"
    case .areaScore(let score, let tests, let all):
      "\(score.map { "\($0)" } ?? "--"), \(tests) of \(all) \(all == 1 ? "test" : "tests")"
    case .sides(let left, let right, let isUneven):
      "left \(left), right \(right)" + (isUneven ? ": uneven" : "")
    case .bothSides(let value): "\(value), taken for both sides"
    case .lacksAge: "no score without your birth year"
    case .outsideAges(let ages): "no norm for ages outside \(ages.lowerBound)–\(ages.upperBound)"
    case .change(let points, let date): "\(signed(points)) since \(shortDate(date))"
    case .unmeasured(let tests):
      "Not measured: \(tests.map(name).joined(separator: ", "))."
    case .noProgramme: "No programme: readyday body programme start"
    case .started(let sessions, let first):
      "Six weeks, \(sessions) sessions; the first on \(shortDate(first))."
    case .replaced(nil): "The previous programme has ended."
    case .replaced(let begun?):
      "The previous programme has ended: readyday body programme --date \(begun)"
    case .stopped: "Programme ended; to see it: readyday body programme"
    case .noSession(nil): "No session today, and none ahead."
    case .noSession(let next?): "No session today; the next is on \(shortDate(next))."
    case .session(let phase, let number, let count, let effort, let isDeload):
      "\(name(of: phase)) phase, session \(number) of \(count), \(name(of: effort))"
        + (isDeload ? ": the easier one that ends a phase" : "")
    case .progress(let done, let count, let status):
      "\(name(of: status).withCapital): \(movements(done, of: count)) done"
    case .adapted(let why): adaptation(why)
    case .offeringMove(let date): "To move it to \(shortDate(date)): readyday body move"
    case .moved(let from, let to): "Moved from \(shortDate(from)) to \(shortDate(to))."
    case .noFreeDay: "No day is left for it this week, so skip it: you do not have to make it up."
    case .howToTell: "Once it is done: readyday body done"
    case .assessmentDue: "A phase has ended: test yourself again with readyday body assess"
    case .marked(let done, let count, let status):
      "Session \(name(of: status)): \(movements(done, of: count)) done."
    case .phaseAdherence(let done, let partly, let count):
      "\(done) of \(count) done" + (partly > 0 ? ", \(partly) partly" : "")
    case .slot(let time): "You are free \(time)."
    case .restsOn(let areas):
      areas == 0
        ? "Made without an assessment: all areas count the same, except that those your sports need count more."
        : areas == 1
          ? "Based on 1 measured area." : "Based on \(areas) measured areas, weakest first."
    case .weights(let shares): "How much each area gets: \(shares.joined(separator: ", "))."
    case .balance:
      "Push, pull, hinge, squat and carry alternate over the week; no movement appears in three sessions "
        + "in a row, and anything you avoid or lack the equipment for is left out."
    case .order:
      "Each session starts with mobility, followed by balance, jumps and strength. Each phase ends "
        + "with an easier session, and its second week moves on to harder versions or slightly more "
        + "repetitions."
    case .howHard:
      "There is a day between hard sessions if your training days allow it. On a red or easy day, the "
        + "session becomes mobility for the same areas."
    case .byWhom:
      "The rules and the library are readyday's own judgement, based on published work; they "
        + "do not replace an examination by a physiotherapist."
    case .howToAnswer:
      "Skip what you cannot do: an empty answer takes you to the next test. Ctrl-D ends the test and "
        + "saves what you have, Ctrl-C saves nothing."
    case .askForBirthYear: "Your birth year, for norms by age, or Enter to leave it out:"
    case .birthYears(let years): "Enter a year from \(years.lowerBound) to \(years.upperBound)."
    case .askForSex: "Your sex, for the norms: female, male, or Enter to leave it out:"
    case .sexes: "Enter female or male."
    case .badAnswer(let fault, let test): self.fault(fault, in: test)
    case .nothingMeasured: "Nothing was measured, so nothing was saved."
    case .howToRecord:
      "To save results: readyday body assess --test plank=60 knee-to-wall=11/9"
    }
  }

  private func movements(_ done: Int, of count: Int) -> String {
    "\(done) of \(count) \(count == 1 ? "movement" : "movements")"
  }

  private func fault(_ fault: AnswerFault, in test: SelfTest) -> String {
    switch fault {
    case .noNumber: "Not a number; \(limits(of: test))"
    case .tooMany:
      test.isSided
        ? "Too many numbers; enter one, or left and right, such as 11 9."
        : "Too many numbers; enter one."
    case .beyondLimits: "Out of range; \(limits(of: test))"
    case .comma: "A comma can mean two things: enter 11 9 for left and right, or 11.5."
    }
  }

  private func limits(of test: SelfTest) -> String {
    "enter \(Int(test.limits.lowerBound)) to \(Int(test.limits.upperBound))"
      + (test.isSided ? ", left and right, such as 11 9." : ".")
  }

  private func adaptation(_ why: BodyAdaptation) -> String {
    switch why {
    case .easyDay: "The day allows light movement only: mobility for the same areas instead."
    case .moderateDay: "The day allows moderate training: one set fewer of each movement."
    case .race(let title, let days):
      "\(race(quotedTitle(title), in: days)): no session" + (days == 0 ? "." : " today.")
    case .hardYesterday:
      "A hard session was planned yesterday: mobility for the same areas instead."
    case .hardToday: "Another hard session is planned today: mobility for the same areas instead."
    }
  }
}
