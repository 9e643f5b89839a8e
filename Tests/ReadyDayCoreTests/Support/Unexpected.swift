import Testing

/// Records that something is not what a test goes on with.
func unexpected(_ found: Comment, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  Issue.record(found, sourceLocation: sourceLocation)
}
