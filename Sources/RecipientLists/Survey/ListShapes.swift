public import FCMClient
internal import PushMessages

/// For each draft and kind of registration the records with the shortest and the longest values, and one at random.
///
/// A message that is right for these is right in length for all the others.
public struct ListShapes: Hashable, Sendable {
  public struct Shape: Hashable, Sendable {
    public var registration: Registration
    public var values: [String]
    public var line: Int
    /// The number of the draft that it gets.
    public var draft = 0

    /// In bytes, as a message has them: what is escaped is longer there.
    var length: Int { values.reduce(0) { $0 + JSONText.quoted($1).utf8.count } }
  }

  private struct Extremes: Hashable, Sendable {
    var shortest: Shape
    var longest: Shape
    /// At random: those with the smallest ranks, whatever the order of the list; one more than may be the other two.
    var samples: [Sample]
  }

  private struct Sample: Hashable, Sendable {
    var shape: Shape
    var rank: UInt64
  }

  private struct StandIn: Hashable, Sendable {
    var registration: Registration
    var rank: UInt64
  }

  private struct Kind: Hashable, Sendable {
    var draft: Int
    var form: Registration.Form
  }

  private var extremes: [Kind: Extremes] = [:]
  /// Those with the smallest ranks.
  private var standIns: [Registration.Form: [StandIn]] = [:]

  /// How many registrations of a kind can stand in for another.
  public static let mostStandIns = 8

  /// Each once: the longest first, then the shortest, then the sample.
  public var all: [Shape] {
    var all: [Shape] = []
    let last = extremes.keys.map(\.draft).max() ?? 0
    for kind in (0...last).flatMap({ [Kind(draft: $0, form: .token), Kind(draft: $0, form: .fid)] })
    {
      guard let extremes = extremes[kind] else { continue }
      var own: [Shape] = []
      for shape in [extremes.longest, extremes.shortest] + extremes.samples.map(\.shape)
      where own.count < 3 && !own.contains(where: { $0.values == shape.values }) {
        own.append(shape)
      }
      all += own
    }
    return all
  }

  /// Other registrations of the same kind, at random: FCM checks a message only if its registration isn't dead.
  public func standIns(for shape: Shape) -> [Registration] {
    standIns[shape.registration.form, default: []].map(\.registration)
      .filter { $0 != shape.registration }
  }

  private mutating func noteStandIn(_ registration: Registration, rank: UInt64) {
    var own = standIns[registration.form, default: []]
    if own.count == Self.mostStandIns, let last = own.last, last.rank <= rank { return }
    let place = own.firstIndex { $0.rank > rank } ?? own.endIndex
    own.insert(StandIn(registration: registration, rank: rank), at: place)
    standIns[registration.form] = Array(own.prefix(Self.mostStandIns))
  }

  mutating func note(_ shape: Shape, rank: UInt64) {
    noteStandIn(shape.registration, rank: rank)
    let kind = Kind(draft: shape.draft, form: shape.registration.form)
    guard var known = extremes[kind] else {
      extremes[kind] = Extremes(shortest: shape, longest: shape, samples: [])
      return
    }
    guard !shape.values.isEmpty else { return }
    if shape.length < known.shortest.length { known.shortest = shape }
    if shape.length > known.longest.length { known.longest = shape }
    let place = known.samples.firstIndex { $0.rank > rank } ?? known.samples.endIndex
    if place < 3 {
      known.samples.insert(Sample(shape: shape, rank: rank), at: place)
      known.samples = Array(known.samples.prefix(3))
    }
    extremes[kind] = known
  }
}
