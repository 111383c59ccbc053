internal import CalendarTime
internal import MessageLint
internal import PushMessages
internal import Resolver
public import Workspace

extension DraftNotes {
  /// The file's text; `nil` if the file that is there cannot be read, so that writing would lose it.
  ///
  /// What was not changed stays as it stands: unknown keys, and elements that cannot be used.
  public var text: String? { text(with: reviews.filter { $0.reviewer == nil }) }

  /// The same with the marks of a reviewer, for work that isn't saved in any file yet.
  public func keptText(of reviewer: Reviewer?) -> String? {
    text(
      with: reviews.filter { mark in
        mark.reviewer.map { own in reviewer?.isSame(as: own) == true } ?? true
      })
  }

  private func text(with reviews: [ReviewMark]) -> String? {
    guard let source else {
      return Self.text(of: sections(like: nil, reviews).compactMap(\.member))
    }
    var reader = DraftNotesReader(source, path: "")
    let original = reader.notes()
    guard var members = reader.members else { return nil }
    for section in sections(
      like: original, reviews, keeping: reader.unread) where section.isChanged
    {
      let index = members.lastIndex { $0.key == section.key }
      switch (index, section.member) {
      case (let index?, let member?): members[index] = member
      case (let index?, nil): members.remove(at: index)
      case (nil, let member?): members.append(member)
      case (nil, nil): break
      }
    }
    return Self.text(of: members)
  }

  /// Whether the notes are too few to be worth a file.
  public var isEmpty: Bool {
    source == nil && reviews.isEmpty && reviewFiles.isEmpty
      && sections(like: nil, []).allSatisfy { $0.member == nil }
  }

  /// Takes what this program writes; what it does not know stays.
  public mutating func take(whatIsWrittenHere notes: DraftNotes) {
    (expiresIn, linked, reviews, samples) =
      (notes.expiresIn, notes.linked, notes.reviews, notes.samples)
    list = notes.list
    lostParts = notes.lostParts
    suppressions = notes.suppressions
  }

  /// One key of the file.
  private struct Section {
    var key: String
    /// `nil` if there is nothing to say.
    var value: JSONValue?
    var isChanged: Bool

    var member: JSONValue.Member? { value.map { JSONValue.Member(key, $0) } }
  }

  private func sections(
    like original: DraftNotes?, _ reviews: [ReviewMark], keeping unread: [String: [JSONValue]] = [:]
  ) -> [Section] {
    let elements = { (key: String, values: [JSONValue]) -> JSONValue? in
      let all = values + unread[key, default: []]
      return all.isEmpty ? nil : .list(all)
    }
    return [
      Section(
        key: "expires_in", value: expiresIn.map { .string("\($0)s") },
        isChanged: expiresIn != original?.expiresIn),
      Section(
        key: "linked",
        value: elements(
          "linked", LinkedText.allCases.filter(linked.contains).map { .string($0.rawValue) }),
        isChanged: linked != original?.linked),
      Section(
        key: "list", value: list.map { .string($0) }, isChanged: list != original?.list),
      Section(
        key: "lost_parts", value: elements("lost_parts", lostParts.map(\.value)),
        isChanged: lostParts != original?.lostParts),
      Section(
        key: "reviews", value: elements("reviews", reviews.map(\.value)),
        isChanged: reviews != original?.reviews),
      Section(
        key: "samples", value: elements("samples", samples.map(\.value)),
        isChanged: samples != original?.samples),
      Section(
        key: "suppressions", value: elements("suppressions", allSuppressions.map(\.value)),
        isChanged: !hasSuppressions(like: original)),
    ]
  }

  private var allSuppressions: [Suppression] { suppressions + idleSuppressions }

  private func hasSuppressions(like original: DraftNotes?) -> Bool {
    let (own, others) = (allSuppressions, original?.allSuppressions ?? [])
    return own.count == others.count
      && own.allSatisfy { one in others.contains { $0.isSame(as: one) } }
  }

  private static func text(of members: [JSONValue.Member]) -> String {
    let text = JSONValue.object(members).text()
    return (MessageDocument(text: text).root.map { JSONText.pretty($0) } ?? text) + "\n"
  }
}

extension ReviewMark {
  fileprivate var value: JSONValue {
    let members: [(String, String)] =
      [("locale", locale), ("texts", texts), ("state", state.rawValue)]
      + (note.isEmpty ? [] : [("note", note)]) + [
        ("at", Timestamp(secondsSince1970: at).description)
      ] + (reviewer.map { [("name", $0.name), ("email", $0.email)] } ?? [])
    let names = overrides.map { name in
      JSONValue.object([
        .init("email", .string(name.reviewer)),
        .init("at", .string(Timestamp(secondsSince1970: name.at).description)),
      ])
    }
    return .object(
      members.map { JSONValue.Member($0, .string($1)) }
        + (names.isEmpty ? [] : [.init("overrides", .list(names))]))
  }
}

extension SampleArguments {
  fileprivate var value: JSONValue {
    let lists = arguments.sorted { $0.key.description < $1.key.description }.map {
      JSONValue.Member($0.key.description, .list($0.value.map(JSONValue.string)))
    }
    return .object([
      JSONValue.Member("name", .string(name)), JSONValue.Member("arguments", .object(lists)),
    ])
  }
}

extension Suppression {
  /// As a file has it, without the place where it is written.
  fileprivate var value: JSONValue {
    let members = [
      ("rule", rule), ("field", field), ("key", key), ("locale", locale),
      ("platform", platform?.rawValue), ("file", file), ("reason", reason),
    ]
    return .object(
      members.compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } })
  }

  /// Whether it accepts the same, wherever the two are written.
  func isSame(as other: Suppression) -> Bool { value == other.value }
}
