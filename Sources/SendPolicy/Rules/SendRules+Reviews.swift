import HarmlessText
import MessageLint
import Workspace

extension SendRules {
  /// A profile may demand that people have looked at the translations; a test is how they do it, so it needs none.
  static func reviewRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard sendCase.purpose == .send, let profile = sendCase.profile.profile,
      let demand = profile.requiredReview
    else { return nil }
    if let fault = sendCase.translations?.fault {
      return SendRefusal(
        .notReviewed, "not all reviews can be read (\(VisibleText.of(fault)))",
        remedy: "fix that file: the profile \(profile.name) requires reviews", .configuration)
    }
    guard let translations = sendCase.translations else {
      return SendRefusal(
        .notReviewed, "no locale is reviewed", remedy: remedy(demand, of: profile), .notAllowed)
    }
    return translations.missing(demand).map {
      SendRefusal(.notReviewed, $0.sentence, remedy: remedy(demand, of: profile), .notAllowed)
    }
  }

  private static func remedy(_ demand: ReviewDemand, of profile: Profile) -> String {
    "the profile \(VisibleText.of(profile.name)) requires reviews (\(demand)): review them in the composer, or with "
      + "pushwright review"
  }
}
