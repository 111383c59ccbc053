import MessageLint
import PushMessages

/// What a finding's remedy names, and isn't a change that the finding brings along.
extension FixMenu {
  static func namedChoices(
    of finding: Finding, seeing derived: Derived, in document: MessageDocument
  ) -> [Choice] {
    var choices: [Choice] = []
    if finding.rule == "lost-part" {
      choices += lostPartChoices(of: finding, seeing: derived, in: document)
    }
    if finding.rule == "one-language", let path = finding.path {
      choices += keyChoices(besides: path, in: document)
    }
    if finding.rule == "field-status", document.androidBlock == .v2 {
      choices.append(
        Choice(
          "convert the draft to android", consequence: "undo converts it back",
          .run(.convertAndroid)))
    }
    if finding.canBeAccepted {
      choices.append(
        Choice(
          "accept it, with a reason…", consequence: "your reason is saved beside the draft", .accept
        ))
    }
    return choices
  }

  /// The localization keys that say what a literal text says now; of a text for all platforms those of both phones.
  private static func keyChoices(besides path: FieldPath, in document: MessageDocument) -> [Choice]
  {
    let name = path.lastKey == "alert" ? "body" : path.lastKey
    let texts = KeyedText.all(in: document.androidBlock).filter { $0.name == name }
    let own = texts.filter { path.hasPrefix($0.key.parent ?? $0.key) }
    if let text = own.first { return [Choice("use a localization key", .pickKey(text.key))] }
    return texts.map { Choice("use a localization key on \($0.platformName)", .pickKey($0.key)) }
  }

  /// A field can be filled; what has none is only left out.
  private static func lostPartChoices(
    of finding: Finding, seeing derived: Derived, in document: MessageDocument
  ) -> [Choice] {
    let part = derived.key.lostParts.first { $0.statement == finding.statement }
    guard let part else { return [] }
    let (title, consequence, _) = part.settling(in: document)
    let fill = part.place(in: document).map { Choice("fill \($0)", .edit($0)) }
    return [fill, Choice(title, consequence: consequence, .leaveOut(part))].compactMap(\.self)
  }
}

extension LostPart {
  /// How the part is settled without filling its field, what follows, and what a notice says then.
  func settling(
    in document: MessageDocument
  ) -> (title: String, consequence: String, done: String) {
    switch extent {
    case .missing where path == nil, .partial where path == nil:
      ("nothing is missing", "the message goes as it is here", "Confirmed")
    case .missing where isWarning(in: document), .partial where isWarning(in: document):
      ("it is right", "the message goes as it is here", "Confirmed")
    case .missing, .partial: ("leave it out", "the message goes without it", "Left out")
    case .unfilled: ("keep it", "the message goes with these letters", "Kept")
    case .project: ("it is right", "the message goes to the profile's project", "Confirmed")
    case .doubtful, .different: ("it is right", "the message goes as it is here", "Confirmed")
    }
  }
}

extension Finding {
  /// Whether its remedy names accepting it.
  fileprivate var canBeAccepted: Bool { remedy?.hasSuffix("with a reason") ?? false }
}
