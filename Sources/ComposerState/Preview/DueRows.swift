import DevicePreview
import PushMessages
import Resolver

/// The rows that are still those of an older draft, and what of them is no longer true.
struct DueRows: Sendable {
  /// Their places, in order.
  private(set) var indices: [Int] = []
  /// The platforms on which they are older: the others get of the message what they got before.
  private(set) var platforms: [Platform] = Platform.allCases
  /// What they still have of the message.
  private(set) var kept: [Platform: KeptTexts] = [:]

  /// So many rows a step: less than a millisecond's work.
  private static let stepLength = 64

  /// None.
  init() {}

  /// What a message that has changed on these platforms leaves to do, with what was still to do for the older one.
  init(
    rows: Range<Int>, changed: [Platform], from older: PreviewedMessage,
    to message: PreviewedMessage, after left: DueRows
  ) {
    platforms = Platform.allCases.filter {
      changed.contains($0) || !left.isEmpty && left.platforms.contains($0)
    }
    indices = changed.isEmpty ? left.indices : Array(rows)
    if message.isOfSameApp(as: older), left.isEmpty {
      kept = KeptTexts.kept(from: older.effective, to: message.effective, on: changed)
    }
  }

  var isEmpty: Bool { indices.isEmpty }

  func contains(_ index: Int) -> Bool { indices.contains(index) }

  mutating func remove(where isMade: (Int) -> Bool) { indices.removeAll(where: isMade) }

  /// The rows of the next step; they are due no more.
  mutating func takeStep() -> [Int] {
    let step = Array(indices.prefix(Self.stepLength))
    indices.removeFirst(step.count)
    return step
  }
}
