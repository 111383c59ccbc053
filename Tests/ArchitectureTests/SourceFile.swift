import Foundation
import Testing

/// A Swift file, and what of it is code.
struct SourceFile: CustomTestStringConvertible {
  /// Relative to the root of the repository.
  var path: String
  var text: String
  var lines: [String]
  /// The same lines with comments and the insides of string literals left out.
  var code: [String]
  /// What stands in the string literals.
  var literals: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    var scanner = CodeScanner(text)
    code = scanner.code().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    literals = scanner.literals
  }

  var testDescription: String { path }

  /// The folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  var isGenerated: Bool { stem.hasSuffix("+Generated") }

  /// The names of the modules that the file imports, whatever attributes and access levels stand before.
  var imports: [String] {
    let kinds: Set<Substring> = [
      "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
    return code.compactMap { line in
      // Most lines begin with another letter, and looking at one letter is quick.
      guard let first = line.utf8.first(where: { $0 != 0x20 }), Self.beginnings.contains(first)
      else { return nil }
      let words = line.split(separator: " ")
      guard let place = words.prefix(4).firstIndex(of: "import"),
        words[..<place].filter({ !$0.hasPrefix("@") }).count < 2
      else { return nil }
      let names = words[(place + 1)...].drop { kinds.contains($0) }
      return names.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// Of `import`, an access level or an attribute.
  private static let beginnings = Array("ipfo@".utf8)

  /// The name after the first `struct`, `extension` and so on that is not indented.
  var firstDeclaration: String? {
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+(?:\(\w+\))?\s+)*?(?:struct|class|enum|actor|protocol|extension)\s+([\w.]+)/
    for line in code where !line.contains("import ") {
      if let match = line.firstMatch(of: pattern) { return String(match.output.1) }
    }
    return nil
  }

  /// Numbers of the lines of code that hold a pattern; each match has one of the words in it.
  func lineNumbers(
    of pattern: @autoclosure () -> Regex<Substring>, with words: String...
  ) -> [Int] {
    // Few files have the words at all, and looking for a word is quicker than making a pattern.
    guard words.contains(where: text.contains) else { return [] }
    let pattern = pattern()
    return code.indices.filter { code[$0].contains(pattern) }.map { $0 + 1 }
  }
}
