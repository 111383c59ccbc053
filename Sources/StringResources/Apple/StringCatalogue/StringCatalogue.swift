/// A string catalog of Xcode (`.xcstrings`): the texts of all languages in one file.
///
/// An app has no catalog in it: the build compiles it into the tables that ``compiled()`` answers.
public struct StringCatalogue: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var key: String
    /// `manual`, `stale`, `migrated` or `extracted_with_value`; `nil` if the build found the key
    /// in the code.
    public var extractionState: String?
    public var shouldTranslate: Bool
    /// In the file's order.
    public var localizations: [Localization]
    /// Counted from 1: the place of the key.
    public var line: Int
    /// Counted from 1, in UTF-8 bytes.
    public var column: Int
  }

  public struct Localization: Hashable, Sendable {
    /// As a BCP 47 tag: `fr`, `zh-Hans`, `pt-BR`.
    public var language: String
    public var value: Value
    public var line: Int
    public var column: Int
  }

  /// What a localization says, or one of its variations: usually one of these only.
  public struct Value: Hashable, Sendable {
    public var unit: Unit?
    /// The phrases of a `stringSet`, as App Shortcuts have them.
    public var phrases: [Unit] = []
    public var plural: [Variation] = []
    public var device: [Variation] = []
    /// What the text names as `%#@name@`.
    public var substitutions: [Substitution] = []
  }

  /// One text.
  public struct Unit: Hashable, Sendable {
    /// `translated`, `needs_review`, `new`, or what another tool wrote.
    public var state: String
    public var value: String
    /// Counted from 1: the place of the text.
    public var line: Int
    public var column: Int
  }

  public struct Variation: Hashable, Sendable {
    /// `few` or `applewatch`.
    public var name: String
    public var value: Value
    public var line: Int
  }

  public struct Substitution: Hashable, Sendable {
    public var name: String
    /// Which argument it takes, counted from 1; `nil` takes the next one.
    public var argument: Int?
    /// Without its percent sign: `lld`.
    public var formatSpecifier: String?
    public var value: Value
    public var line: Int
  }

  /// The language in which the app's code is written; empty if the file does not say.
  public var sourceLanguage: String
  /// `1.0`; empty if the file does not say.
  public var version: String
  /// In the file's order, each key once.
  public var entries: [Entry]
  public var problems: [FileProblem]

  public init(
    sourceLanguage: String = "", version: String = "", entries: [Entry] = [],
    problems: [FileProblem] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.entries = entries
    self.problems = problems
  }
}
