public import FCMClient

/// For each kind of registration the records with the shortest and the longest values, and one at random.
///
/// A message that is right for these is right in length for all the others.
public struct ListShapes: Hashable, Sendable {
  public struct Shape: Hashable, Sendable {
    public var registration: Registration
    public var values: [String]
    public var line: Int

    /// In bytes.
    var length: Int { values.reduce(0) { $0 + $1.utf8.count } }
  }

  private struct Extremes: Hashable, Sendable {
    var shortest: Shape
    var longest: Shape
    var sample: Shape
    /// The smallest wins, whatever the order of the list.
    var sampleRank: UInt64
  }

  private var extremes: [Registration.Form: Extremes] = [:]

  /// Each once: the longest first, then the shortest, then the sample.
  public var all: [Shape] {
    var all: [Shape] = []
    for form in [Registration.Form.token, .fid] {
      guard let extremes = extremes[form] else { continue }
      var own: [Shape] = []
      for shape in [extremes.longest, extremes.shortest, extremes.sample]
      where !own.contains(where: { $0.values == shape.values }) {
        own.append(shape)
      }
      all += own
    }
    return all
  }

  mutating func note(_ shape: Shape, rank: UInt64) {
    let form = shape.registration.form
    guard var known = extremes[form] else {
      extremes[form] = Extremes(shortest: shape, longest: shape, sample: shape, sampleRank: rank)
      return
    }
    guard !shape.values.isEmpty else { return }
    if shape.length < known.shortest.length { known.shortest = shape }
    if shape.length > known.longest.length { known.longest = shape }
    if rank < known.sampleRank { (known.sample, known.sampleRank) = (shape, rank) }
    extremes[form] = known
  }
}
