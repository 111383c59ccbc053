internal import ComposerState
internal import Drafts
internal import TextLayout

/// The list that a draft goes to, as the header and the target's pane say it.
struct RecipientWords {
  /// As the notes beside the draft name it.
  let path: String
  private let look: ListChoice.Look?

  /// `nil` if the draft goes to its own target.
  init?(_ composer: borrowing Composer) {
    guard let path = composer.notes.list else { return nil }
    (self.path, look) = (path.displayable, composer.list.look)
  }

  /// Behind the path: how many get the message, as long as that is known.
  var count: String {
    switch look {
    case .read(let facts): ", \(Self.counted(facts.recipients, "registration"))"
    case .failed: ", which can't be used"
    case .reading, nil: ""
    }
  }

  /// Below the path in the target's pane.
  var advice: (words: String, isWarning: Bool)? {
    switch look {
    case .reading: ("reading the list…", false)
    case .failed(let sentence): (sentence.displayable, true)
    case .read(let facts): (Self.words(for: facts), facts.faults > 0 || facts.recipients == 0)
    case nil: nil
    }
  }

  private static func words(for facts: ListFacts) -> String {
    var parts: [String] = []
    // What keeps the list from being sent comes first: a narrow pane cuts the rest off.
    if facts.faults > 0 { parts.append("\(counted(facts.faults, "line")) can't be used") }
    if facts.tokens > 0 { parts.append(counted(facts.tokens, "token")) }
    if facts.installationIDs > 0 {
      parts.append(counted(facts.installationIDs, "installation ID"))
    }
    if facts.recipients == 0 { parts.append("no recipients") }
    if facts.duplicates > 0 { parts.append(counted(facts.duplicates, "duplicate")) }
    if let example = facts.example { parts.append("the preview shows line \(example.line)") }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
