import FCMClient
import HarmlessText

extension SendVerdict {
  /// Why `send` on a command line does not go on, if it does not: the first refusal, a `--confirm` that is missing or
  /// names something else, or a message that may have been sent already and is not meant to go out twice.
  ///
  /// `canAsk` tells whether a person sits at a terminal, who can be shown the review; `isAgain` is `--again`.
  public func commandLineRefusal(
    confirm: String?, isAgain: Bool = false, canAsk: Bool
  ) -> SendRefusal? {
    if let refusal = refusals.first { return refusal }
    guard let intent, let review else { return nil }
    guard intent.kind != .test else { return confirm == nil ? nil : Self.confirmedTest }
    let consent = review.consent
    guard let confirm else {
      guard !canAsk else { return nil }
      let again = review.isRepeat && !isAgain ? " --again" : ""
      return SendRefusal(
        .notConfirmed, "no terminal to ask on",
        remedy: "add --dry-run, or --confirm \(ShellQuoting.word(VisibleText.of(consent)))\(again)",
        .usage)
    }
    guard confirm.unicodeScalars.elementsEqual(consent.unicodeScalars) else {
      return SendRefusal(
        .notConfirmed,
        "--confirm names ‘\(VisibleText.of(confirm))’, but this goes to ‘\(VisibleText.of(consent))’",
        remedy: "check the profile and the target, and name the right one", .usage)
    }
    return isAgain ? nil : review.repeatRefusal
  }

  /// Naming the test target is saying where it goes.
  private static let confirmedTest = SendRefusal(
    .notConfirmed, "--confirm is for the draft's own target, but a test goes to a test device",
    remedy: "leave --confirm out", .usage)
}

extension SendReview {
  /// That the message may go out twice; `nil` if it does not.
  fileprivate var repeatRefusal: SendRefusal? {
    repeated.map { refusal(ofRepeating: $0) }
  }
}
