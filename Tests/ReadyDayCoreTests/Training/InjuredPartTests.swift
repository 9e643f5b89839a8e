import Testing

@testable import ReadyDayCore

@Suite("Injured parts") struct InjuredPartTests {
  @Test(
    "parts beside joints are their own, in both languages",
    arguments: [
      ("hamstring", Joint.hamstring), ("isquios", .hamstring), ("isquiotibiales", .hamstring),
      ("calf", .calf), ("calves", .calf), ("gemelo", .calf), ("gemelos", .calf),
      ("quad", .quad), ("cuádriceps", .quad), ("shin", .shin), ("shins", .shin),
      ("espinilla", .shin), ("groin", .groin), ("ingle", .groin), ("Achilles", .achilles),
      ("aquiles", .achilles), ("ankle", .ankle), ("muslo", .hip),
    ])
  func named(text: String, part: Joint) { #expect(Voice.joint(named: text) == part) }

  @Test("they are mapped to joints only inside") func mapped() {
    #expect(Joint.allCases.filter { $0.joint != $0 }.count == 6)
    #expect(Joint.allCases.allSatisfy { $0.joint.joint == $0.joint })
    #expect(Activity.running.loads(.hamstring) && Activity.cycling.loads(.quad))
    #expect(!Activity.swimming.loads(.achilles) && Activity.swimming.loads(.quad))
    for voice in Language.allCases.map(\.voice) {
      #expect(Set(Joint.allCases.map(voice.name)).count == Joint.allCases.count)
    }
    let trainee = Trainee.equipped.sparing([.calf])
    #expect(trainee == Trainee.equipped.sparing([.ankle]))
  }
}
