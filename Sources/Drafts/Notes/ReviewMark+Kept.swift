internal import CalendarTime
internal import PushMessages
internal import Workspace

extension ReviewMark {
  /// The mark with the reviewer and the overrides of unsaved work.
  func named(by node: JSONNode) -> ReviewMark {
    var mark = self
    mark.reviewer = Reviewer(
      name: node["name"]?.string ?? "", email: node["email"]?.string ?? "")
    mark.overrides = (node["overrides"]?.elements ?? []).compactMap { element in
      let time = element["at"]?.string.flatMap(Timestamp.init)
      return time.map {
        Name(reviewer: element["email"]?.string ?? "", at: $0.secondsSince1970)
      }
    }
    return mark
  }
}
