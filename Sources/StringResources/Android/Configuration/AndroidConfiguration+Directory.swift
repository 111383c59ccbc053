extension AndroidConfiguration {
  /// Reads the name of a `values` directory: `values-fr-rCA-land`.
  ///
  /// Qualifiers stand in the platform's order, each once at most, in upper or lower case. A version
  /// that a qualifier implies is filled in. `nil` if the build refuses the name;
  /// ``problem(inDirectoryName:build:)`` says why.
  public init?(directoryName: String, build: AndroidBuild = .gradle) {
    self.init()
    guard let parts = Self.parts(of: directoryName) else { return nil }
    guard !parts.isEmpty else { return }

    var rest = build == .gradle ? Self.ordered(parts)[...] : parts[...]
    // In Gradle `any` is for the first qualifier only.
    if build == .gradle, rest.dropFirst().contains("any") { return nil }
    func read(_ qualifiers: [AndroidQualifier], into configuration: inout AndroidConfiguration) {
      for qualifier in qualifiers {
        guard let part = rest.first else { return }
        if qualifier.read(part, &configuration) { rest.removeFirst() }
      }
    }
    read(AndroidQualifier.beforeLocale, into: &self)
    guard let taken = locale.read(rest, build) else { return nil }
    rest = rest.dropFirst(taken)
    read(AndroidQualifier.behindLocale, into: &self)
    guard rest.isEmpty else { return nil }

    if build == .gradle, mobileNetworkCode == 0 { mobileNetworkCode = nil }
    if let implied = impliedVersion(build) { version = max(version ?? 0, implied) }
  }

  /// The name under which Gradle merges a directory that it reads as this configuration.
  func mergedName(ofDirectory name: String) -> String {
    let parts = name.lowercased().split(separator: "-").dropFirst()
    guard let written = parts.first(where: { $0.hasPrefix("b+") }),
      let locale = Locale.merged(written.dropFirst(2).split(separator: "+").map(String.init))
    else { return parts.first == "any" ? directoryName + "-any" : directoryName }
    return directoryName(locale: locale)
  }

  /// Gradle takes the sides of a screen in any order.
  private static func ordered(_ parts: [String]) -> [String] {
    parts.map { part in
      let sides = part.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, let first = Int(sides[0]), let second = Int(sides[1]), first < second
      else { return part }
      return "\(sides[1])x\(sides[0])"
    }
  }

  /// The name as aapt2 prints it, with implied versions: `values-fr-sw600dp-v13`.
  ///
  /// For a region of three digits that is a form which aapt2 does not read itself: `es-r419`.
  public var directoryName: String { directoryName(locale: locale.qualifier) }

  private func directoryName(locale: String?) -> String {
    var parts = ["values"]
    parts += AndroidQualifier.beforeLocale.compactMap { $0.write(self) }
    if let locale { parts.append(locale) }
    parts += AndroidQualifier.behindLocale.compactMap { $0.write(self) }
    return parts.joined(separator: "-")
  }

  /// The qualifiers in lower case; `nil` if the name is not one of a `values` directory.
  static func parts(of directoryName: String) -> [String]? {
    guard directoryName != "values", directoryName != "values-" else { return [] }
    guard directoryName.hasPrefix("values-"), directoryName.utf8.allSatisfy({ $0 < 0x80 }) else {
      return nil
    }
    return directoryName.lowercased().dropFirst("values-".count)
      .split(separator: "-", omittingEmptySubsequences: false).map(String.init)
  }

  /// The API level that first knew the qualifiers which are set.
  private func impliedVersion(_ build: AndroidBuild) -> Int? {
    let levels = [impliedVersion, build == .gradle ? impliedVersionInGradle : nil]
    return levels.compactMap(\.self).max()
  }

  private var impliedVersion: Int? {
    if grammaticalGender != nil { return 34 }
    if interfaceMode == "vrheadset" || screen.wideColor != nil || screen.dynamicRange != nil {
      return 26
    }
    if screen.round != nil { return 23 }
    if screen.density == 65534 { return 21 }
    if screen.smallestWidth != nil || screen.width != nil || screen.height != nil { return 13 }
    if interfaceMode != nil || night != nil { return 8 }
    return screen.size != nil || screen.long != nil || screen.density != nil ? 4 : nil
  }

  /// The levels that only Gradle's merger fills in.
  private var impliedVersionInGradle: Int? {
    let mode = ["watch": 20, "television": 13, "appliance": 16][interfaceMode ?? ""]
    let direction = layoutDirection == nil ? nil : 17
    return [mode, direction].compactMap(\.self).max()
  }
}
