import Foundation
import TestSupport
import Testing

/// What a terminal is shown and asked.
@Suite("Dialogues") struct DialogueTests {
  private let home = try! TemporaryFolder()

  @Test("an edit shows each value and asks; a wrong one is asked again") func editing() throws {
    let now = "2026-11-23T06:55:00+01:00"
    _ = try Program("plan add yoga 18:00 45m", at: home, now: now).run()
    let edit = Program("plan edit yoga", at: home, now: now)
    let shown = try PseudoTerminal().run(
      edit, typing: "\ntomorrow\n25:00\n19:30\n900\n60\n\nbring a mat\n")
    #expect(shown.status == 0)
    for part in [
      "activity [Yoga]: ", "day [2026-11-23]: ", "start [18:00]: ",
      "start: invalid value \"25:00\"", "minutes [45]: ", "not 900\n", "intensity [easy]: ",
      "notes []: ", ": Yoga, Tue 24 Nov, 19:30, 1 h, easy\n",
    ] { #expect(shown.screen.contains(part), "\(part)") }
    let left = try PseudoTerminal().run(edit)
    #expect(left.screen.contains("nothing to change in"))
    #expect(try edit.run().errors.contains("plan edit needs something to change"))
  }

  @Test("on a terminal it is said that nothing is due, elsewhere silence says it")
  func nothingDue() throws {
    let program = Program("reflect due --whoop whoop", at: home)
    #expect(try PseudoTerminal().run(program).screen.contains("how did it go?"))
    let again = try PseudoTerminal().run(program)
    #expect(again.screen.contains("no new session is due; readyday reflect due --all lists"))
    #expect(try program.run().output.isEmpty)
    let none = Program("reflect due --lang es", at: home)
    #expect(try PseudoTerminal().run(none).screen == "no hay ninguna sesión pendiente\n")
  }
}
