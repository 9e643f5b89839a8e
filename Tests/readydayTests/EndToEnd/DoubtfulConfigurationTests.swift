import Foundation
import TestSupport
import Testing

/// A configuration that is well formed and yet cannot do what it says.
@Suite("A doubtful configuration")
struct DoubtfulConfigurationTests {
  private static let text = """
    {
      whoop: ["here.ics", "~/nowhere"],
      calendars: [{name: "work", path: "here.ics"}, {name: "home", path: "gone.ics"}],
      rules: [{title: "x", points: 1}, {calendar: "hme|Work", demand: "low"}],
    }
    """

  private static func run(
    _ words: [String], _ text: String, _ language: String = "en"
  ) throws -> Program.Result {
    try TemporaryFolder.with { home in
      try home.file("config.json5", text)
      try home.file("here.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
      var program = Program(
        words + ["--config", home.path("config.json5"), "--lang", language])
      program.environment = [
        "HOME": home.url.path, "TZDIR": Fixtures.url("zones").path, "LC_ALL": "C.UTF-8",
      ]
      let result = try program.run()
      return Program.Result(
        output: result.output,
        errors: result.errors.replacingOccurrences(of: home.url.path, with: "HOME"),
        status: result.status)
    }
  }

  @Test("check warns, with the place, of names that lead nowhere; of paths it ends with 4")
  func check() throws {
    let english = try Self.run(["config", "check"], Self.text)
    #expect(
      english.output == "~/config.json5: valid, but some of what it names is missing\n"
        && english.status == 4)
    #expect(
      english.errors == """
        readyday: warning: ~/config.json5:2:23: whoop[1]: nothing is at HOME/nowhere
        readyday: warning: ~/config.json5:3:70: calendars[1].path: nothing is at HOME/gone.ics
        readyday: warning: ~/config.json5:4:47: rules[1].calendar: no calendar is called "hme"; \
        there are work, home

        """)
    let spanish = try Self.run(["config", "check"], Self.text, "es")
    #expect(spanish.output == "~/config.json5: es válida, pero falta algo de lo que indica\n")
    #expect(
      spanish.errors == """
        readyday: aviso: ~/config.json5:2:23: whoop[1]: no hay nada en HOME/nowhere
        readyday: aviso: ~/config.json5:3:70: calendars[1].path: no hay nada en HOME/gone.ics
        readyday: aviso: ~/config.json5:4:47: rules[1].calendar: ningún calendario se llama «hme»; \
        hay work, home

        """)
  }

  @Test("it is read once, so that it may come through a pipe")
  func pipe() throws {
    try TemporaryFolder.with { home in
      try home.file("config.json5", Self.text)
      var shell = Program([
        "-c", "cat config.json5 | \"$0\" config check --config /dev/stdin",
        Program.executable.path,
      ])
      shell.executable = URL(filePath: "/bin/sh")
      shell.folder = home.url
      let result = try shell.run()
      #expect(result.output.hasPrefix("/dev/stdin: valid, but") && result.status == 4)
      #expect(result.errors.contains("/dev/stdin:4:47: rules[1].calendar: no calendar is called"))
    }
  }

  @Test("a calendar without a name may be called anything by its files")
  func unnamed() throws {
    let text = """
      {calendars: [{path: "here.ics"}], rules: [{calendar: "home", demand: "low"}]}
      """
    let result = try Self.run(["config", "check"], text)
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test("the doctor tells of names that lead nowhere, beside the paths it cannot read")
  func doctor() throws {
    let result = try Self.run(["doctor", "--width", "300"], Self.text)
    #expect(
      result.output.contains(
        "~/config.json5:4:47: rules[1].calendar: no calendar is called \"hme\"; there are work, "
          + "home"))
    #expect(result.output.contains("no such file or folder"))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let english: String
    let spanish: String
    var testDescription: String { text }
  }

  static let faults = [
    Fault(
      text: "{mail: {to: \"ana at example.test\"}}",
      english: """
        readyday: error: ~/config.json5:1:13: mail.to: invalid value "ana at example.test"
          accepted: an address, ana@example.test or "Ana <ana@example.test>"

        """,
      spanish: """
        readyday: error: ~/config.json5:1:13: mail.to: valor no válido «ana at example.test»
          valores admitidos: una dirección, ana@example.test o «Ana
            <ana@example.test>»

        """),
    Fault(
      text: "{mail: {to: \"a@x.test, b@x.test\"}}",
      english: """
        readyday: error: ~/config.json5:1:13: mail.to: invalid value "a@x.test, b@x.test"
          accepted: an address, ana@example.test or "Ana <ana@example.test>"

        """,
      spanish: """
        readyday: error: ~/config.json5:1:13: mail.to: valor no válido «a@x.test, b@x.test»
          valores admitidos: una dirección, ana@example.test o «Ana
            <ana@example.test>»

        """),
    Fault(
      text: "{me: [\"ana@example.test\", \"Ana\"]}",
      english: """
        readyday: error: ~/config.json5:1:27: me[1]: invalid value "Ana"
          accepted: an address, ana@example.test

        """,
      spanish: """
        readyday: error: ~/config.json5:1:27: me[1]: valor no válido «Ana»
          valores admitidos: una dirección, ana@example.test

        """),
    Fault(
      text: "{mail: {from: \"ana@example.test\"}}",
      english: """
        readyday: error: ~/config.json5:1:9: unknown key "from"
          known: to

        """,
      spanish: """
        readyday: error: ~/config.json5:1:9: clave desconocida «from»
          se conocen: to

        """),
    Fault(
      text: "{calendars: [{path: \"a\", show: \"bus\"}]}",
      english: """
        readyday: error: ~/config.json5:1:32: calendars[0].show: invalid value "bus"
          did you mean "busy"?
          accepted: full, busy

        """,
      spanish: """
        readyday: error: ~/config.json5:1:32: calendars[0].show: valor no válido «bus»
          ¿querías decir «busy»?
          valores admitidos: full, busy

        """),
    Fault(
      text: "{thresholds: {heavy_load: 101}}",
      english: """
        readyday: error: ~/config.json5:1:27: thresholds.heavy_load: 101 is out of range
          accepted: 0 to 100

        """,
      spanish: """
        readyday: error: ~/config.json5:1:27: thresholds.heavy_load: 101 se sale de los límites
          valores admitidos: de 0 a 100

        """),
    Fault(
      text: "{sleep: 8}",
      english: """
        readyday: error: ~/config.json5:1:9: sleep: expected an object, found a number

        """,
      spanish: """
        readyday: error: ~/config.json5:1:9: sleep: se esperaba un objeto y hay un número

        """),
    Fault(
      text: "{sleep: {target: \"8h\"}",
      english: """
        readyday: error: ~/config.json5:1:23: expected "," or "}"

        """,
      spanish: """
        readyday: error: ~/config.json5:1:23: se esperaba "," o "}"

        """),
  ]

  @Test("what cannot be followed is an error where it stands, in both languages", arguments: faults)
  func fault(_ expected: Fault) throws {
    for (language, errors) in [("en", expected.english), ("es", expected.spanish)] {
      let result = try Self.run(["config", "check"], expected.text, language)
      #expect(result.errors == errors)
      #expect(result.status == 5 && result.output.isEmpty)
    }
    let doctor = try Self.run(["doctor", "--width", "300"], expected.text, "es")
    let message = expected.spanish.split(separator: "\n")[0].replacing(
      "readyday: error: ", with: "")
    #expect(doctor.output.contains("no es válida: \(message)"))
  }
}
