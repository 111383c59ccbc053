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
    /// Those of the smallest ranks, whatever the order of the list: two of them may be the others here.
    var samples: [(rank: UInt64, shape: Shape)]

    /// The first that isn't one of the others.
    var sample: Shape? {
      samples.lazy.map(\.shape).first {
        $0.values != shortest.values && $0.values != longest.values
      }
    }

    mutating func note(_ shape: Shape, rank: UInt64) {
      if shape.length < shortest.length { shortest = shape }
      if shape.length > longest.length { longest = shape }
      guard !samples.contains(where: { $0.shape.values == shape.values }) else { return }
      samples.append((rank, shape))
      samples.sort { $0.rank < $1.rank }
      samples.removeSubrange(min(3, samples.count)...)
    }

    static func == (one: Extremes, other: Extremes) -> Bool {
      one.shortest == other.shortest && one.longest == other.longest
        && one.samples.elementsEqual(other.samples, by: ==)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(shortest)
      hasher.combine(longest)
    }
  }

  private var extremes: [Registration.Form: Extremes] = [:]

  /// Each once: the longest first, then the shortest, then the sample.
  public var all: [Shape] {
    var all: [Shape] = []
    for form in [Registration.Form.token, .fid] {
      guard let extremes = extremes[form] else { continue }
      var own: [Shape] = []
      for shape in [extremes.longest, extremes.shortest, extremes.sample].compactMap(\.self)
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
      extremes[form] = Extremes(shortest: shape, longest: shape, samples: [(rank, shape)])
      return
    }
    guard !shape.values.isEmpty else { return }
    known.note(shape, rank: rank)
    extremes[form] = known
  }
}
