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

  /// The targets that a draft names, without reading the rest of it.
  public static func targets(of document: MessageDocument) -> [Target] {
    var reader = MessageReader(document)
    return reader.targets()
  }
}
