/// The home folders that `/etc/passwd` lists.
package enum HomeFolder {
  /// The folder of the first account with this number; nil if there is none.
  package static func path(ofUser number: Int, in accounts: [UInt8]) -> String? {
    accounts.split(separator: UInt8(ascii: "\n")).lazy
      .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
      .first { fields in
        fields.count > 5
          && Int(written: String(decoding: fields[2], as: UTF8.self)) == number
      }
      .flatMap { $0[5].isEmpty ? nil : SystemName.text(of: $0[5]) }
  }
}
