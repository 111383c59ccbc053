/// The first places of a kind of fault, and how many there are.
public struct ListRemarks<Remark: Hashable & Sendable>: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    /// From 1.
    public var line: Int
    public var remark: Remark
  }

  /// How many places are kept.
  public static var most: Int { 100 }

  /// In the order of their lines.
  public var first: [Place] { Array(places.sorted { $0.line < $1.line }.prefix(Self.most)) }
  public private(set) var count = 0
  private var places: [Place] = []

  mutating func note(_ remark: Remark, line: Int) {
    count += 1
    places.append(Place(line: line, remark: remark))
    if places.count >= 2 * Self.most { places = first }
  }
}
