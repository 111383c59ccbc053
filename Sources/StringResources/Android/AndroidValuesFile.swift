/// One `*.xml` of a `res/values*` directory, read as aapt2 reads it.
public struct AndroidValuesFile: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case string
    case plurals
    case array
    /// Another resource type (`color`, `bool`, …); FCM never finds it by a localization key.
    case other(String)
  }

  public struct Resource: Hashable, Sendable {
    public var name: String
    public var kind: Kind
    /// For another type than ``Kind/string`` what a device prints of it, where a string refers to it;
    /// without meaning where ``isSingleValue`` is false.
    public var value: AndroidStringValue
    /// Counted from 1: the line of the opening tag.
    public var line: Int
    public var column: Int
    public var isTranslatable: Bool
    /// The product variant (`product="tablet"`); `nil` and `default` are what a build keeps.
    public var product: String?

    /// Whether it has one value, and isn't a list, style or declaration.
    public var isSingleValue: Bool {
      switch kind {
      case .string: true
      case .plurals, .array: false
      case .other(let type): Self.singleValueTypes.contains(type)
      }
    }

    private static let singleValueTypes: Set<String> = [
      "bool", "color", "dimen", "drawable", "fraction", "id", "integer",
    ]

    public init(
      name: String, kind: Kind, value: AndroidStringValue, line: Int, column: Int = 1,
      isTranslatable: Bool = true, product: String? = nil
    ) {
      self.name = name
      self.kind = kind
      self.value = value
      self.line = line
      self.column = column
      self.isTranslatable = isTranslatable
      self.product = product
    }
  }

  /// One of the texts of a `<plurals>`.
  public struct Quantity: Hashable, Sendable {
    /// Of the resource.
    public var name: String
    /// `one`, `other`.
    public var quantity: String
    public var text: String
    public var line: Int

    public init(name: String, quantity: String, text: String, line: Int) {
      self.name = name
      self.quantity = quantity
      self.text = text
      self.line = line
    }
  }

  /// In the file's order; duplicates included.
  public var resources: [Resource]
  /// The texts of its `<plurals>`, apart from the resources because only a search looks at them.
  public var quantities: [Quantity] = []
  public var problems: [FileProblem]
  /// The resources that problems are about, by their names; all others are about the whole file.
  var problemNames: [FileProblem: String] = [:]

  /// The errors, each with the name of the resource that is missing because of it; `nil` if any
  /// resource may be.
  public var errors: [(problem: FileProblem, name: String?)] {
    problems.filter { $0.severity == .error }.map { ($0, problemNames[$0]) }
  }

  public init(resources: [Resource] = [], problems: [FileProblem] = []) {
    self.resources = resources
    self.problems = problems
  }
}
