/// What a piece of the screen means.
///
/// A ``Theme`` says how it looks.
public enum Role: String, CaseIterable, Hashable, Sendable {
  case text
  /// Less important than text: units, explanations, counts that are not up to date.
  case dim
  /// The name of a pane.
  case title
  case border
  /// The border and title of the pane that has the keyboard.
  case borderFocused = "border-focused"
  /// The field that has the keyboard, before it is edited.
  case focus
  /// A value that can be edited.
  case field
  /// The field that is being edited.
  case fieldEditing = "field-editing"
  /// What stands in an empty field.
  case placeholder
  /// The chosen row of a list; laid over the other roles of that row.
  case selection
  case error
  case warning
  case ok
  case info
  /// What our facts do not tell.
  case unknown
  /// A key in the footer and in help.
  case key
  /// What the key does.
  case keyLabel = "key-label"
  /// The line that names profile, project and target, for profiles without a kind.
  case header
  case headerProduction = "header-production"
  case headerTest = "header-test"
  case headerLocal = "header-local"
  /// The frame and the text of what a device shows.
  case card
  case cardTitle = "card-title"
  /// The app's name and the time on a card.
  case cardMeta = "card-meta"
  /// The dashed frame with what the documentation promises.
  case promise
  /// A short word on a ground of its own, such as EDIT.
  case badge
  /// A result that belongs to an older text.
  case stale
  case help
}

extension Role {
  /// The letter of the role in ``Canvas/rolePicture``; a dot is text.
  public var letter: Character {
    switch self {
    case .text: "."
    case .dim: "d"
    case .title: "t"
    case .border: "b"
    case .borderFocused: "j"
    case .focus: "f"
    case .field: "i"
    case .fieldEditing: "y"
    case .placeholder: "a"
    case .selection: "s"
    case .error: "e"
    case .warning: "w"
    case .ok: "o"
    case .info: "n"
    case .unknown: "u"
    case .key: "k"
    case .keyLabel: "l"
    case .header: "h"
    case .headerProduction: "p"
    case .headerTest: "q"
    case .headerLocal: "r"
    case .card: "c"
    case .cardTitle: "v"
    case .cardMeta: "m"
    case .promise: "x"
    case .badge: "g"
    case .stale: "z"
    case .help: "?"
    }
  }

  /// A line for each role: its letter in ``Canvas/rolePicture`` and its name.
  public static var legend: String {
    allCases.map { "\($0.letter) \($0.rawValue)" }.joined(separator: "\n")
  }
}
