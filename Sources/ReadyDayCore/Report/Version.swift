/// The version of the program; nowhere else.
public enum Version {
  public static let current = "0.1.0"
  /// The day it was made, for the manual page.
  public static let date = "2026-11-21"
}
