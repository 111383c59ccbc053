/// What one file of an Apple app's code tells.
struct AppleCodeReading: Sendable {
  struct Category: Sendable {
    var id: CodeValue
    var place: SourcePlace
  }

  var categories: [Category] = []
  /// Those of `static let reply = "REPLY"` and `case reply = "REPLY"`.
  var constants: [CodeReading.Constant] = []
  /// Entries of enums without a text, which may be their own.
  var cases: [CodeReading.Constant] = []
  var activities: [NamedPlace] = []
  /// The texts that are keys of the app's catalog.
  var keys: Set<String> = []
  /// The first place of each word that is looked for.
  var marks: [Mark: SourcePlace] = [:]

  enum Mark: Hashable, Sendable {
    case imageLoader
    case attachment
    case authorization
    case presentation
    case soundFolder
    /// The class of a notification service extension.
    case service
    /// A text, a sound or a badge of something is set.
    case assignment
  }

  var isSilent: Bool {
    categories.isEmpty && constants.isEmpty && cases.isEmpty && activities.isEmpty && keys.isEmpty
      && marks.isEmpty
  }
}
