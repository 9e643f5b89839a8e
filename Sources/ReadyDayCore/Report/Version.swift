/// The program's version, defined only here.
package enum Version {
  package static let current = "1.2.0"
  /// The release date, for the manual page.
  package static let date = "2026-11-29"
}
