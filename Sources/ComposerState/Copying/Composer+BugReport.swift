import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

extension Composer {
  /// All that somebody needs who mends the app's strings, for a ticket.
  func bugReport(seeing derived: Derived) -> CopyText {
    guard let row = derived.rows.first(where: { $0.locale == locale }) else {
      return .unavailable(because: "nothing is previewed")
    }
    let targets = derived.targets.map { "\($0.fieldName) \($0.text)" }
    var lines = [
      "Push notification texts in \(row.locale.name)",
      "draft: \(file.name) (\(targets.isEmpty ? "no target" : targets.joined(separator: ", ")))",
      "device languages: \(row.locale.languages.joined(separator: ", "))",
    ]
    if let origin = strings?.origin { lines.append("app: \(settings.appName) at \(origin)") }
    lines += reviewLines(of: row.locale, seeing: derived)
    lines += conditions.split(separator: "\n").map(String.init)
    for platform in settings.platforms where platform != .web {
      lines.append("")
      lines += BugReport(row[platform], derived, arguments: argumentSource(derived)).lines
    }
    return .text(lines.joined(separator: "\n") + "\n")
  }

  /// What a reviewer has said of these texts.
  private func reviewLines(of locale: PreviewLocale, seeing derived: Derived) -> [String] {
    guard let index = settings.locales.firstIndex(of: locale),
      let review = review(at: index, seeing: derived)
    else { return [] }
    switch review {
    case .reviewed: return ["review: reviewed, the texts are fine"]
    case .rejected(let note): return ["review: rejected\(note.isEmpty ? "" : ": \(note)")"]
    case .lapsed(let state):
      let note =
        notes.reviews.marks(of: locale, among: settings.locales).max { $0.at < $1.at }?.note ?? ""
      let before = "\(state.rawValue) before the texts changed"
      return ["review: \(before)\(note.isEmpty ? "" : ": \(note)")"]
    }
  }

  /// What is looked at with other arguments or in another state than usual, a line each.
  var conditions: String {
    var lines = sample.map { "arguments: the sample ‘\($0.name)’, not the draft's own\n" } ?? ""
    guard deviceState == .foreground else { return lines }
    switch previewDevice {
    case .phones: lines += "state: the app is in the foreground\n"
    case .android: lines += "state: on Android the app is in the foreground\n"
    case .iPhone: lines += "state: on the iPhone the app is in the foreground\n"
    case .browser: lines += "state: in the browser a page of the app is in view\n"
    }
    return lines
  }

  /// What the message is with the sample that is tried.
  private func argumentSource(_ derived: Derived) -> EffectiveMessage {
    sample.map { EffectiveMessage($0.tried(in: document)) } ?? derived.effective
  }
}
