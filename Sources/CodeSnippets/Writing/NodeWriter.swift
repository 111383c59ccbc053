/// Writes JavaScript, as Prettier lays it out but for quotes, which are the documentation's single ones.
struct NodeWriter: SnippetWriter {
  static let language = CodeLanguage.node
  static let layout = CodeLayout(unit: "  ", unitWidth: 2, width: 80, commentMark: "//")

  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item] {
    [CodeText.Item(label: "\(member.name): ", value: code(value))]
  }

  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item] {
    extras.map { extra in
      CodeText.Item(
        comments: extra.comments, label: "\(key(extra.entry.key)): ",
        value: code(extra.entry.value))
    }
  }

  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText {
    .group(
      CodeText.Group(
        open: "{", close: "}", items: items,
        layout: .init(padding: " ", isBroken: items.count > 1)))
  }

  private mutating func code(_ value: SaidValue) -> CodeText {
    switch value {
    case .text(let text), .constant(let text): return .atom(literal(text))
    case .number(let text): return .atom(text)
    case .boolean(let flag): return .atom("\(flag)")
    case .null: return .atom("null")
    case .instant(let instant): return .atom("new Date(\(literal(instant.text)))")
    case .sendTime(let seconds): return .atom(SendTime.of(.node).code(seconds))
    case .span(let span): return .atom("\(span.milliseconds)")
    case .colorParts(let parts): return .atom("[\(parts.map { "\($0)" }.joined(separator: ", "))]")
    case .object(let object): return code(object)
    case .list(let values):
      let items = values.map { CodeText.Item(value: code($0)) }
      return .group(CodeText.Group(open: "[", close: "]", items: items, layout: .init()))
    case .map(let entries):
      let items = entries.map { CodeText.Item(label: "\(key($0.key)): ", value: code($0.value)) }
      return .group(
        CodeText.Group(open: "{", close: "}", items: items, layout: .init(padding: " ")))
    }
  }

  /// A name where it can be one; `__proto__` would be no key but the object's kind.
  private func key(_ key: String) -> String {
    if key == "__proto__" { return "[\(literal(key))]" }
    return key.isCodeName ? key : literal(key)
  }

  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String {
    let code = laidOut(message, indentation: 0, column: 16)
    let dryRun = isDryRun ? "true" : "process.argv.includes('--dry-run')"
    return """
      // Sends one message through Firebase Cloud Messaging: npm install firebase-admin
      // Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of
      // gcloud auth application-default login. With --dry-run FCM only checks it.
      import { applicationDefault, initializeApp } from 'firebase-admin/app';
      import { getMessaging } from 'firebase-admin/messaging';

      initializeApp({ credential: applicationDefault() });

      const message = \(code);

      const dryRun = \(dryRun);
      try {
        const id = await getMessaging().send(message, dryRun);
        console.log(dryRun ? 'Valid:' : 'Sent:', id);
      } catch (error) {
        console.error(`Not sent: ${error.code}: ${error.message}`);
        process.exitCode = 1;
      }

      """
  }
}
