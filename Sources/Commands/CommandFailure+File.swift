public import LocalFiles

extension CommandFailure {
  /// A file that couldn't be read is input that couldn't; one that couldn't be written is no such file for its user, or
  /// not to be written.
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
