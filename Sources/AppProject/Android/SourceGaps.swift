/// Which parts of an Android app's sources aren't known, and why.
struct SourceGaps: Hashable, Sendable {
  /// Why anything may lack; the end of a sentence.
  var whole: String?
  /// Why one part may lack, by the part.
  private var parts: [AndroidProject.Part: String] = [:]
  /// The first of all reasons.
  private(set) var first: String?
  /// Whether there is code.
  private(set) var hasCode = false

  init() {}

  init(whole: String?, unread: [UnreadSource], files: [AndroidFileKind]) {
    self.whole = whole
    first = whole
    for source in unread {
      let name = source.path.utf8.split(separator: UInt8(ascii: "/")).last.map {
        String(Substring($0))
      }
      let reason = "\(source.path) \(source.reason)"
      first = first ?? reason
      guard let kind = AndroidFileKind(source.path, name ?? source.path) else {
        // A folder may have anything in it.
        self.whole = self.whole ?? reason
        continue
      }
      let part = kind.part(source.path)
      parts[part] = parts[part] ?? reason
    }
    hasCode = files.contains(.code)
  }

  /// Why what these parts say may lack; `nil` if all of it is known.
  func reason(in parts: Set<AndroidProject.Part>) -> String? {
    // In one order, so that a report says the same each time.
    whole
      ?? AndroidProject.Part.allCases.lazy.filter(parts.contains).compactMap { self.parts[$0] }
      .first
  }
}

extension AndroidProject {
  /// The kinds of sources that look-ups rely on.
  public enum Part: Hashable, Sendable, CaseIterable {
    case manifests
    case code
    /// Texts, ids and what else `res/values` has.
    case values
    /// Pictures.
    case drawables
    /// Sounds, and the names that the release build keeps.
    case raw
    /// Layouts and all other resources.
    case otherResources
    /// Gradle scripts, catalogs and properties, and what Flutter and JavaScript name their plugins in.
    case builds
    case firebase
  }

  /// Why some of the sources aren't known, as the end of a sentence; `nil` if all of them are.
  public var gap: String? { gaps.first }

  /// Why what these parts of the sources say isn't known whole, as the end of a sentence; `nil` if it is.
  public func gap(in parts: Set<Part>) -> String? { gaps.reason(in: parts) }
}

extension AndroidFileKind {
  fileprivate func part(_ path: String) -> AndroidProject.Part {
    switch self {
    case .manifest: .manifests
    case .code: .code
    case .resource:
      switch ResourcePath(path)?.type {
      case "values": .values
      case "drawable", "mipmap": .drawables
      case "raw": .raw
      default: .otherResources
      }
    case .script, .properties, .catalog, .packages: .builds
    case .services: .firebase
    }
  }
}
