import PushMessages
import Resolver

/// A key inside of `aps` that no Apple device knows, such as `loc_key` or `mutableContent`.
///
/// All keys of `aps` are hyphenated, unlike FCM's own. A device ignores what it does not know, so the text or the image is just
/// not there; of an `APS` or `Aps` it ignores the whole alert. Keys of the app's own belong beside `aps`, not into it.
enum ApsNameRule: LintRule {
  static let id = "aps-name"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "the key doesn't resemble any of Apple's"
  static let summary = "A key in aps that no Apple device knows, such as loc_key."

  private static let payload: FieldPath = "apns.payload"
  private static let aps: FieldPath = "apns.payload.aps"

  static func findings(in subject: LintSubject) -> [Finding] {
    [aps, aps.appending("alert"), aps.appending("sound")].flatMap { holder in
      (subject.document.node(at: holder)?.members ?? []).compactMap { member -> Finding? in
        let path = holder.appending(member.key)
        guard FieldCatalogue[path] == nil else { return nil }
        return finding(about: member.key, in: holder, at: path)
      }
    } + outsideOfAps(in: subject.document)
      + misspelled(in: subject.document).map { key in
        let path = payload.appending(key)
        let isTaken = subject.document.node(at: aps) != nil
        return finding(
          "\(path.description): Apple devices look for aps, in small letters, and ignore it",
          remedy: isTaken ? "move its contents into aps" : "rename it to aps", at: path, on: .apple,
          fix: isTaken ? nil : Fix("rename it to aps", .move(path, to: aps)))
      }
  }

  /// The keys of the payload that are meant as `aps`: in other letters, or with an alert in them if there is no `aps`.
  static func misspelled(in document: MessageDocument) -> [String] {
    let members = document.node(at: payload)?.members ?? []
    let hasAps = members.contains { $0.key == "aps" }
    return members.filter { member in
      guard member.key != "aps", let inside = member.value.members else { return false }
      let letters = member.key.lowercased().filter(\.isLetter)
      return letters == "aps"
        || !hasAps && letters.sorted() == "aps".sorted() && inside.contains { $0.key == "alert" }
    }.map(\.key)
  }

  private static func finding(about key: String, in holder: FieldPath, at path: FieldPath)
    -> Finding
  {
    let known = FieldCatalogue.children(of: holder).map(\.path.lastKey)
    let folded = folding(key)
    guard let name = known.first(where: { folding($0) == folded }) ?? alias(key, in: known) else {
      return finding(
        "\(path.description): Apple devices don't know this key and ignore it", as: .warning,
        remedy: "put your own keys beside aps", at: path, on: .apple)
    }
    return finding(
      "\(path.description): Apple devices ignore it; the key is \(name)",
      remedy: "rename it to \(name)", at: path, on: .apple,
      fix: Fix("rename it to \(name)", .move(path, to: holder.appending(name))))
  }

  /// `mutable-content` and the like beside `aps` instead of in it, or among the headers.
  private static func outsideOfAps(in document: MessageDocument) -> [Finding] {
    let names = ["mutable-content", "content-available", "alert", "badge", "category", "thread-id"]
    return ["apns.payload", "apns.headers"].flatMap { (holder: FieldPath) in
      names.compactMap { name -> Finding? in
        let path = holder.appending(name)
        guard document.node(at: path) != nil else { return nil }
        let place = aps.appending(name)
        return finding(
          "\(path.description): Apple devices look for it in aps only", remedy: "move it into aps",
          at: path, on: .apple, fix: Fix("move it to \(place)", .move(path, to: place)))
      }
    }
  }

  /// Hyphens, underscores and capitals are what people mix up.
  private static func folding(_ key: String) -> String {
    key.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The name that Android and FCM's SDKs have for it.
  private static func alias(_ key: String, in known: [String]) -> String? {
    let aliases = [
      "bodylockey": "loc-key", "bodylocargs": "loc-args", "clickaction": "category",
      "threadid": "thread-id", "titlelocalizationkey": "title-loc-key",
    ]
    return aliases[folding(key)].flatMap { known.contains($0) ? $0 : nil }
  }
}
