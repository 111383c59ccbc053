/// A key of the app's strings in the list from which one is taken.
public struct KeyEntry: Hashable, Sendable {
  public var name: String
  /// What the key says in the language that the app is translated from; `nil` where that is no plain text.
  public var text: String?
  public var isOnAndroid: Bool
  public var isOnApple: Bool
  /// How many locales have it on the platform that it is for.
  public var localeCount: Int
  /// `nil` where it can be taken; otherwise why not, in a few words.
  public var blocker: String?
  /// The key of the other platform that means the same.
  public var counterpart: String?
  /// The letters of the name that were found, counted from 0.
  public var nameSpots: Set<Int>
  /// The letters of the text that were found.
  public var textSpots: Set<Int>
}
