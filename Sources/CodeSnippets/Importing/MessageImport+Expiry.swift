internal import PushMessages

extension MessageImport {
  /// Takes out of the message that it expires for Apple so many seconds after it is sent: the notes beside a draft say that.
  ///
  /// Returns `nil`, and changes nothing, if the text doesn't compute the moment, or more of it than the moment.
  public mutating func takeExpiresIn() -> Int? {
    let places = problems.indices.filter { problems[$0].loss?.expiresIn != nil }
    guard isConverted, canBeRead, places.count == 1, let place = places.first,
      let loss = problems[place].loss, let seconds = loss.expiresIn
    else { return nil }
    if loss.extent == .unfilled {
      // Elsewhere the same code is a text.
      guard document.string(at: .appleExpiry) == loss.code else { return nil }
      removeExpiry()
    }
    problems[place].kind = .syntax
    problems[place].severity = .repair
    problems[place].sentence = "\(FieldPath.appleExpiry): now Expires in \(seconds)s"
    return seconds
  }

  /// Removes the field, and what it leaves empty; the other values keep their places in the original.
  private mutating func removeExpiry() {
    let old = document
    document.remove(.appleExpiry)
    guard let oldRoot = old.root, let newRoot = document.root else { return }
    let (newLines, oldLines) = (LineMap(document.text), LineMap(old.text))
    var moved: [Place: Place] = [:]
    func move(_ new: Int, _ former: Int) {
      let (new, former) = (newLines.place(of: new), oldLines.place(of: former))
      moved[Place(line: new.line, column: new.column)] =
        places[Place(line: former.line, column: former.column)]
    }
    func walk(_ new: JSONNode, _ former: JSONNode) {
      move(new.range.lowerBound, former.range.lowerBound)
      for member in new.members ?? [] {
        guard let match = former.members?.last(where: { $0.key == member.key }) else { continue }
        move(member.keyRange.lowerBound, match.keyRange.lowerBound)
        walk(member.value, match.value)
      }
      for (new, former) in zip(new.elements ?? [], former.elements ?? []) { walk(new, former) }
    }
    walk(newRoot, oldRoot)
    places = moved
  }
}

extension MessageDocument {
  /// Removes a field that is there.
  fileprivate mutating func remove(_ path: FieldPath) {
    guard node(at: path) != nil else { return }
    do { try set(nil, at: path) } catch { return }
  }
}
