/// Makes entries of a `.stringsdict` file out of its dictionaries.
struct AppleStringsdictReader {
  private typealias Variable = AppleStringsdictFile.Variable
  private typealias Variant = AppleStringsdictFile.Variant

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let ruleKey = "NSStringFormatSpecTypeKey"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let rules: [(key: String, kind: AppleVariationKind)] = [
    ("NSStringDeviceSpecificRuleType", .device), ("NSStringVariableWidthRuleType", .width),
  ]

  var problems: [FileProblem]

  mutating func entry(_ entry: PropertyList.Entry) -> AppleStringsdictFile.Entry? {
    guard let fields = entry.value.dictionary else {
      warn("“\(entry.key)” isn't a dictionary: put plain texts into a .strings file", entry)
      return nil
    }
    for rule in Self.rules {
      guard let field = fields.last(where: { $0.key == rule.key }) else { continue }
      return variedEntry(entry, field, kind: rule.kind)
    }
    let (text, variables) = format(fields, of: entry)
    return AppleStringsdictFile.Entry(
      key: entry.key, kind: .plural, text: text, variables: variables, line: entry.line)
  }

  private mutating func variedEntry(
    _ entry: PropertyList.Entry, _ rule: PropertyList.Entry, kind: AppleVariationKind
  ) -> AppleStringsdictFile.Entry {
    var result = AppleStringsdictFile.Entry(key: entry.key, kind: kind, line: entry.line)
    guard let fields = rule.value.dictionary else {
      warn("\(rule.key) of “\(entry.key)” isn't a dictionary of texts", rule)
      return result
    }
    for field in fields where isAllowed(field, kind) {
      var text = field.value.text
      if let own = field.value.dictionary {
        let (format, variables) = format(own, of: field)
        text = format
        result.variables += variables
      } else if text == nil {
        warn("“\(field.key)” has no text", field)
      }
      guard let text else { continue }
      result.variants.append(Variant(name: field.key, text: text, line: field.line))
    }
    return result
  }

  /// A format text with the variables that it names.
  private mutating func format(
    _ fields: [PropertyList.Entry], of entry: PropertyList.Entry
  ) -> (text: String?, variables: [Variable]) {
    let format = fields.last { $0.key == Self.formatKey }
    if format?.value.text == nil {
      warn("“\(entry.key)” has no \(Self.formatKey): add the text that names its variables", entry)
    }
    var variables: [Variable] = []
    for field in fields where field.key != Self.formatKey {
      if let content = field.value.dictionary {
        variables.append(variable(field, content))
      } else {
        warn("“\(field.key)” isn't a variable: write a dictionary of plural categories", field)
      }
    }
    let names = Set(variables.map(\.name))
    var texts = variables.flatMap(\.variants).map { ($0.text, $0.line) }
    if let format, let text = format.value.text { texts.insert((text, format.line), at: 0) }
    for (text, line) in texts {
      for name in AppleFormatText.variableNames(in: text) where !names.contains(name) {
        let sentence =
          "the text names the variable “\(name)”, but “\(entry.key)” doesn't define it"
        problems.append(FileProblem(.warning, sentence, line: line))
      }
    }
    return (format?.value.text, variables)
  }

  private mutating func variable(
    _ entry: PropertyList.Entry, _ fields: [PropertyList.Entry]
  ) -> Variable {
    if fields.last(where: { $0.key == Self.ruleKey })?.value.text != Self.pluralRule {
      warn("\(Self.ruleKey) of the variable “\(entry.key)” must be \(Self.pluralRule)", entry)
    }
    let valueType = fields.last { $0.key == Self.valueTypeKey }?.value.text
    var variable = Variable(name: entry.key, valueType: valueType, line: entry.line)
    for field in fields where field.key != Self.ruleKey && field.key != Self.valueTypeKey {
      guard isAllowed(field, .plural) else { continue }
      guard let text = field.value.text else {
        warn("“\(field.key)” of the variable “\(entry.key)” has no text", field)
        continue
      }
      variable.variants.append(Variant(name: field.key, text: text, line: field.line))
    }
    if !variable.variants.contains(where: { $0.name == "other" }) {
      warn("the variable “\(entry.key)” has no text for other: every number needs one", entry)
    }
    return variable
  }

  private mutating func isAllowed(_ field: PropertyList.Entry, _ kind: AppleVariationKind) -> Bool {
    guard !kind.allows(field.key) else { return true }
    warn("“\(field.key)” is never chosen: write \(kind.allowedNames)", field)
    return false
  }

  private mutating func warn(_ sentence: String, _ entry: PropertyList.Entry) {
    problems.append(FileProblem(.warning, sentence, line: entry.line))
  }
}

extension AppleStringsdictFile {
  /// Reads one `.stringsdict` file: a property list in any of its three forms.
  ///
  /// A file that isn't a property list is rejected whole; an entry that is not what Apple's String
  /// Dictionary format asks for leaves a problem. Xcode looks at neither names nor texts in it, so
  /// those problems are warnings.
  public static func reading(_ bytes: [UInt8]) -> AppleStringsdictFile {
    let list = PropertyList.reading(bytes)
    var reader = AppleStringsdictReader(problems: list.problems)
    let entries = list.entries.compactMap { reader.entry($0) }
    return AppleStringsdictFile(entries: entries, problems: reader.problems)
  }
}
