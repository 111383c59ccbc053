extension JournalFailure {
  static func unknownIntent(_ id: IntentID) -> Self {
    Self(
      .unknownIntent, "the journal has no send \(id)",
      remedy: "take a number that history list shows")
  }

  static func alreadyRecorded(_ id: IntentID) -> Self {
    Self(
      .alreadyKnown, "the outcome of send \(id) is recorded already",
      remedy: "history show \(id) shows it")
  }

  static let noteMissing = Self(
    .missingNote, "a settlement needs a note", remedy: "say how you know what became of the send")
}
