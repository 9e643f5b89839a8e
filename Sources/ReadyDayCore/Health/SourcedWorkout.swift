package struct SourcedWorkout: Hashable, Sendable {
  package let record: WorkoutRecord
  package let source: HealthOrigin?

  package init(_ record: WorkoutRecord, source: HealthOrigin? = nil) {
    (self.record, self.source) = (record, source)
  }
}
