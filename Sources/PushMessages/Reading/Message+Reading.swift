extension Message {
  /// Reads what a draft says.
  ///
  /// Reading never fails: what cannot be used leaves a problem and counts as absent.
  public static func reading(_ document: MessageDocument) -> (
    message: Message, problems: [DocumentProblem]
  ) {
    var reader = MessageReader(document)
    let message = reader.message()
    return (message, reader.problems)
  }
}
