/// One theme file as it is written, before it is put on what it inherits.
struct WrittenTheme {
  /// How a file says that a role looks.
  struct Look {
    var foreground: WrittenColor?
    var background: WrittenColor?
    var attributes: Appearance.Attributes = []
  }

  /// The name of another theme, and the line where it stands.
  struct Reference {
    var name: String
    var line: Int
  }

  var name: String?
  var ground: Theme.Ground?
  var author = ""
  var license = ""
  var source = ""
  var inherits: Reference?
  var palette: [String: WrittenColor] = [:]
  var roles: [Role: Look] = [:]
}
