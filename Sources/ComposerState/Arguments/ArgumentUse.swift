public import DevicePreview
public import Resolver

/// What one locale does with an argument.
public struct ArgumentUse: Hashable, Sendable {
  public var locale: String
  public var platform: Platform
  /// The text as the app's file has it.
  public var text: String
  /// Where the text has the argument's placeholders, in grapheme clusters; empty where it does not use it.
  public var spots: Set<Int>
  /// What becomes of the whole text.
  public var verdict: Verdict
}
