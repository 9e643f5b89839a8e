/// How old what a briefing rests on is, for scripts that would not act on last week's calendar; of what
/// `readyday sync` brings, since a file says nothing of how old its contents are.
struct DataAge: Sendable {
  let sources: BriefingSources

  static let fields = Fields<DataAge>([
    // Nil if WHOOP's data do not come by `readyday sync`.
    .optionalObject("whoop", whoop) {
      $0.fetched(.whoop)
    },
    .list("calendars", calendar) {
      $0.sources.synced.filter { $0.source != .whoop }
    },
  ])

  private static let whoop = Fields<Synced>(
    fetched + [.optionalDate("last_date") { $0.status.lastDay }])
  private static let calendar = Fields<Synced>([.optionalText("name") { $0.name }] + fetched)

  private static let fetched: [Field<Synced>] = [
    .optionalMoment("checked_at") { $0.status.checkedAt },
    .optionalMoment("failing_since") { $0.status.failingSince },
  ]

  private func fetched(_ source: SyncSource) -> Synced? {
    sources.synced.first { $0.source == source }
  }
}
