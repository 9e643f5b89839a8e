/// What would have been understood in the place of what was not.
enum AcceptedForm: Hashable, Sendable {
  /// One of these, typed as they are.
  case words([String])
  /// A date in one of the ways it can be told.
  case date
  /// What is said of a session beside its activity.
  case sessionWords
  case moment
  /// Or none.
  case timeOfDay
  /// Of ISO 8601.
  case week
  case length
  /// Of the configuration.
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
  /// Of a calendar that is fetched.
  case webAddress
  case address
  case zone
  /// Of the configuration.
  case zoneName
  /// What can be explained.
  case subject
}
