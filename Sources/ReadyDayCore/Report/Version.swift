/// The version of the program; nowhere else.
package enum Version {
  package static let current = "1.0.0"
  /// The day it was made, for the manual page.
  package static let date = "2026-11-23"
}
