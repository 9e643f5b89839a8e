extension Briefing {
  /// The briefing on a day, for a program that has the day.
  ///
  /// - Parameters:
  ///   - day: the morning as the rules see it.
  ///   - sources: the files that were read for it, for its last line.
  ///   - diagnostics: what the readers reported.
  public init(of day: Day, from sources: BriefingSources, _ diagnostics: [Diagnostic] = []) {
    self.init(day: day, sources: sources, diagnostics: diagnostics)
  }

  /// What `readyday brief` prints, without colours.
  ///
  /// - Parameters:
  ///   - language: its words.
  ///   - width: the columns to fill, 40 to 9999.
  public func text(in language: Language, width: Int = 80) -> String {
    let limits = TextStyle.narrowest...TextStyle.widest
    let style = TextStyle(
      usesColour: false, usesASCII: false,
      width: min(max(width, limits.lowerBound), limits.upperBound))
    return style.text(of: Report(self, phrases: language.phrasebook, isToday: true, start: []))
  }

  /// The same for a script, as JSON; `readyday schema brief` describes it.
  ///
  /// - Parameter language: of the sentences in it.
  public func json(in language: Language) -> String {
    Document.brief.text(
      of: self,
      in: DocumentContext(
        phrases: language.phrasebook, zone: zone, now: generatedAt, dates: date...date,
        warnings: diagnostics.map { Warning($0, language.phrasebook) }, status: status))
  }
}
