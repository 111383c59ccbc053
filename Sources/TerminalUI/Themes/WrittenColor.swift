/// A color in a file, whose name may mean something only in the palette of a theme that inherits it.
struct WrittenColor {
  enum Value {
    case color(Color)
    case name(String)
  }

  var value: Value
  /// `the role ‘ok’`, for sentences.
  var what: String
  var path: String
  var line: Int

  func problem(_ sentence: String) -> ThemeProblem {
    ThemeProblem(path: path, line: line, sentence: "\(what) \(sentence)")
  }
}
