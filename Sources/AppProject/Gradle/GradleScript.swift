/// What a module's Gradle script says in so many words.
struct GradleScript {
  let path: String
  let statements: [GradleStatement]
  /// Whether its end is missing.
  let isCutOff: Bool

  init(_ bytes: [UInt8], path: String) {
    self.path = path
    (statements, isCutOff) = GradleReader.statements(of: bytes)
  }

  /// The folder of its module; empty for the top.
  var module: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Whether it makes an app, and not a library.
  var isApplication: Bool {
    statements.contains { statement in
      if statement.name == "applicationId" { return true }
      let words = statement.words.map(\.text)
      guard !words.contains("false"),
        statement.blocks.last == "plugins" || statement.name == "apply"
      else { return false }
      return words.contains("com.android.application")
        || words.contains { $0.hasSuffix(".android.application") }
        || words.contains("application") && words.contains("android")
    }
  }

  /// The values of `android { … }` under one of these names.
  func values(_ names: Set<String>) -> [GradleStatement] {
    statements.filter { names.contains($0.simpleName) }
  }

  func place(_ statement: GradleStatement) -> SourcePlace {
    SourcePlace(path, line: statement.line)
  }

  /// What the release's build type says of a switch; `nil` if it says nothing.
  func releaseSwitch(_ names: Set<String>) -> GradleSwitch? {
    let own = values(names).filter { $0.blocks.contains("release") }
    guard let last = own.last else { return nil }
    guard let truth = last.truth else { return .computed(place(last)) }
    return .said(truth, place(last))
  }
}

extension GradleStatement {
  /// Without what it is a property of: `enableSplit` of `bundle.language.enableSplit`.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
