public import StringResources

/// A resource that stands twice in one source set, for the same configuration: the build refuses
/// it, even where both say the same.
public struct AndroidStringConflict: Hashable, Sendable {
  /// The later one.
  public var resource: AndroidValuesFile.Resource
  /// Where the one stands that is kept.
  public var earlier: TextSource

  public init(resource: AndroidValuesFile.Resource, earlier: TextSource) {
    self.resource = resource
    self.earlier = earlier
  }

  /// In the words of aapt2, with both places once the file's own is put before it.
  public var problem: FileProblem {
    FileProblem(
      .error,
      "duplicate value for '\(resource.kind.typeName)/\(resource.name)':"
        + " \(earlier.file):\(earlier.line) has one already",
      line: resource.line, column: resource.column)
  }
}

extension AndroidValuesFile.Kind {
  fileprivate var typeName: String {
    switch self {
    case .string: "string"
    case .plurals: "plurals"
    case .array: "array"
    case .other(let type): type
    }
  }
}

extension AndroidValuesFile.Resource {
  /// `aapt2 link` keeps the variant without a product, or of the product `default`.
  var isInDefaultProduct: Bool { product == nil || product == "default" }

  /// Declarations rather than values.
  var mayBeRepeated: Bool {
    guard case .other(let type) = kind else { return false }
    return ["attr", "id", "symbol", "java-symbol", "add-resource", "public"].contains(type)
  }
}
