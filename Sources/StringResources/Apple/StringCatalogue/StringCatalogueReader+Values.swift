extension StringCatalogueReader {
  /// Reads what a localization, a variation or a substitution says.
  mutating func value(_ node: JSONNode, of name: String) -> StringCatalogue.Value? {
    guard let fields = members(of: node, name) else { return nil }
    var value = StringCatalogue.Value()
    for field in fields {
      switch field.key {
      case "stringUnit": value.unit = unit(field.value)
      case "stringSet": value.phrases = phrases(field.value)
      case "variations": readVariations(field.value, into: &value)
      case "substitutions":
        let substitutions = members(of: field.value, "“substitutions”") ?? []
        value.substitutions = substitutions.compactMap { substitution($0) }
      default: break
      }
    }
    return value
  }

  private mutating func unit(_ node: JSONNode) -> StringCatalogue.Unit? {
    guard let fields = members(of: node, "“stringUnit”") else { return nil }
    let state = fields.last { $0.key == "state" }.flatMap { text($0.value, "state") }
    guard let field = fields.last(where: { $0.key == "value" }) else {
      report(.error, "the “stringUnit” has no “value”", at: node.offset)
      return nil
    }
    return text(field.value, "value").map { unit($0, state, at: field.value) }
  }

  private func unit(
    _ text: String, _ state: String?, at node: JSONNode
  ) -> StringCatalogue.Unit {
    let (line, column) = lines.place(of: node.offset)
    return StringCatalogue.Unit(state: state ?? "", value: text, line: line, column: column)
  }

  private mutating func phrases(_ node: JSONNode) -> [StringCatalogue.Unit] {
    guard let fields = members(of: node, "“stringSet”") else { return [] }
    let state = fields.last { $0.key == "state" }.flatMap { text($0.value, "state") }
    guard case .array(let values) = fields.last(where: { $0.key == "values" })?.value.kind else {
      report(.error, "the “stringSet” has no list of “values”", at: node.offset)
      return []
    }
    return values.compactMap { value in
      text(value, "values").map { unit($0, state, at: value) }
    }
  }

  private mutating func readVariations(_ node: JSONNode, into value: inout StringCatalogue.Value) {
    for field in members(of: node, "“variations”") ?? [] {
      switch field.key {
      case "plural": value.plural = variations(field, .plural)
      case "device": value.device = variations(field, .device)
      default:
        let sentence = "texts can't vary by “\(field.key)”: write “plural” or “device”"
        report(.warning, sentence, at: field.offset)
      }
    }
  }

  private mutating func variations(
    _ member: JSONNode.Member, _ kind: AppleVariationKind
  ) -> [StringCatalogue.Variation] {
    guard let fields = members(of: member.value, "“\(member.key)”") else { return [] }
    var variations: [StringCatalogue.Variation] = []
    for field in fields {
      guard kind.allows(field.key) else {
        let sentence = "“\(field.key)” is never chosen: write \(kind.allowedNames)"
        report(.warning, sentence, at: field.offset)
        continue
      }
      guard let value = value(field.value, of: "“\(field.key)”") else { continue }
      if kind == .plural, !value.device.isEmpty {
        let sentence = "a plural category can't vary by device: put the plurals into the devices"
        report(.warning, sentence, at: field.offset)
      }
      let line = lines.place(of: field.offset).line
      variations.append(StringCatalogue.Variation(name: field.key, value: value, line: line))
    }
    if kind == .plural, !fields.contains(where: { $0.key == "other" }) {
      let sentence = "the plural has no text for other: every number needs one"
      report(.warning, sentence, at: member.offset)
    }
    return variations
  }

  private mutating func substitution(
    _ member: JSONNode.Member
  ) -> StringCatalogue.Substitution? {
    guard let value = value(member.value, of: "“\(member.key)”") else { return nil }
    var substitution = StringCatalogue.Substitution(
      name: member.key, argument: nil, formatSpecifier: nil, value: value,
      line: lines.place(of: member.offset).line)
    for field in member.value.members ?? [] {
      switch field.key {
      case "formatSpecifier": substitution.formatSpecifier = text(field.value, field.key)
      case "argNum":
        if case .number(let number) = field.value.kind, let argument = Int(number) {
          substitution.argument = argument
        } else {
          report(.error, "“argNum” must be a whole number", at: field.value.offset)
        }
      default: break
      }
    }
    return substitution
  }
}
