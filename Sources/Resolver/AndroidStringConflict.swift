public import StringResources

/// A resource that stands twice in one source set, for the same configuration: the build refuses
/// it, even where both say the same.
public struct AndroidStringConflict: Hashable, Sendable {
  /// The later one.
  public var resource: AndroidValuesFile.Resource
  /// Where the one stands that is kept.
  public var earlier: TextSource
  /// `false` if one has no product and the other says that it is of the product `default`.
  public var isSameProduct: Bool

  public init(
    resource: AndroidValuesFile.Resource, earlier: TextSource, isSameProduct: Bool = true
  ) {
    self.resource = resource
    self.earlier = earlier
    self.isSameProduct = isSameProduct
  }

  /// In the words of aapt2, with both places once the file's own is put before it.
  public var problem: FileProblem {
    let what = isSameProduct ? "duplicate value" : "multiple default products"
    return FileProblem(
      .error,
      "\(what) for '\(resource.kind.typeName)/\(resource.name)':"
        + " \(earlier.file):\(earlier.line) has one already",
      line: resource.line, column: resource.column)
  }
}

extension AndroidValuesFile.Kind {
  /// As references and messages of the build have it.
  package var typeName: String {
    switch self {
    case .string: "string"
    case .plurals: "plurals"
    case .array: "array"
    case .other(let type): type
    }
  }
}

extension AndroidValuesFile.Resource {
  /// What `aapt2 link` says where it finds only variants for other products.
  public var problemWithoutDefaultProduct: FileProblem {
    FileProblem(
      .error,
      "no default product for '\(kind.typeName)/\(name)': add one without 'product' beside it",
      line: line, column: column)
  }

  /// `aapt2 link` keeps the variant without a product, or of the product `default`.
  var isInDefaultProduct: Bool { product == nil || product == "default" }

  /// Declarations rather than values.
  var mayBeRepeated: Bool {
    guard case .other(let type) = kind else { return false }
    return ["attr", "id", "symbol", "java-symbol", "add-resource", "public"].contains(type)
  }
}
