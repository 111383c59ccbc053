extension AndroidConfiguration {
  /// Reads the name of a `values` directory: `values-fr-rCA-land`.
  ///
  /// Qualifiers stand in the platform's order, each once at most, in upper or lower case. A version
  /// that a qualifier implies is filled in. `nil` if aapt2 refuses the name;
  /// ``problem(inDirectoryName:)`` says why.
  public init?(directoryName: String) {
    self.init()
    guard let parts = Self.parts(of: directoryName) else { return nil }
    guard !parts.isEmpty else { return }

    var rest = parts[...]
    func read(_ qualifiers: [AndroidQualifier], into configuration: inout AndroidConfiguration) {
      for qualifier in qualifiers {
        guard let part = rest.first else { return }
        if qualifier.read(part, &configuration) { rest.removeFirst() }
      }
    }
    read(AndroidQualifier.beforeLocale, into: &self)
    guard let taken = readLocale(rest) else { return nil }
    rest = rest.dropFirst(taken)
    read(AndroidQualifier.behindLocale, into: &self)
    guard rest.isEmpty else { return nil }

    if let implied = impliedVersion { version = max(version ?? 0, implied) }
  }

  /// The name as aapt2 prints it, with implied versions: `values-fr-sw600dp-v13`.
  ///
  /// For a region of three digits that is a form which aapt2 does not read itself: `es-r419`.
  public var directoryName: String {
    var parts = ["values"]
    parts += AndroidQualifier.beforeLocale.compactMap { $0.write(self) }
    if let localeQualifier { parts.append(localeQualifier) }
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
  private var impliedVersion: Int? {
    if grammaticalGender != nil { return 34 }
    if interfaceMode == "vrheadset" || wideColor != nil || dynamicRange != nil { return 26 }
    if screenRound != nil { return 23 }
    if density == 65534 { return 21 }
    if smallestWidth != nil || width != nil || height != nil { return 13 }
    if interfaceMode != nil || night != nil { return 8 }
    return screenSize != nil || screenLong != nil || density != nil ? 4 : nil
  }
}
