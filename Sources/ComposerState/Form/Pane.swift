/// A pane of the composer; the raw value is the digit that leads to it.
public enum Pane: Int, Hashable, Sendable, CaseIterable {
  case target = 1
  case text = 2
  case platforms = 3
  case data = 4
  case preview = 5
  case locales = 6
  case problems = 7
  case payload = 8
  case history = 9

  public var title: String {
    switch self {
    case .target: "Target"
    case .text: "Text"
    case .platforms: "Platforms"
    case .data: "Data & options"
    case .preview: "Preview"
    case .locales: "Locales"
    case .problems: "Problems"
    case .payload: "Payload"
    case .history: "History"
    }
  }

  /// Whether the pane holds fields that are edited.
  public var isForm: Bool {
    switch self {
    case .target, .text, .platforms, .data: true
    case .preview, .locales, .problems, .payload, .history: false
    }
  }
}
