/// One `.stringsdict` file: texts that vary by plural category, device or width.
public struct AppleStringsdictFile: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var kind: AppleVariationKind
    /// The format text (`NSStringLocalizedFormatKey`): `%#@value@ new followers`.
    ///
    /// `nil` for device and width rules, and where the entry lacks it.
    public var text: String?
    /// In the file's order; those of a device's own format text are among them.
    public var variables: [Variable]
    /// The texts of a device or width rule.
    public var variants: [Variant]
    /// Counted from 1: the line of the key; 0 in a binary file.
    public var line: Int

    public init(
      key: String, kind: AppleVariationKind, text: String? = nil, variables: [Variable] = [],
      variants: [Variant] = [], line: Int
    ) {
      self.key = key
      self.kind = kind
      self.text = text
      self.variables = variables
      self.variants = variants
      self.line = line
    }
  }

  /// What a format text names as `%#@name@`.
  public struct Variable: Hashable, Sendable {
    public var name: String
    public var kind: AppleVariationKind
    /// The conversion of the argument without its percent sign (`NSStringFormatValueTypeKey`):
    /// `lld`.
    public var valueType: String?
    public var variants: [Variant]
    public var line: Int

    public init(
      name: String, kind: AppleVariationKind = .plural, valueType: String? = nil,
      variants: [Variant] = [], line: Int
    ) {
      self.name = name
      self.kind = kind
      self.valueType = valueType
      self.variants = variants
      self.line = line
    }
  }

  /// One of the texts between which is chosen.
  public struct Variant: Hashable, Sendable {
    /// `one`, `applewatch` or `20`.
    public var name: String
    /// Where a device has a format text and variables of its own, that format text.
    public var text: String
    public var line: Int

    public init(name: String, text: String, line: Int) {
      self.name = name
      self.text = text
      self.line = line
    }
  }

  /// In the file's order; of duplicates the last one counts.
  public var entries: [Entry]
  public var problems: [FileProblem]

  public init(entries: [Entry] = [], problems: [FileProblem] = []) {
    self.entries = entries
    self.problems = problems
  }
}
