public import PushMessages

/// Where a draft says what the notes of its code are about.
///
/// A note's field is looked for by its key, and not by going through all members of its object for each of many notes.
public struct SnippetPlaces {
  /// Line and column of a value, both counted from 1.
  public typealias Place = (line: Int, column: Int)

  private let document: MessageDocument
  /// For each object that was looked into, its values, of several with the same key the last one.
  private var members: [FieldPath: [[UInt8]: JSONNode]] = [:]
  private var known: [FieldPath: Place] = [:]
  /// How many members were gone through, each as often as it was.
  private(set) var work = 0

  public init(_ document: MessageDocument) {
    self.document = document
  }

  /// The place of the field, or of the nearest object around it that the draft has.
  public mutating func place(of path: FieldPath) -> Place {
    if let place = known[path] { return place }
    let place = node(at: path).map(document.place) ?? placeAround(path)
    known[path] = place
    return place
  }

  private mutating func placeAround(_ path: FieldPath) -> Place {
    path.components.count > 1 ? place(of: FieldPath(Array(path.components.dropLast()))) : (1, 1)
  }

  private mutating func node(at path: FieldPath) -> JSONNode? {
    guard case .key(let key)? = path.components.last else { return document.node(at: path) }
    let parent = FieldPath(Array(path.components.dropLast()))
    if let found = values(in: parent)[Array(key.utf8)] { return found }
    work += members[parent]?.count ?? 0
    return document.node(at: path)
  }

  private mutating func values(in parent: FieldPath) -> [[UInt8]: JSONNode] {
    if let found = members[parent] { return found }
    let all = document.node(at: parent)?.members ?? []
    work += all.count
    let found = Dictionary(all.map { (Array($0.key.utf8), $0.value) }) { $1 }
    members[parent] = found
    return found
  }
}
