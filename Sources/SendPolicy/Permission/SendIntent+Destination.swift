public import FCMClient

extension SendIntent {
  /// Where a dry-run goes and with whose rights, said before anything leaves.
  public var destination: String {
    let rights = account.map { VisibleText.of($0, limit: .max) } ?? "the token"
    return "asking \(endpoint) about project \(project) with the rights of \(rights)"
  }
}
