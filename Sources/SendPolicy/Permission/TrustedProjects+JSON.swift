import PushMessages

extension TrustedProjects {
  /// Reads the record; `nil` if it isn't one, and then nothing is allowed.
  ///
  /// Nothing is guessed: one entry that cannot be understood makes all of it untrustworthy.
  public init?(reading text: String) {
    self.init()
    guard let node = try? JSONNode(strict: text), let list = node["projects"]?.elements else {
      return nil
    }
    for element in list {
      guard let entry = Entry(element) else { return nil }
      entries.append(entry)
    }
  }

  /// The record as a file holds it.
  public var text: String {
    let list = entries.map { entry in
      JSONValue.object([
        .init("file", .string(entry.file)), .init("at", .number("\(entry.at)")),
        .init("powers", .list(entry.powers.map { .string($0) })),
      ])
    }
    return JSONValue.object([.init("projects", .list(list))]).text() + "\n"
  }
}

extension TrustedProjects.Entry {
  fileprivate init?(_ node: JSONNode) {
    guard let file = node["file"]?.string, file.hasPrefix("/"),
      case .number(let number)? = node["at"]?.kind, let at = Int(number),
      let powers = node["powers"]?.elements
    else { return nil }
    let hashes = powers.compactMap(\.string)
    guard hashes.count == powers.count else { return nil }
    self.init(file: file, at: at, powers: hashes)
  }
}
