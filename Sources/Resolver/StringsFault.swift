/// A part of the app's strings that Pushwright couldn't read, or that the app's own build refuses: the
/// texts in it are unknown.
public struct StringsFault: Hashable, Sendable {
  /// The platform whose strings they are.
  public var platform: Platform
  /// The file or directory, and the line.
  public var source: TextSource
  /// Lower-case, without a full stop.
  public var sentence: String

  public init(_ platform: Platform, _ source: TextSource, _ sentence: String) {
    self.platform = platform
    self.source = source
    self.sentence = sentence
  }

  /// Why a text that may be in it is unknown; one sentence, lower-case and without a full stop.
  public var reason: String {
    "couldn't read \(source.shortFile), so this text is unknown: \(sentence)"
  }
}

extension Resolution {
  /// The answer where the text may be in a part of the strings that couldn't be read.
  init(_ fault: StringsFault, steps: Trail) {
    let step = Trail.Step.sentence("\(fault.source.shortFile) couldn't be read")
    self.init(
      documented: nil, outcome: .unknown, reason: fault.reason, source: fault.source,
      steps: steps.adding(step))
  }
}
