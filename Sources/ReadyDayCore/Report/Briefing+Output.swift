extension Briefing {
  /// A briefing for a day that the caller has assembled.
  ///
  /// - Parameters:
  ///   - day: the day to brief.
  ///   - sources: the files that were read.
  ///   - diagnostics: problems found in those files.
  public init(of day: Day, from sources: BriefingSources, _ diagnostics: [Diagnostic] = []) {
    self.init(day: day, sources: sources, diagnostics: diagnostics)
  }

  /// The output of `readyday brief`, without colours.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - width: the number of columns, 40 to 9999.
  public func text(in language: Language, width: Int = 80) -> String {
    let limits = TextStyle.narrowest...TextStyle.widest
    let style = TextStyle(
      usesColour: false, usesASCII: false,
      width: min(max(width, limits.lowerBound), limits.upperBound))
    return style.text(of: Report(self, phrases: language.voice, isToday: true, start: []))
  }

  /// The briefing as JSON that conforms to the output of `readyday schema brief`.
  ///
  /// - Parameter language: the language of its sentences.
  public func json(in language: Language) -> String {
    Document.brief.text(
      of: self,
      in: DocumentContext(
        phrases: language.voice, zone: zone, now: generatedAt, dates: date...date,
        warnings: diagnostics.map { Warning($0, language.voice) }, status: status))
  }
}
