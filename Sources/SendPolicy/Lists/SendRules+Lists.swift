import HarmlessText
public import PushMessages
import RecipientLists
import Workspace

extension SendRules {
  /// The message of a draft as a list gets it: with its placeholders and the time that “expires in” becomes.
  ///
  /// `now` in seconds since 1970.
  public static func listMessage(of message: JSONNode, expiresIn: Int?, now: Int) -> JSONValue {
    OutgoingMessage.value(message, test: nil, expiresIn: expiresIn, now: now)
  }

  /// A list that holds what can't be sent, or nothing to send.
  static func listRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let list = sendCase.list else { return nil }
    let summary = list.summary
    if let first = summary.incomplete.first.first {
      let place = "{{\(VisibleText.of(first.remark))}}"
      return SendRefusal(
        .unreadableList,
        "\(ListAudience.counted(summary.incomplete.count, "line")) of the list "
          + "\(summary.incomplete.count == 1 ? "has" : "have") no value for a placeholder, first: line "
          + "\(first.line), \(place)",
        remedy: "fill the column, or remove the line", .unreadableInput)
    }
    if let first = summary.malformed.first.first, !list.skipsMalformed {
      return SendRefusal(
        .unreadableList,
        "\(ListAudience.counted(summary.malformed.count, "line")) of the list can't be used, first: "
          + "line \(first.line), \(first.remark)",
        remedy: "fix the list, or leave such lines out with --skip-malformed", .unreadableInput)
    }
    guard summary.recipients > 0 else {
      return SendRefusal(
        .unreadableList, "the list has no recipients", remedy: "add registrations, one a line",
        .unreadableInput)
    }
    guard let resumed = list.resumed, resumed.left == 0 else { return nil }
    return SendRefusal(
      .nothingLeft,
      resumed.unknown > 0
        ? "only recipients with an unknown outcome are left (\(resumed.unknown))"
        : "all recipients are done with",
      remedy: resumed.unknown > 0
        ? "send to them again with --include-unknown, or record what you find out with "
          + resumed.unsettled.map { "history settle \($0)" }.joined(separator: " and ")
        : "there is nothing to resume", .notAllowed)
  }

  /// A profile may limit how many people one command reaches.
  static func recipientsRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let list = sendCase.list, let profile = sendCase.profile.profile,
      let most = profile.maxRecipients, list.summary.recipients > most
    else { return nil }
    return SendRefusal(
      .tooManyRecipients,
      "the list has \(list.summary.recipients) recipients, and the profile "
        + "\(VisibleText.of(profile.name)) allows \(most)",
      remedy: "use a shorter list, or raise max-recipients", .notAllowed)
  }
}
