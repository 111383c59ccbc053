/// How a device got to a text, kept as facts.
///
/// The sentences are made when a caller reads them: a screen resolves a hundred texts at every
/// keypress and shows the trail of one.
struct Trail: Hashable, Sendable {
  enum Step: Sendable {
    case sentence(String)
    /// A device's list and what it took of it.
    case android(AndroidDevice)
    /// The directory that has the key, and on the way to it those that do not.
    case directory(AndroidDevice, AndroidDevice.Match, directory: String, key: String)
    /// Which arguments Android's formatter took.
    case androidArguments(text: String, [TextRequest.Argument], isStrict: Bool)
    case apple(AppleSearch)
    /// Which arguments a push took.
    case appleArguments(text: String, [TextRequest.Argument])
    case found(place: String)
    /// None of the tables has the key.
    case lacking(AppleSearch, key: String)
  }

  private var steps: [Step]

  /// With room for what nearly every trail has.
  init(_ first: Step) {
    steps = []
    steps.reserveCapacity(4)
    steps.append(first)
  }

  init(sentences: [String]) { steps = sentences.map(Step.sentence) }

  var sentences: [String] { steps.flatMap(\.sentences) }

  mutating func add(_ step: Step) { steps.append(step) }

  consuming func adding(_ step: Step) -> Self {
    steps.append(step)
    return self
  }

  static func == (first: Self, second: Self) -> Bool { first.sentences == second.sentences }

  /// The text and its reason tell resolutions apart; a trail need not.
  func hash(into hasher: inout Hasher) {}
}
