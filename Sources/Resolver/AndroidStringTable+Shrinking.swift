/// Texts that the sources have and a release of the app hasn't, because its build removes them.
extension AndroidStringTable {
  /// What becomes of a text in the release build; the reason is a sentence, lower-case and without a full stop.
  public enum Shrinking: Hashable, Sendable {
    /// Devices find nothing by the key.
    case removed(reason: String)
    /// An older build may keep it.
    case doubted(reason: String)
  }

  /// The table of a release that lacks some of the texts, by their keys.
  public func shrinking(_ fate: (_ key: String) -> Shrinking?) -> AndroidStringTable {
    var table = self
    for name in texts.keys { table.shrunk[name] = fate(name.text) }
    return table
  }

  /// What becomes of the text of a key, in any spelling that Android takes; `nil` if a release has it.
  public func shrinking(of key: String) -> Shrinking? {
    shrunk.isEmpty ? nil : shrunk[ExactName(entryName(of: key))]
  }
}
