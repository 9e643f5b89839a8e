import Foundation
import TestSupport
import Testing

@Suite("A zip given to the program") struct ZipProgramTests {
  private let folder = try! TemporaryFolder()

  private static func brief(_ words: [String], in folder: TemporaryFolder) throws -> Program.Result
  {
    return try Program(
      ["brief", "--tz", "UTC", "--date", "2026-03-10", "--calendar"] + words, ["UNZIP": "-aa -C"],
      in: folder.url
    ).run()
  }

  @Test(
    "is read as far as a run may go, and what lies beyond is said, whatever the owner set for unzip"
  )
  func limit() throws {
    let home = Array(try Fixtures.text("calendars/home.ics").replacing("\n", with: "\r\n").utf8)
    // It says to be a gigabyte.
    let long = WrittenZip.Entry("long.ics", [], deflatedFrom: 1 << 30)
    try folder.file("a.zip", WrittenZip([long, .init("home.ics", home)]).data)

    let text = try Self.brief(["a.zip"], in: folder)
    #expect(text.status == 0)
    #expect(text.output.contains("Dinner with Marta"))
    #expect(text.output.contains("1 calendar file read, 1 skipped"))
    #expect(
      text.errors == """
        readyday: warning: cannot read all of a.zip: it unpacks to more than 100 times its size

        """)
    let document = try Self.brief(["a.zip", "--format", "json"], in: folder).output
    #expect(document.contains("\"status\" : \"partial\""))
    #expect(document.contains("\"code\" : \"zip_too_large\""))
    #expect(try Self.brief(["a.zip", "--strict"], in: folder).status == 4)
  }

  @Test("is no longer unpacked once the program was killed") func kill() throws {
    // An entry without end: it is looked at first, and then read.
    let tool = try folder.file(
      "unzip",
      """
      #!/bin/sh
      case $1 in
      -lqq) echo '      100  2026-01-31 09:30   export.xml' ;;
      *) echo $$ >> started; echo '<HealthData locale="en_GB">'; exec yes '<Me/>' ;;
      esac
      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    try folder.file("export.zip", Data("PK".utf8))
    let process = try Program(
      ["import", "apple-health", "export.zip"],
      ["PATH": folder.url.path + ":/usr/bin:/bin", "XDG_DATA_HOME": folder.url.path], in: folder.url
    ).start(input: .nullDevice, output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
    let isReading = Self.soon { Self.started(in: folder).count == 2 }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(isReading && Program.status(of: process) == -SIGKILL)
    #expect(Self.soon { !Self.started(in: folder).contains(where: Self.isRunning) })
  }

  @Test(
    "of hundreds of files is unpacked by few starts of unzip, also where they are looked at twice")
  func fewStarts() throws {
    let tool = try folder.file(
      "unzip", "#!/bin/sh\necho $$ >> started; exec /usr/bin/unzip \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    let home = Array(try Fixtures.text("calendars/home.ics").utf8)
    let entries = (0..<300).map { WrittenZip.Entry("\($0).ics", home) }
    try folder.file("a.zip", WrittenZip(entries).data)
    var program = Program(["agenda", "--tz", "UTC", "--date", "2026-03-10"])
    program.arguments += ["--calendar", "a.zip"]
    program.folder = folder.url
    program.environment["PATH"] = folder.url.path + ":/usr/bin:/bin"
    let result = try program.run()
    #expect(result.output.contains("Dinner with Marta") && result.errors.isEmpty)
    #expect(Self.started(in: folder).count == 2)
  }

  private static func started(in folder: TemporaryFolder) -> [Substring] {
    let text = try? String(contentsOfFile: folder.path("started"), encoding: .utf8)
    return text?.split(separator: "\n") ?? []
  }

  /// Nobody may have taken note of its end.
  private static func isRunning(_ process: Substring) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return state?.contains(") Z ") == false
  }

  private static func soon(_ condition: () -> Bool) -> Bool {
    (0..<500).contains { _ in
      if condition() { return true }
      usleep(10_000)
      return false
    }
  }
}
