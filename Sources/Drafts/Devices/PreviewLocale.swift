/// A locale of the preview: the device that it stands for.
public struct PreviewLocale: Hashable, Sendable {
  /// As it is shown and searched: `fr-CA`, or all of its languages where the first is also another one's.
  public var name: String
  /// The device's language list, most wanted first; usually just the name.
  public var languages: [String]

  public init(_ name: String, languages: [String]? = nil) {
    self.name = name
    self.languages = languages ?? [name]
  }

  /// By which marks and what outlives a session know it: `gsw-CH, de-CH`.
  ///
  /// The name changes with the devices beside it, the languages do not.
  public var id: String {
    // Nearly always: asked for each row of a list at each paint.
    languages.count == 1 ? languages[0] : languages.joined(separator: ", ")
  }
}

extension [PreviewLocale] {
  /// The same devices, of which none is called as another one might be: two that begin with the same language have their
  /// whole lists for names.
  public var namedApart: [PreviewLocale] {
    let firsts = Dictionary(grouping: self) { $0.languages.first?.lowercased() }
    return map { locale in
      guard let first = locale.languages.first, locale.name == first,
        firsts[first.lowercased(), default: []].count > 1
      else { return locale }
      return PreviewLocale(locale.id, languages: locale.languages)
    }
  }
}
