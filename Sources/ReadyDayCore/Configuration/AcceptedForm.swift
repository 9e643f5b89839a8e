/// What a value can look like, for the error about one that cannot be read.
package enum AcceptedForm: Hashable, Sendable {
  /// One of these, typed as they are.
  case words([String])
  /// A date, in any of its forms.
  case date
  /// The words of a session other than its activity.
  case sessionWords
  case moment
  /// Or `none`.
  case timeOfDay
  /// As in ISO 8601.
  case week
  case length
  /// In the configuration.
  case lengthBetween(String, String)
  case minutes(ClosedRange<Int>)
  case number(ClosedRange<Int>)
  /// One of a few.
  case grade(ClosedRange<Int>)
  case columns(ClosedRange<Int>)
  case range(String, String)
  case comparison
  case event
  case eventAndTime
  case eventAndLength
  /// With or without a name.
  case mailbox
  /// Of a calendar to fetch.
  case webAddress
  case address
  case zone
  /// In the configuration.
  case zoneName
  /// What can be explained.
  case subject
}
