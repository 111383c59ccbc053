public import SendJournal

extension CommandFailure {
  /// What a journal's failure is for scripts.
  public init(_ failure: JournalFailure) {
    let status: Status =
      switch failure.kind {
      case .missing, .unknownIntent: .noSuchFile
      case .corrupted, .newer, .inputOutput: .unreadableInput
      case .diskFull, .locked: .tryAgain
      case .notPermitted, .untrusted, .alreadyKnown: .notPermitted
      case .remoteDisk, .unusablePath: .configuration
      case .missingNote: .usage
      }
    self.init(status, failure.description)
  }
}
