extension StringCatalogue {
  /// What one language of the catalog is in the app: the tables of its `.lproj` folder.
  public struct Tables: Hashable, Sendable {
    public var language: String
    /// The entries of the `.strings` file; the build makes no file if there are none.
    public var strings: [AppleStringsFile.Entry] = []
    /// The entries of the `.stringsdict` file, likewise.
    public var stringsdict: [AppleStringsdictFile.Entry] = []
  }

  /// The tables into which the build compiles the catalog (`xcstringstool compile`), in the order
  /// of the languages.
  ///
  /// - A text that does not vary goes to the `.strings` file.
  /// - Plurals are in the `.stringsdict` file only, and their text is `%#@value@`; so are texts
  ///   with substitutions, whose names become variables, and texts that vary by device.
  /// - A key without a text in a language is not in that language's tables: nothing falls through
  ///   to the source language.
  /// - In the source language a key without a text is its own text.
  /// - What should not be translated is in the source language only.
  /// - Stale keys stay in.
  ///
  /// The result for texts that are `new` or `needs_review` wasn't measured. Here they count as
  /// any other, unless they are empty: then the key has no text. The same holds for
  /// `shouldTranslate`, and for the phrases of a string set, which aren't text.
  public func compiled() -> [Tables] {
    var tables: [String: Tables] = [:]
    for entry in entries {
      var hasSource = false
      for localization in entry.localizations {
        let isSource = localization.language == sourceLanguage
        guard isSource || entry.shouldTranslate else { continue }
        guard localization.value.hasText else { continue }
        hasSource = hasSource || isSource
        tables[localization.language, default: Tables(language: localization.language)]
          .add(localization, key: entry.key)
      }
      guard !hasSource, !sourceLanguage.isEmpty else { continue }
      tables[sourceLanguage, default: Tables(language: sourceLanguage)].strings
        .append(AppleStringsFile.Entry(key: entry.key, text: entry.key, line: entry.line))
    }
    return tables.values.sorted { $0.language < $1.language }
  }
}

extension StringCatalogue.Tables {
  fileprivate mutating func add(_ localization: StringCatalogue.Localization, key: String) {
    let value = localization.value
    if !value.device.isEmpty {
      let variants = value.device.compactMap { variation in
        variation.value.formatText.map {
          AppleStringsdictFile.Variant(name: variation.name, text: $0, line: variation.line)
        }
      }
      stringsdict.append(
        AppleStringsdictFile.Entry(
          key: key, kind: .device, variables: value.variables, variants: variants,
          line: localization.line))
    } else if let unit = value.unit, value.plural.isEmpty, value.substitutions.isEmpty {
      strings.append(AppleStringsFile.Entry(key: key, text: unit.value, line: unit.line))
    } else if let text = value.formatText {
      stringsdict.append(
        AppleStringsdictFile.Entry(
          key: key, kind: .plural, text: text, variables: value.variables,
          line: value.plural.isEmpty ? value.unit?.line ?? localization.line : localization.line))
    } else {
      strings.append(AppleStringsFile.Entry(key: key, text: nil, line: localization.line))
    }
  }
}

extension StringCatalogue.Value {
  /// Whether there is anything to show, in one variation at least.
  fileprivate var hasText: Bool {
    if let unit, unit.state == "translated" || !unit.value.isEmpty { return true }
    return !phrases.isEmpty || (plural + device).contains { $0.value.hasText }
  }

  /// The text itself; `nil` for a string set.
  fileprivate var formatText: String? { plural.isEmpty ? unit?.value : "%#@value@" }

  /// The variables of the text and of all its variations.
  fileprivate var variables: [AppleStringsdictFile.Variable] {
    var variables = substitutions.map(\.variable)
    if !plural.isEmpty {
      variables.insert(
        AppleStringsdictFile.Variable(
          name: "value", valueType: "lld", variants: plural.compactMap { $0.variant { $0 } },
          line: plural[0].line), at: 0)
    }
    return variables + (plural + device).flatMap(\.value.variables)
  }
}

extension StringCatalogue.Variation {
  fileprivate func variant(
    _ edit: (String) -> String
  ) -> AppleStringsdictFile.Variant? {
    value.unit.map { .init(name: name, text: edit($0.value), line: $0.line) }
  }
}

extension StringCatalogue.Substitution {
  /// `%arg` becomes the argument that it stands for.
  fileprivate var variable: AppleStringsdictFile.Variable {
    let specifier = formatSpecifier ?? "lld"
    let placeholder = argument.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
    let edit = { AppleFormatText.replacingArgument(in: $0, with: placeholder) }
    let kind: AppleVariationKind = value.device.isEmpty ? .plural : .device
    var variants = (value.device + value.plural).compactMap { $0.variant(edit) }
    if variants.isEmpty, let unit = value.unit {
      variants = [.init(name: "other", text: edit(unit.value), line: unit.line)]
    }
    return AppleStringsdictFile.Variable(
      name: name, kind: kind, valueType: specifier, variants: variants, line: line)
  }
}
