extension ReleaseBuild {
  /// What the app's own script says, and what the build as a whole says beside it.
  init(
    _ script: GradleScript?, all scripts: [GradleScript], catalogs: [ProjectPart.Property],
    properties: [ProjectPart.Property]
  ) {
    self.init()
    pluginVersion =
      catalogs.lazy.compactMap { Self.pluginVersion(inCatalog: $0.text) }.first
      ?? scripts.lazy.compactMap(Self.pluginVersion).first
    optimizesResources = properties.contains { property in
      property.text.split(whereSeparator: \.isNewline).contains {
        $0.filter { !$0.isWhitespace } == "android.r8.optimizedResourceShrinking=true"
      }
    }
    guard let script else { return }
    shrinksResources =
      script.releaseSwitch(["isShrinkResources", "shrinkResources"])
      ?? script.releaseOptimization
    locales = Self.locales(of: script)
    minimumAPI = script.values(["minSdk", "minSdkVersion"]).last {
      $0.blocks.contains("defaultConfig") && $0.words.count == 1
    }.flatMap { Int($0.words[0].text) }
    let ids = script.values(["applicationId"]).filter { $0.words.count == 1 && !$0.texts.isEmpty }
    applicationIDs = ids.flatMap(\.texts)
    applicationIDPlace = ids.first.map(script.place)
  }

  /// The languages of a build's list, if every variant has one and no code computes it.
  private static func locales(of script: GradleScript) -> LocaleFilter? {
    let lists = script.values(names).filter { list in
      !list.blocks.contains { $0 == "debug" }
    }
    // A list of a flavor alone leaves the others without one.
    guard let common = lists.first(where: { !$0.blocks.contains("productFlavors") }),
      lists.allSatisfy({ !$0.isComputed && !$0.isConditional })
    else { return nil }
    let locales = lists.flatMap(\.texts).filter { !isDensity($0) }
    return locales.isEmpty ? nil : LocaleFilter(locales, place: script.place(common))
  }

  private static let names: Set = [
    "resConfig", "resConfigs", "resourceConfigurations", "localeFilters",
  ]

  private static func isDensity(_ text: String) -> Bool { text.hasSuffix("dpi") }

  /// `agp = "9.3.0"`, or whatever the plugin's own entry calls its version.
  private static func pluginVersion(inCatalog text: String) -> Int? {
    var versions: [String: Int] = [:]
    var reference: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if let version = major(parts[1]) {
        versions[parts[0].filter { $0.isLetter || $0.isNumber }.lowercased()] = version
      }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      guard words.contains("com.android.application") else { continue }
      if let at = words.firstIndex(of: "version.ref"), at + 1 < words.count {
        reference = words[at + 1].filter { $0.isLetter || $0.isNumber }.lowercased()
      } else if let at = words.firstIndex(of: "version"), at + 1 < words.count {
        return major(words[at + 1])
      }
    }
    if let reference { return versions[reference] }
    return ["agp", "androidgradleplugin", "androidgradle"].lazy.compactMap { versions[$0] }.first
  }

  private static func pluginVersion(_ script: GradleScript) -> Int? {
    let prefix = "com.android.tools.build:gradle:"
    for statement in script.statements {
      for word in statement.words where word.isText && word.text.hasPrefix(prefix) {
        if let version = major(word.text.dropFirst(prefix.count)) { return version }
      }
      guard statement.words.first?.text == "com.android.application",
        let at = statement.words.firstIndex(where: { $0.text == "version" }),
        at + 1 < statement.words.count
      else { continue }
      if let version = major(statement.words[at + 1].text[...]) { return version }
    }
    return nil
  }

  /// The first number of a version in quotation marks or without them.
  private static func major(_ version: Substring) -> Int? {
    let digits = version.drop { $0 == " " || $0 == "\"" || $0 == "'" }
    let parts = digits.split(separator: ".")
    return parts.count > 1 ? Int(parts[0]) : nil
  }
}

extension GradleScript {
  /// `optimization { enable = true }`, which includes resources.
  fileprivate var releaseOptimization: GradleSwitch? {
    let own = values(["enable"]).last {
      $0.blocks.last == "optimization" && $0.blocks.contains("release")
    }
    guard let own else { return nil }
    return own.truth.map { .said($0, place(own)) } ?? .computed(place(own))
  }
}
