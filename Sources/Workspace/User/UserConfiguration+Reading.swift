import TOMLKit

extension UserConfiguration {
  init(_ reader: inout TableReader) {
    self.init(
      theme: ThemeChoice.reading(&reader),
      usesMouse: reader.flag("mouse") ?? true,
      bidi: reader.choice("bidi") ?? .auto,
      isASCII: reader.flag("ascii") ?? false,
      ambiguousWidth: reader.choice("ambiguous-width") ?? .narrow,
      keymap: reader.table("keymap", read: Self.keymap) ?? [],
      credentials: Dictionary(
        reader.namedTexts("credentials").map { ($0.name, $0.text) }, uniquingKeysWith: { $1 }),
      reviewer: reader.table("reviewer") { Reviewer.reading(&$0) } ?? nil)
  }

  private static func keymap(_ reader: inout TableReader) -> [KeyAssignment] {
    reader.keys.compactMap { command in
      guard let keys = reader.texts(command) else { return nil }
      // An unreadable value must not take a command's keys away; only an empty list does.
      if keys.isEmpty, reader.value(command)?.array?.isEmpty != true { return nil }
      return KeyAssignment(
        command: command, keys: keys.map(\.text), line: reader.line(of: command))
    }
  }
}
