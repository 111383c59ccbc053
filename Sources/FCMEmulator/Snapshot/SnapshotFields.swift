import CalendarTime
import FCMClient
import PushMessages

/// The members of an object in a snapshot's text, each read as what it has to be.
struct SnapshotFields {
  private let node: JSONNode
  private let line: Int

  init(_ node: JSONNode?, line: Int) throws(EmulatorSnapshot.Failure) {
    guard let node, node.members != nil else {
      throw EmulatorSnapshot.Failure(line: line, "the line isn't a JSON object as an export has it")
    }
    self.node = node
    self.line = line
  }

  subscript(key: String) -> JSONNode? { node[key].flatMap { $0.kind == .null ? nil : $0 } }

  func failure(_ sentence: String) -> EmulatorSnapshot.Failure {
    EmulatorSnapshot.Failure(line: line, sentence)
  }

  func text(_ key: String) throws(EmulatorSnapshot.Failure) -> String {
    guard let text = self[key]?.string else { throw failure("‘\(key)’ isn't a text") }
    return text
  }

  /// `nil` if it isn't there.
  func textIfAny(_ key: String) throws(EmulatorSnapshot.Failure) -> String? {
    self[key] == nil ? nil : try text(key)
  }

  /// From 0 on.
  func number(_ key: String) throws(EmulatorSnapshot.Failure) -> Int {
    guard case .number(let digits)? = self[key]?.kind, let number = Int(digits),
      (0...(1 << 53)).contains(number)
    else { throw failure("‘\(key)’ isn't a whole number from 0 on") }
    return number
  }

  /// `nil` if it isn't there.
  func numberIfAny(_ key: String) throws(EmulatorSnapshot.Failure) -> Int? {
    self[key] == nil ? nil : try number(key)
  }

  /// `false` if it isn't there.
  func flag(_ key: String) throws(EmulatorSnapshot.Failure) -> Bool {
    switch self[key]?.kind {
    case nil: return false
    case .boolean(let flag): return flag
    default: throw failure("‘\(key)’ isn't true or false")
    }
  }

  func time(_ key: String) throws(EmulatorSnapshot.Failure) -> Int {
    guard let time = Timestamp(try text(key)) else {
      throw failure("‘\(key)’ isn't a time such as 2026-11-24T08:00:00Z")
    }
    return time.secondsSince1970
  }

  func timeIfAny(_ key: String) throws(EmulatorSnapshot.Failure) -> Int? {
    self[key] == nil ? nil : try time(key)
  }

  func project(_ key: String) throws(EmulatorSnapshot.Failure) -> ProjectID {
    guard let project = ProjectID(try text(key)) else {
      throw failure("‘\(key)’ isn't a project ID")
    }
    return project
  }

  /// One of the names of a set.
  func name<Name: RawRepresentable<String>>(
    _ key: String, as type: Name.Type
  ) throws(EmulatorSnapshot.Failure) -> Name {
    guard let name = Name(rawValue: try text(key)) else {
      throw failure("‘\(key)’ has a value that this version doesn't know")
    }
    return name
  }

  func nameIfAny<Name: RawRepresentable<String>>(
    _ key: String, as type: Name.Type
  ) throws(EmulatorSnapshot.Failure) -> Name? {
    self[key] == nil ? nil : try name(key, as: type)
  }

  /// The objects of a list; none if it isn't there.
  func list(_ key: String) throws(EmulatorSnapshot.Failure) -> [SnapshotFields] {
    guard let node = self[key] else { return [] }
    guard let elements = node.elements else { throw failure("‘\(key)’ isn't a list") }
    var list: [SnapshotFields] = []
    for element in elements { list.append(try SnapshotFields(element, line: line)) }
    return list
  }

  func texts(_ key: String) throws(EmulatorSnapshot.Failure) -> [String] {
    let texts = (self[key]?.elements ?? []).compactMap(\.string)
    guard texts.count == self[key]?.elements?.count else {
      throw failure("‘\(key)’ isn't a list of texts")
    }
    return texts
  }

  /// The object under a key.
  func fields(_ key: String) throws(EmulatorSnapshot.Failure) -> SnapshotFields {
    try SnapshotFields(self[key], line: line)
  }

  /// The keys of the object with their texts.
  var pairs: [(key: String, value: String)] {
    (node.members ?? []).compactMap { member in
      member.value.string.map { (member.key, $0) }
    }
  }

  /// The object's first key, which says what a line is about.
  var topic: String? { node.members?.first?.key }
}
