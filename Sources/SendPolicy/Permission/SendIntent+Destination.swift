public import FCMClient

extension SendIntent {
  /// Where a dry-run goes and with whose rights, said before anything leaves.
  public var destination: String {
    let rights = account.map { " with the rights of \(VisibleText.of($0, limit: .max))" } ?? ""
    return "asking \(endpoint) about project \(project)\(rights)"
  }
}
