/// Why a file couldn't be read or written.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case missing
    /// A link that leads to a file that doesn't exist.
    case brokenLink
    /// Links that lead in a circle.
    case linkCircle
    case directory
    /// Not a regular file; the word says what it is: `a named pipe`.
    case special(String)
    case notPermitted
    case tooLarge(FilePurpose)
    /// Not UTF-8.
    case notText
    case diskFull
    /// Something of that name is there already.
    case taken
    /// A link of a repository or a project would take what is written out of it, or to git's own files.
    case strayLink(StrayLink)
    /// Anything else, in words: lower-case, without a full stop.
    case system(String)
  }

  public enum Action: Hashable, Sendable {
    case reading, writing
  }

  public var path: String
  public var action: Action
  public var reason: Reason

  public init(_ path: String, _ action: Action, _ reason: Reason) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  /// Whether no file has that name; a link that leads nowhere counts as a file.
  public var isMissing: Bool { reason == .missing }

  /// Names the file, the reason and the remedy; without a full stop.
  public var sentence: String {
    let name = path == "-" ? "standard input" : path
    switch (action, reason) {
    case (.reading, .missing): return "no such file: \(name)"
    case (.reading, .notText): return "\(name) isn't UTF-8 text: save it as UTF-8"
    case (.reading, _): return "couldn't read \(name): \(words)"
    case (.writing, .missing): return "couldn't write \(name): its directory doesn't exist"
    case (.writing, _): return "couldn't write \(name): \(words)"
    }
  }

  public var description: String { sentence }

  /// The reason and what to do, for sentences that name the file themselves.
  public var words: String {
    switch reason {
    case .missing: "it doesn't exist"
    case .brokenLink: "it is a link to a file that isn't there"
    case .linkCircle: "its links form a loop"
    case .directory: "it is a directory; name a file"
    case .special(let kind): "it is \(kind), not a regular file"
    case .notPermitted: "check its permissions, and those of its directory"
    case .tooLarge(let purpose):
      "it is larger than \(purpose.limitText), the limit for \(purpose.name)"
    case .notText: "it isn't UTF-8 text; save it as UTF-8"
    case .diskFull: "the disk is full; free some space"
    case .taken: "it already exists"
    case .strayLink(let link):
      "\(link.words): name that file itself, or remove the link"
    case .system(let words): words
    }
  }
}
