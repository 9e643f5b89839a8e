/// Words for what is fetched over the network.
package protocol SyncPhrases: TransferPhrases {
  func name(of source: SyncSource) -> String
  /// Why a source brought nothing; lower case, no full stop, never with an address in it.
  func fault(_ fault: SyncFault, at now: Instant, in zone: Zone) -> String
  /// The same without when.
  func fault(_ fault: SyncFault) -> String
  /// What came of asking a source; lower case, no full stop.
  func outcome(of synced: Synced, at now: Instant, in zone: Zone) -> String
  /// That what is kept is old, and why; nil if it is not. Lower case, no full stop.
  func lateness(of synced: Synced, at now: Instant, in zone: Zone) -> String?
  /// How old what is kept is, and since when it fails; lower case, no full stop.
  func status(_ status: Synced.Status, at now: Instant, in zone: Zone) -> String
}
