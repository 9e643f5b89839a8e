/// Titles cut into words once, however many events have them: a series has one title for years.
struct KnownTitles {
  private var known: [String: TitleWords] = [:]

  mutating func words(of title: String) -> TitleWords {
    if let words = known[title] { return words }
    let words = TitleWords(title)
    known[title] = words
    return words
  }
}
