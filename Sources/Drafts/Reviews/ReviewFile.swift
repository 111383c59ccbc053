internal import TextEncodings
public import Workspace

/// The marks of one reviewer as a file in `NAME.reviews/`: one line a mark, sorted by locale.
///
/// ```json
/// {"locale":"fr-CA","texts":"9ae16a3b2f90404f","state":"rejected","note":"too long","at":"2026-11-21T20:00:00Z","name":"Ada","email":"ada@example.com"}
/// ```
///
/// Only its reviewer writes a file, so that git merges what several people have marked.
public struct ReviewFile: Hashable, Sendable {
  /// In the directory.
  public var name: String
  /// What the file holds; `nil` where there is none yet.
  public var text: String?

  public init(name: String, text: String?) {
    self.name = name
    self.text = text
  }

  public static let ending = ".jsonl"
  /// The most marks in a file; more lines than this aren't read.
  public static let mostMarks = 5000
  /// The most files in a directory.
  public static let mostFiles = 500
  /// The most bytes of all of them.
  public static let mostBytes = 8_000_000
  /// The longest line, in bytes: of a mark with a note for each device in escapes of six bytes a letter, and with all the
  /// rejections that one may override.
  static let longestLine = 150_000

  /// The directory beside a draft: `sale.reviews` for `sale.json`.
  public static func directory(beside draft: String) -> String {
    let stem = draft.hasSuffix(".json") ? String(draft.dropLast(5)) : draft
    return stem + ".reviews"
  }

  /// A file name for each reviewer, of letters that every file system has, and in lower case alone: two reviewers never have
  /// the same, whatever a disk makes of cases and accents.
  public static func name(of reviewer: Reviewer) -> String {
    var name = ""
    for byte in reviewer.key.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "@"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      // A name that begins with a dot is hidden, and `..` leads elsewhere.
      case UInt8(ascii: ".") where name.utf8.last.map { $0 != byte } == true:
        name += "."
      default: name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    guard name.utf8.count > longestName else { return name + ending }
    var hash = FNV1a()
    hash.take(reviewer.key)
    // No address holds a tilde here, so that no other reviewer has this name.
    return "\(name.prefix(longestName - 20))~\(hash.text)\(ending)"
  }

  /// Names have at most 255 bytes, some of which a file needs while it is written.
  private static let longestName = 150

  /// The file's text for these marks, which are one reviewer's.
  public static func text(of marks: [ReviewMark]) -> String {
    marks.sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
      .map { $0.line + "\n" }.joined()
  }
}
