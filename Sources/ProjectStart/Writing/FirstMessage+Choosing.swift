internal import ByteSearch
internal import Resolver

extension FirstMessage {
  /// A title and a body whose names differ in that word alone, the ones that seem to be a notification's first.
  static func pair(_ inventory: KeyInventory, on platform: Platform) -> Keys? {
    let keys = usable(inventory, on: platform)
    var titles: [[Substring]: AppKey] = [:]
    for key in keys {
      if let stem = stem(of: key.name, without: titleWords) { titles[stem] = titles[stem] ?? key }
    }
    let pairs = keys.compactMap { key -> (keys: Keys, rank: Int)? in
      guard let stem = stem(of: key.name, without: bodyWords), let title = titles[stem],
        title.name != key.name
      else { return nil }
      let rank = rank(of: key, inventory, on: platform) + rank(of: title, inventory, on: platform)
      return (Keys(title: title.name, body: key.name), rank)
    }
    return best(pairs)
  }

  /// One text, as a body.
  static func single(_ inventory: KeyInventory, on platform: Platform) -> Keys? {
    best(
      usable(inventory, on: platform).map { key in
        (Keys(title: nil, body: key.name), rank(of: key, inventory, on: platform))
      })
  }

  /// The highest; of several the first.
  private static func best(_ ranked: [(keys: Keys, rank: Int)]) -> Keys? {
    var best: (keys: Keys, rank: Int)?
    for candidate in ranked where best.map({ candidate.rank > $0.rank }) ?? true {
      best = candidate
    }
    return best?.keys
  }

  private static func usable(_ inventory: KeyInventory, on platform: Platform) -> [AppKey] {
    inventory.keys(on: platform).filter { !$0.isRemovedByBuild && isPlain($0.text) }
  }

  /// Whether a text can be shown as it is: no placeholder, no markup, one line, and some words.
  static func isPlain(_ text: String?) -> Bool {
    guard let text, (4...160).contains(text.utf8.count) else { return false }
    return text.contains(" ")
      && !text.contains { "%{}<>@\n\\".contains($0) } && text.contains(where: \.isLetter)
  }

  private static func rank(
    of key: AppKey, _ inventory: KeyInventory, on platform: Platform
  ) -> Int {
    let name = key.name.lowercased()
    var rank = 0
    if name.holds("notif") || name.holds("push") { rank += 40 }
    if name.holds("welcome") { rank += 10 }
    // What settings say about notifications isn't a notification.
    if ["setting", "preference", "summary", "dialog", "error", "permission", "channel", "intent"]
      .contains(where: { name.holds($0) })
    {
      rank -= 30
    }
    let all = max(1, inventory.localeCount(on: platform))
    // Where a translation is missing, Apple devices show the key itself.
    rank += 30 * key.localeCount / all + (key.localeCount == all ? 50 : 0)
    if platform == .android, let other = inventory.counterpart(of: key.name, on: .apple),
      isPlain(other.text)
    {
      rank += 60
    }
    return rank
  }

  /// The words of a name without the one that says which part of a notification it is; `nil` if it has none.
  private static func stem(of name: String, without words: Set<String>) -> [Substring]? {
    var parts = name.split { $0 == "_" || $0 == "." || $0 == "-" || $0 == " " }
    guard parts.count > 1, let index = parts.lastIndex(where: { words.contains($0.lowercased()) })
    else { return nil }
    parts.remove(at: index)
    return parts
  }

  private static let titleWords: Set = ["title", "header", "headline", "subject"]
  private static let bodyWords: Set = [
    "body", "text", "message", "content", "description", "subtitle",
  ]
}
