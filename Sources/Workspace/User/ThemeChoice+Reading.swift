import TOMLKit

extension ThemeChoice {
  /// The key `theme` of a table: a name, or a pair.
  static func reading(_ reader: inout TableReader) -> Self? {
    guard let value = reader.value("theme") else { return nil }
    if value.string != nil { return reader.text("theme").map { .one($0) } }
    guard value.table != nil else {
      reader.failShape("theme", "a name, or a pair as in { dark = \"…\", light = \"…\" }", value)
      return nil
    }
    let pair = reader.table("theme") { pair -> Self? in
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
}
