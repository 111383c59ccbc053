import PushMessages

/// A part of the message was left out when its source text was read, and its field is still empty.
///
/// Source code holds values that only a run of the program knows, such as a title made of a name and a number. Pushwright
/// takes what the text says and leaves out the rest; sent as it is, the message would go out without those parts. A function
/// that gets the message may change it, and a shell's variable stays in the text as it is written. A setting that FCM has in
/// another way, such as a legacy payload's lifetime on Apple devices, is a warning; so is the project of a curl command, unless
/// the profile has the same, and a field that got lost because the draft's Android block was rewritten as the other one, as
/// long as that block has no such field.
///
/// When the draft is saved, its notes keep these parts in `lost_parts`, so that they are found until they are settled.
///
/// Fill the field, or leave the part out on purpose with the fix. Code that adds fields to the message, such as `...extra`,
/// names none of them: write those that it adds into the draft, and confirm with the fix that nothing is missing. If the program
/// may change the message, check what was read. The fix removes the part from `lost_parts`; so can you.
enum LostPartRule: LintRule {
  static let id = "lost-part"
  static let severity = Finding.Severity.error
  static let warnsIf: String? =
    "the draft has all that it can say, but differs from its source"
  static let summary =
    "A part of the message's source couldn't be read, and the draft has nothing in its place."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.lostParts.filter { !$0.isFilled(in: subject.document) }.map { part in
      var finding = finding(
        "\(part.statement)", as: part.isWarning(in: subject.document) ? .warning : .error,
        remedy: remedy(of: part, in: subject.document),
        at: part.place(in: subject.document)
          ?? part.path.map { _ in subject.document.androidBlock.path })
      finding.cause = part.path?.description ?? part.sentence
      if case .position(let position) = part.place { finding.position = position }
      return finding
    }
  }

  private static func remedy(of part: LostPart, in document: MessageDocument) -> Finding.Text {
    switch part.extent {
    case .missing, .partial:
      if part.path == nil {
        "add what this code sets to the draft, then confirm that nothing is missing"
      } else if part.isWarning(in: document) {
        "check the message, then confirm that it is right"
      } else {
        "fill the field, or leave it out"
      }
    case .unfilled: "write the text that belongs there, or keep it"
    case .doubtful, .different: "check the message, then confirm that it is right"
    case .project: "check the profile, then confirm that it is right"
    }
  }
}
