internal import ByteSearch

/// A Gradle module with texts, or an app of which others have the texts.
struct AndroidModule: Hashable, Sendable {
  /// A source set's `res` directory with texts.
  struct SourceSet: Hashable, Sendable {
    /// `main`, or the name of a build type, a flavor or a variant.
    var name: String
    var directory: String

    /// Whether the texts are in what users get, whichever variant that is.
    var isAlwaysBuilt: Bool { name == "main" || name == "release" }

    /// Whether users never get it.
    var isForDevelopers: Bool {
      let lower = name.lowercased()
      return lower.hasPrefix("test") || lower.hasSuffix("test") || lower.hasSuffix("debug")
        || lower.hasPrefix("androidtest") || lower.hasPrefix("debug")
    }
  }

  /// From the top of the tree; empty for the top itself.
  var path: String
  var sets: [SourceSet] = []
  var script: GradleScript?
  /// Where `settings.gradle` is, which names of modules are relative to.
  var buildRoot = ""

  /// The name by which scripts have it in `project(":core:ui")`.
  var gradleName: String { ":" + parts.joined(separator: ":") }

  /// `core.ui`, as `projects.core.ui` has it.
  var accessor: String {
    parts.map { part in
      let words = part.split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
      let tail = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return (words.prefix(1) + tail).joined()
    }.joined(separator: ".")
  }

  private var parts: [String] {
    let below = buildRoot.isEmpty ? path[...] : path.dropFirst(buildRoot.count)
    return below.split(separator: "/").map(String.init)
  }

  func names(_ other: AndroidModule) -> Bool {
    guard let script, buildRoot == other.buildRoot else { return false }
    return script.references.contains(other.gradleName)
      || script.references.contains(other.accessor)
  }
}
