extension JournalFailure {
  static func unknownIntent(_ id: IntentID) -> Self {
    Self(
      .unknownIntent, "the history has no send \(id)",
      remedy: "use a number from history list")
  }

  static func alreadyRecorded(_ id: IntentID) -> Self {
    Self(
      .alreadyKnown, "the outcome of send \(id) is already recorded",
      remedy: "history show \(id) shows it")
  }

  static let noteMissing = Self(
    .missingNote, "a settlement needs a note", remedy: "say how you know the outcome")
}
