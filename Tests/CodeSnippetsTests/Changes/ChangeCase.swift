import CodeSnippets
import Testing

/// Code that changes a message after it was made.
struct ChangeCase: CustomTestStringConvertible {
  var language: CodeLanguage
  var title: String
  var code: String
  /// What is read, in one line.
  var message: String
  /// The lines that a warning names, each once.
  var warned: [Int]

  var testDescription: String { "\(language.name): \(title)" }

  init(
    _ language: CodeLanguage, _ title: String, _ code: String, reads message: String,
    warns warned: [Int] = []
  ) {
    self.language = language
    self.title = title
    self.code = code
    self.message = message
    self.warned = warned
  }

  static let all = node + python + java + go + csharp
}
