/// A localization key that an app's strings have on one platform.
public struct AppKey: Hashable, Sendable {
  public var name: String
  /// What its translations are made from; where that is missing, one of them.
  ///
  /// `nil` for a key that has no plain text anywhere.
  public var text: String?
  /// How many locales have a text of their own for it.
  public var localeCount: Int
  /// Android's build drops the key, because it has no default text.
  public var isRemovedByBuild = false
}
