import ReadyDayCore

/// The result of reading the files of one option.
struct ReadResult: Sendable {
  private let files: [String]
  private(set) var problems: [FileProblem]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ input: InputFiles) {
    files = input.files.map(\.shown)
    problems = input.problems
  }

  /// Calls `body` with every readable file.
  mutating func read(
    _ files: [InputFile], progress: Progress? = nil, _ body: (InputFile, RawSpan) -> Void
  ) {
    var unpacking = Unpacking(files)
    read(files, with: &unpacking, progress: progress, body)
  }

  /// Use if some of the files are read again later.
  mutating func read(
    _ files: [InputFile], with unpacking: inout Unpacking, progress: Progress? = nil,
    _ body: (InputFile, RawSpan) -> Void
  ) {
    for (index, file) in files.enumerated() {
      progress?.show(index + 1, of: files.count)
      do throws(FileProblem) {
        try unpacking.withBytes(of: file) { body(file, $0) }
      } catch {
        problems.append(error)
      }
    }
  }

  mutating func lose(_ problem: FileProblem) { problems.append(problem) }

  /// Whether the files are readable, but have nothing of the kind.
  var hasOnlyForeignFiles: Bool {
    problems.isEmpty && diagnostics.allSatisfy { $0.problem == .health(.noRecords) }
  }

  mutating func note(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  private var lost: Set<ExactText> {
    let unusable = diagnostics.filter { $0.severity == .error }.map(\.location.file)
    return Set((problems.map(\.path) + unusable).map(ExactText.init))
  }

  var used: [String] {
    let lost = lost
    return files.filter { !lost.contains(ExactText($0)) }
  }

  var counts: BriefingSources.Files { BriefingSources.Files(read: used.count, skipped: lost.count) }
}
