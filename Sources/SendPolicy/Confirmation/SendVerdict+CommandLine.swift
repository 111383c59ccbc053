import FCMClient

extension SendVerdict {
  /// Why `send` on a command line does not go on, if it does not: the first refusal, or a
  /// `--confirm` that is missing or names something else.
  ///
  /// `canAsk` tells whether a person sits at a terminal, who can be shown the review.
  public func commandLineRefusal(confirm: String?, canAsk: Bool) -> SendRefusal? {
    if let refusal = refusals.first { return refusal }
    guard let intent, let consent = review?.consent else { return nil }
    guard intent.kind == .send else { return confirm == nil ? nil : Self.confirmedTest }
    guard let confirm else {
      guard !canAsk else { return nil }
      return SendRefusal(
        .notConfirmed, "nobody can be asked here whether to send",
        remedy: "add --dry-run, or --confirm \(VisibleText.of(consent))", .usage)
    }
    guard !confirm.unicodeScalars.elementsEqual(consent.unicodeScalars) else { return nil }
    return SendRefusal(
      .notConfirmed,
      "--confirm names ‘\(VisibleText.of(confirm))’, and this goes to ‘\(VisibleText.of(consent))’",
      remedy: "check profile and target, and name the one that is meant", .usage)
  }

  /// Naming the test target is saying where it goes.
  private static let confirmedTest = SendRefusal(
    .notConfirmed, "--confirm is for the draft's own target, and a test does not go there",
    remedy: "leave --confirm out", .usage)
}
