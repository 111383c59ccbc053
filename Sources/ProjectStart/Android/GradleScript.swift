internal import ByteSearch

/// What a module's Gradle script says in so many words; it is not run.
struct GradleScript: Hashable, Sendable {
  /// Whether the module is an app and not a library.
  var isApplication = false
  /// `applicationId`, if it is written as a text.
  var applicationID: String?
  /// The modules that it names, as Gradle does: `:core:ui`, or `core.ui` for `projects.core.ui`.
  var references: Set<String> = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0.isWhitespace }
      guard !code.hasPrefix("//"), !code.hasPrefix("*") else { continue }
      let names = code.holds("com.android.application") || code.holds("plugins.android.application")
      if names, !code.holds("apply false") { isApplication = true }
      if code.hasPrefix("applicationId"), !code.hasPrefix("applicationIdSuffix") {
        isApplication = true
        applicationID = applicationID ?? Self.quoted(in: code)
      }
      if code.holds("project("), let name = Self.quoted(in: code), name.hasPrefix(":") {
        references.insert(name)
      }
      references.formUnion(Self.accessors(in: code))
    }
  }

  /// The first text between quotation marks.
  private static func quoted(in code: Substring) -> String? {
    guard let start = code.firstIndex(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    let rest = code[code.index(after: start)...]
    guard let end = rest.firstIndex(of: code[start]) else { return nil }
    let text = String(rest[..<end])
    return text.isEmpty || text.contains("$") ? nil : text
  }

  /// `core.ui` of `implementation(projects.core.ui)`.
  private static func accessors(in code: Substring) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
      .filter { $0.hasPrefix("projects.") }
      .map { String($0.dropFirst("projects.".count)) }
  }
}
