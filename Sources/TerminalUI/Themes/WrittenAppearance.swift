/// How a file says that a role looks.
struct WrittenAppearance {
  var foreground: WrittenColor?
  var background: WrittenColor?
  var attributes: Appearance.Attributes = []
}
