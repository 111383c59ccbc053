/// One of the texts between which a number decides, or a device or the room for it.
///
/// No push ever shows one of them.
public struct PluralText: Hashable, Sendable {
  public var key: String
  /// `one`, `other`; on Apple also a device or a width.
  public var quantity: String
  public var text: String
  public var source: TextSource
}
