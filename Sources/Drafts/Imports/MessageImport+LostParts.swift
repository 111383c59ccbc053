internal import ByteSearch
public import CodeSnippets
public import MessageLint
public import PushMessages

extension MessageImport {
  /// What the text that was read says of the message and the draft lacks, in the order of the text; `file` is its name.
  public func lostParts(of file: String) -> [LostPart] {
    losses.map { problem in
      let (name, sentence) = problem.lostPart
      let path = problem.path ?? name.flatMap(FieldPath.init(written:))
      return LostPart(
        path: path, sentence: sentence, code: sentence.quotedCode, place: "\(file):\(problem.line)",
        isPartial: path.flatMap { document.node(at: $0) } != nil)
    }
  }

  /// The same as they were noted; the text of a message itself loses nothing.
  public var losses: [DocumentProblem] {
    isConverted && canBeRead ? problems.filter(\.isLoss) : []
  }
}

extension DocumentProblem {
  private static let leftOut = "; it was left out"

  private static let forShell = "is for the shell to fill in"

  /// Whether something of the text is missing from the draft, or is there as a shell's variable that no shell fills in any
  /// longer; a secret never belongs there.
  fileprivate var isLoss: Bool {
    guard severity == .warning else { return false }
    return sentence.firstBytes(of: Self.forShell) != nil
      || sentence.firstBytes(of: "left out") != nil
        && sentence.firstBytes(of: " in it was left out") == nil
  }

  /// The field's name as the sentence has it at its start, and the sentence in one form: `NAME was left out: REASON`.
  fileprivate var lostPart: (name: String?, sentence: String) {
    if sentence.hasSuffix(Self.leftOut), let colon = sentence.firstBytes(of: ": ") {
      let name = String(sentence[..<colon.lowerBound])
      let reason = sentence[colon.upperBound...].dropLast(Self.leftOut.count)
      return (name, "\(name) was left out: \(reason)")
    }
    let name = sentence.firstBytes(of: " was left out").map { String(sentence[..<$0.lowerBound]) }
    return (name, sentence)
  }
}

extension FieldPath {
  /// The field of a name in any SDK's spelling: `android.notification.titleLocKey`; `nil` if FCM has none.
  fileprivate init?(written name: String) {
    let targets = ["tokens": "token", "registration_ids": "token", "fids": "fid"]
    var path = FieldPath()
    for case .key(let key) in FieldPath(stringLiteral: targets[name] ?? name).components {
      if let field = FieldCatalogue.child(key, of: path) {
        path = field.path
      } else if FieldCatalogue[path]?.kind == .stringMap {
        path = path.appending(key)
      } else {
        return nil
      }
    }
    guard !path.components.isEmpty else { return nil }
    self = path
  }
}

extension String {
  /// The first text between the marks that sentences put around code.
  fileprivate var quotedCode: String? {
    guard let open = firstBytes(of: "‘"),
      let close = self[open.upperBound...].firstBytes(of: "’")
    else { return nil }
    return String(self[open.upperBound..<close.lowerBound])
  }
}
