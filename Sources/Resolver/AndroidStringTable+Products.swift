public import StringResources

/// Texts for products other than the default one.
extension AndroidStringTable {
  /// What the build refuses because none of its product variants is the default one: the first of
  /// them for each configuration, in the order added.
  ///
  /// What has no value for the default configuration is removed before that is looked at.
  public var resourcesWithoutDefaultProduct: [(file: String, resource: AndroidValuesFile.Resource)]
  {
    var known: Set<[String]> = []
    let named = Dictionary(grouping: variants) { resource(of: $0).name }
    return variants.filter { entry in
      let resource = resource(of: entry)
      let name = [resource.kind.typeName, resource.name, String(entry.configuration)]
      return !resource.mayBeRepeated && (build == .gradle || !hasDefaultProduct(entry))
        && !isRemoved(entry, besides: named[resource.name] ?? []) && known.insert(name).inserted
    }.map { (source(of: $0).file, resource(of: $0)) }
  }

  /// Whether the link removes a variant's resource because all its values are for locales.
  private func isRemoved(_ variant: Entry, besides variants: [Entry]) -> Bool {
    let resource = resource(of: variant)
    let inApp =
      resource.kind == .string
      ? texts[ExactName(resource.name)]?.entries ?? [] : others[ExactName(resource.name)] ?? []
    let own = (inApp + variants).filter { self.resource(of: $0).kind == resource.kind }
      .map { choices[$0.configuration] }
    return own.contains(where: \.isLocaleOnly) && !own.contains(where: \.isDefault)
  }

  /// Whether a variant stands beside one of the default product.
  private func hasDefaultProduct(_ variant: Entry) -> Bool {
    let resource = resource(of: variant)
    if resource.kind == .string {
      return texts[ExactName(resource.name)]?.index(of: variant.configuration) != nil
    }
    return others[ExactName(resource.name)]?.contains {
      $0.configuration == variant.configuration && $0.version == variant.version
        && self.resource(of: $0).kind == resource.kind
    } ?? false
  }
}
