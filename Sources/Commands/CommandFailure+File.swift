public import LocalFiles

extension CommandFailure {
  /// A file that couldn't be read is input that couldn't; one that couldn't be written doesn't exist for its user, or
  /// isn't to be written.
  public init(_ failure: FileFailure) {
    let status: Status =
      switch (failure.action, failure.reason) {
      case (.writing, .diskFull): .outputFailed
      case (.writing, .strayLink): .notPermitted
      case (.writing, _), (.reading, .missing): .noSuchFile
      case (.reading, _): .unreadableInput
      }
    self.init(status, failure.sentence)
  }
}
