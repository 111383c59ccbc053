import PushMessages
import Resolver

/// A text shows raw tags, entities, escapes or Markdown.
///
/// A notification is plain text. Android's build drops real tags and resolves real escapes; what is left came out of CDATA,
/// was escaped twice (`&amp;lt;b&amp;gt;`), is a translated tag (`</ b>`), or comes from a server that escapes for the web.
/// On Apple and in a message nothing is ever resolved but JSON's own escapes.
enum RawMarkupRule: LintRule {
  static let id = "raw-markup"
  static let severity = Finding.Severity.warning
  static let summary = "A text shows raw tags, entities, escapes or Markdown."

  static func findings(in subject: LintSubject) -> [Finding] {
    WrittenTexts.findings(of: Self.self, in: subject, having: .markup) { text in
      MarkupScanner.first(in: text).map {
        WrittenFault(what: "devices show \($0) literally", remedy: "write plain text instead")
      }
    }
  }
}
