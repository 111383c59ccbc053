import TOMLKit

extension UserConfiguration {
  init(_ reader: inout TableReader) {
    self.init(
      theme: Self.theme(&reader),
      usesMouse: reader.flag("mouse") ?? true,
      bidi: reader.choice("bidi") ?? .auto,
      isASCII: reader.flag("ascii") ?? false,
      keymap: reader.table("keymap", read: Self.keymap) ?? [],
      credentials: Dictionary(
        reader.namedTexts("credentials").map { ($0.name, $0.text) }, uniquingKeysWith: { $1 }))
  }

  private static func theme(_ reader: inout TableReader) -> ThemeChoice? {
    guard let value = reader.value("theme") else { return nil }
    if value.string != nil { return reader.text("theme").map { .one($0) } }
    guard value.table != nil else {
      reader.failShape("theme", "a name, or a pair as in { dark = \"…\", light = \"…\" }", value)
      return nil
    }
    let pair = reader.table("theme") { pair -> ThemeChoice? in
      let dark = pair.text("dark")
      let light = pair.text("light")
      if let dark, let light { return .pair(dark: dark, light: light) }
      if !pair.has("dark") || !pair.has("light") {
        pair.fail("a pair of themes needs both: dark = \"…\" and light = \"…\"")
      }
      return (dark ?? light).map { .one($0) }
    }
    return pair ?? nil
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
