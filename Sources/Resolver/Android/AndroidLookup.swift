import StringResources

/// Finds a string of the app for one device: which of its texts, and through which references.
struct AndroidLookup {
  enum Found {
    case text(String, TextSource, isFallback: Bool)
    /// `@null`.
    case null(TextSource)
    /// `@empty`, or no text for this device: `getString` throws.
    case notFoundException(TextSource?, reason: String)
    case missing(reason: String)
    case unknown(TextSource?, reason: String)
    /// The text may be in what couldn't be read.
    case unread(StringsFault)
  }

  /// `AssetManager2::ResolveReference` gives up after as many steps, and `getString` shows a number.
  static let referenceLimit = 20

  let choices: AndroidChoices
  let device: AndroidDevice
  var trail: Trail

  init(choices: AndroidChoices, device: AndroidDevice) {
    self.choices = choices
    self.device = device
    trail = Trail(.android(device))
  }

  /// What `getIdentifier(key, "string", …)` and `getText(id)` do with a key from a message.
  mutating func find(key: String) -> Found {
    if AndroidResourceName.isResourceID(key) {
      return .unknown(
        nil,
        reason:
          "Android reads a number as a resource ID, which the strings don't show; use a name")
    }
    guard let name = AndroidResourceName(key) else {
      return .missing(reason: "“\(key)” isn't a resource name, so Android finds no text")
    }
    if !name.package.isEmpty, name.package != choices.table.packageName {
      return .unknown(
        nil, reason: "the key names the package \(name.package), which may not be the app's"
      )
    }
    if let found = otherType(name) { return found }
    guard name.type.isEmpty || name.type == "string" else {
      return .unknown(
        nil,
        reason: "the key names a <\(name.type)>, and the device shows that resource in its own "
          + "way; name a <string>")
    }
    return find(entry: name.entry)
  }

  /// What a key finds that names a plural or an array: `getString` throws for what isn't a text.
  private func otherType(_ name: AndroidResourceName) -> Found? {
    guard name.type == "plurals" || name.type == "array" else { return nil }
    let key = "\(name.type)/\(name.entry)"
    if let fault = unreadPart(with: name.entry) { return .unread(fault) }
    let isThere: Bool =
      switch choices.table.otherKind(for: name.entry) {
      case .plurals: name.type == "plurals"
      case .array: name.type == "array"
      case .string, .other, nil: false
      }
    return isThere
      ? .notFoundException(
        nil,
        reason:
          "“\(key)” crashes the app: NotFoundException, because it isn't a <string>; name a <string>"
      )
      : .missing(reason: "“\(key)” isn't among the app's resources, so no text is set")
  }

  private mutating func find(entry: String) -> Found {
    if let fault = unreadPart(with: entry) { return .unread(fault) }
    guard var texts = choices.table.texts(for: entry) else {
      return .missing(reason: reasonForAbsence(of: entry))
    }
    if !choices.table.shrunk.isEmpty {
      switch choices.table.shrunk[ExactName(entry)] {
      case .removed(let reason): return .missing(reason: reason)
      case .doubted(let reason): trail.add(.sentence(reason))
      case nil: break
      }
    }
    guard !texts.isRemovedByBuild else {
      return .missing(reason: "“\(entry)” has no text in values/, so the build removes it")
    }
    var (name, followed, isFallback) = (entry, 0, false)
    while true {
      guard let best = device.best(of: texts) else {
        return .notFoundException(
          nil,
          reason:
            "“\(name)” crashes the app: it has no text for this device; give it one in values/")
      }
      let chosen = texts.entries[best.index]
      let source = choices.table.source(of: chosen)
      trail.add(
        .directory(device, best, directory: source.localization, key: name))
      if choices.table.isPseudo(chosen) {
        trail.add(.sentence("the build makes it from the default text if pseudo-locales are on"))
      }
      // A number is of no language.
      if choices.table.isString(chosen) { isFallback = device.isFallback(best) }
      guard choices.table.isSingleValue(chosen) else {
        let type = choices.table.typeName(of: chosen)
        return .unknown(
          source,
          reason: "it refers to the <\(type)> “\(name)”, and the device shows a resource's number, "
            + "which isn't known; use a text")
      }
      switch choices.table.value(of: chosen) {
      case .text(let text): return .text(text, source, isFallback: isFallback)
      case .null: return .null(source)
      case .empty:
        return .notFoundException(
          source, reason: "@empty crashes the app: NotFoundException; give the string a text"
        )
      case .attribute(let attribute):
        return .unknown(
          source, reason: "?\(attribute) is an attribute of a theme; write \\? for a text")
      case .reference(let package, let type, let target):
        followed += 1
        if let found = unfollowable(package, type, target, source, steps: followed) { return found }
        guard let next = choices.table.values(ofType: type, named: target) else {
          return .unknown(
            source,
            reason: "it refers to @\(type)/\(target), which isn't in the app's own values")
        }
        trail.add(.sentence("it refers to @\(type)/\(target)"))
        (name, texts) = (target, next)
      }
    }
  }

  /// What couldn't be read and may have the device's text for a key.
  private func unreadPart(with key: String) -> StringsFault? {
    choices.table.unread ?? device.undecided
      ?? AndroidUncertainty(key, in: choices.table)?.fault(on: device)
  }

  /// A reference that leads out of what is known; `nil` if it can be followed.
  private func unfollowable(
    _ package: String?, _ type: String, _ target: String, _ source: TextSource, steps: Int
  ) -> Found? {
    if let package, package != choices.table.packageName {
      return .unknown(
        source, reason: "it refers to @\(package):\(type)/\(target), outside the app's strings")
    }
    guard steps < Self.referenceLimit else {
      return .unknown(
        source, reason: "its references form a loop, and the device shows a resource ID")
    }
    // For other types than strings it isn't worked out which of them a device would take.
    let fault =
      type == "string"
      ? unreadPart(with: target) : choices.table.gaps.first { ($0.key ?? target) == target }?.fault
    return fault.map(Found.unread)
  }

  private func reasonForAbsence(of key: String) -> String {
    switch choices.table.otherKind(for: key) {
    case .plurals: "“\(key)” is a <plurals>, and FCM finds only a <string> by its key"
    case .array: "“\(key)” is an array, and FCM finds only a <string> by its key"
    case .other(let type): "“\(key)” is a <\(type)>, and FCM finds only a <string> by its key"
    case .string, nil: "“\(key)” isn't among the app's strings, so no text is set"
    }
  }
}
