/// The version of the program; nowhere else.
enum Version {
  static let current = "0.1.0"
}
