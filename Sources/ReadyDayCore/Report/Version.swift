/// The version of the program, in this one place.
package enum Version {
  package static let current = "1.1.0"
  /// The release date, for the manual page.
  package static let date = "2026-11-26"
}
