/// The meaning of an all-day event for the day.
package enum AllDayMark: Equatable, CaseIterable, Sendable {
  case holiday, regionalHoliday, observance
}

extension Occurrence {
  /// Nil outside a calendar of holidays, and if the title is hidden.
  var allDayMark: AllDayMark? {
    guard details.withheld == nil else { return nil }
    return switch details.holiday {
    case .everywhere: .holiday
    case .somewhere: .regionalHoliday
    case .observance: .observance
    case nil: nil
    }
  }
}
