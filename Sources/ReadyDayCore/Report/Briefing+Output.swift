extension Briefing {
  /// A briefing for a day that a program has assembled itself.
  ///
  /// - Parameters:
  ///   - day: the day to brief.
  ///   - sources: the files that were read, for the last line.
  ///   - diagnostics: problems the readers found.
  public init(of day: Day, from sources: BriefingSources, _ diagnostics: [Diagnostic] = []) {
    self.init(day: day, sources: sources, diagnostics: diagnostics)
  }

  /// What `readyday brief` prints, without colours.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - width: the columns to fill, 40 to 9999.
  public func text(in language: Language, width: Int = 80) -> String {
    let limits = TextStyle.narrowest...TextStyle.widest
    let style = TextStyle(
      usesColour: false, usesASCII: false,
      width: min(max(width, limits.lowerBound), limits.upperBound))
    return style.text(of: Report(self, phrases: language.voice, isToday: true, start: []))
  }

  /// The briefing as JSON, with the schema that `readyday schema brief` prints.
  ///
  /// - Parameter language: the language of the sentences in it.
  public func json(in language: Language) -> String {
    Document.brief.text(
      of: self,
      in: DocumentContext(
        phrases: language.voice, zone: zone, now: generatedAt, dates: date...date,
        warnings: diagnostics.map { Warning($0, language.voice) }, status: status))
  }
}
