public import FCMClient
internal import HarmlessText

extension SendIntent {
  /// Where a dry-run goes and with whose rights, said before anything leaves.
  public var destination: String {
    let rights = account.map { " with the rights of \(VisibleText.of($0, limit: .max))" } ?? ""
    return "asking \(endpoint) about project \(project)\(rights)"
  }

  /// Where a message goes at this moment.
  public var departure: String {
    "sending to \(VisibleText.of(target)), project \(project)…"
  }
}
