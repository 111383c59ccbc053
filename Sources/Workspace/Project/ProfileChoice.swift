/// Which profile a run works with.
public enum ProfileChoice: Hashable, Sendable {
  case chosen(Profile)
  /// The project file has no profile: previews work, sending does not.
  case noneConfigured
  /// The user named none of several. None is taken by default, least of all production.
  case severalToChooseFrom([String])
  case unknown(String, nearest: String?, known: [String])
  /// The project file has mistakes, so none of its profiles is trusted; a sentence that names the first.
  case unusable(String)
  /// Others could have written the project file, so nothing of it is used before the user allows it.
  case notAllowed(String, remedy: String)

  public var profile: Profile? {
    if case .chosen(let profile) = self { profile } else { nil }
  }

  /// Why nothing of the project file is used; `nil` if it may be.
  public var refusal: String? {
    if case .notAllowed = self { sentence } else { nil }
  }

  /// Why no profile is chosen and what to do; `nil` if one is.
  public var sentence: String? {
    switch self {
    case .chosen: nil
    case .unusable(let sentence): sentence
    case .notAllowed(let sentence, let remedy): "\(sentence): \(remedy)"
    case .noneConfigured:
      "no profile is configured: add [profiles.NAME] to \(ProjectFile.name)"
    case .severalToChooseFrom(let names):
      "choose one with --profile: \(Self.list(names))"
    case .unknown(let name, let nearest?, _):
      "no profile \(QuotedName(name)): did you mean \(QuotedName(nearest))?"
    case .unknown(let name, nil, let known):
      known.isEmpty
        ? "no profile \(QuotedName(name)): add [profiles.NAME] to \(ProjectFile.name)"
        : "no profile \(QuotedName(name)): use one of \(Self.list(known))"
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
