extension Problem {
  /// The name for scripts, the same in every language.
  public var code: String {
    switch self {
    case .calendar(let problem): problem.code
    case .health(let problem): problem.code
    case .export(let problem): problem.code
    }
  }
}

extension CalendarProblem {
  var code: String {
    switch self {
    case .notACalendar: "not_a_calendar"
    case .otherEncoding: "other_encoding"
    case .movedTooFar: "moved_too_far"
    case .unfinished: "unfinished_component"
    case .noEnd: "no_end"
    case .strayEnd: "stray_end"
    case .nestedTooDeep: "nested_too_deep"
    case .lineTooLong: "line_too_long"
    case .notAContentLine: "not_a_content_line"
    case .cutShort: "cut_short"
    case .repeated: "repeated_property"
    case .textTooLong: "text_too_long"
    case .furtherProblems: "further_problems"
    case .notUTF8: "not_utf8"
    case .noStart: "no_start"
    case .noRecurrenceID: "no_recurrence_id"
    case .unreadable: "unreadable_property"
    case .unreadableRulePart: "unreadable_rule_part"
    case .unusableRulePart: "unusable_rule_part"
    case .forbiddenRulePart: "forbidden_rule_part"
    case .untilBeforeStart: "until_before_start"
    case .sharedUID: "shared_uid"
    case .timeInDate: "time_in_date"
    case .unreadableRule: "unreadable_rule"
    case .intervalNotPositive: "interval_not_positive"
    case .ruleYieldsNothing: "rule_yields_nothing"
    case .ruleTooLong: "rule_too_long"
    case .crowdedSeries: "crowded_series"
    case .tooManyEvents: "too_many_events"
    case .tooManyValues: "too_many_values"
    case .otherCalendarScale: "other_calendar_scale"
    case .unknownZone: "unknown_zone"
    case .unusableZone: "unusable_zone"
    case .contradictedZone: "contradicted_zone"
    case .olderZoneData: "older_zone_data"
    case .partlyUsableZone: "partly_usable_zone"
    case .endsBeforeStart: "ends_before_start"
    }
  }
}

extension HealthProblem {
  var code: String {
    switch self {
    case .malformedJSON: "malformed_json"
    case .cutShort: "cut_short"
    case .notUTF8: "not_utf8"
    case .notARecord: "not_a_record"
    case .noRecords: "no_records"
    case .otherEncoding: "other_encoding"
    case .unreadableRecord: "unreadable_record"
    case .strayQuote: "stray_quote"
    case .otherWidth: "other_width"
    case .rowTooLong: "row_too_long"
    case .tooManyRows: "too_many_rows"
    case .endsBeforeStart: "ends_before_start"
    case .outOfRange: "out_of_range"
    case .unknownValue: "unknown_value"
    case .privateFormat: "private_format"
    case .foreignShape: "foreign_shape"
    case .twoAccounts: "two_accounts"
    case .undatedRecoveries: "undated_recoveries"
    case .writtenAsText: "written_as_text"
    case .noClock: "no_clock"
    case .missingName: "missing_name"
    case .ambiguousDate: "ambiguous_date"
    }
  }
}

extension ExportProblem {
  var code: String {
    switch self {
    case .notAnExport: "not_an_export"
    case .cutShort: "cut_short"
    case .tagTooLong: "tag_too_long"
    case .brokenTag: "broken_tag"
    case .repeated: "repeated_attribute"
    case .unreadable: "unreadable_attribute"
    case .outOfRange: "out_of_range"
    case .unknownZone: "unknown_zone"
    case .sleepTooLong: "sleep_too_long"
    case .tooMany: "too_many"
    }
  }
}
