internal import CalendarTime
internal import PushMessages
internal import Workspace

extension ReviewMark {
  /// The mark as a line of its reviewer's file, without the line's end.
  var line: String {
    var members = [
      ("locale", JSONText.quoted(locale)), ("texts", JSONText.quoted(texts)),
      ("state", JSONText.quoted(state.rawValue)),
    ]
    if !note.isEmpty { members.append(("note", JSONText.quoted(note))) }
    members.append(("at", JSONText.quoted(Timestamp(secondsSince1970: at).description)))
    if let reviewer {
      if !reviewer.name.isEmpty { members.append(("name", JSONText.quoted(reviewer.name))) }
      members.append(("email", JSONText.quoted(reviewer.email)))
    }
    if !overrides.isEmpty {
      let names = overrides.sorted { ($0.reviewer, $0.at) < ($1.reviewer, $1.at) }.map(\.object)
      members.append(("overrides", "[\(names.joined(separator: ","))]"))
    }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}

extension ReviewMark.Name {
  fileprivate var object: String {
    let time = JSONText.quoted(Timestamp(secondsSince1970: at).description)
    return reviewer.isEmpty
      ? "{\"at\":\(time)}" : "{\"email\":\(JSONText.quoted(reviewer)),\"at\":\(time)}"
  }
}
