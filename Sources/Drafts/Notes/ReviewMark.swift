internal import ByteSearch
internal import CalendarTime
public import Workspace

/// A reviewer's verdict on what a locale's devices show.
public struct ReviewMark: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case reviewed
    case rejected
  }

  /// Names one rejection, by whom and when it was made.
  public struct Name: Hashable, Sendable {
    /// Of the reviewer's e-mail; empty if the mark doesn't tell whose it is.
    public var reviewer: String
    /// In seconds since 1970.
    public var at: Int

    public init(reviewer: String, at: Int) {
      self.reviewer = reviewer
      self.at = at
    }

    /// As files write it: with `2026-11-21T20:00:00Z`, and without an address if the mark doesn't tell whose it is.
    public init?(email: String?, time: String) {
      guard let at = Timestamp(time)?.secondsSince1970 else { return nil }
      if let email {
        guard let key = Reviewer(name: "", email: email)?.key else { return nil }
        self.init(reviewer: key, at: at)
      } else {
        self.init(reviewer: "", at: at)
      }
    }
  }

  /// The device's languages: `fr-CA`, or `gsw-CH, de-CH`.
  public var locale: String
  /// The ``LocaleRow/textsHash`` of what was looked at: the mark counts only while the same is shown.
  public var texts: String
  public var state: State
  /// Why it was rejected, in one line; empty if nothing was noted.
  public let note: String
  /// When, in seconds since 1970.
  public var at: Int
  /// Whose verdict it is; `nil` for a mark in the notes, which earlier versions wrote.
  public var reviewer: Reviewer?
  /// The rejections that the reviewer saw and decided against, in the order of their names.
  public var overrides: [Name]

  /// The longest note that a person may write, in bytes.
  public static let longestNote = 2000
  /// Whether a text says something, in one that isn't too long.
  public static func isNote(_ text: String) -> Bool {
    saysSomething(text) && text.utf8.count <= longestNote
  }

  /// Whether a text is more than spaces and control characters.
  public static func saysSomething(_ text: String) -> Bool {
    text.utf8.contains { $0 > 0x20 && $0 != 0x7F }
  }

  /// So many rejections one mark overrides; others stay.
  public static let mostOverrides = 100

  public init(
    locale: String, texts: String, state: State, note: String = "", at: Int,
    by reviewer: Reviewer? = nil, overriding overrides: [Name] = []
  ) {
    self.locale = locale
    self.texts = texts
    self.state = state
    self.note = Self.line(of: note)
    self.at = at
    self.reviewer = reviewer
    self.overrides = Array(overrides.prefix(Self.mostOverrides))
  }

  /// Notes are read in rows, sentences and cells: wherever a line ends, a space goes on, whoever wrote it.
  private static func line(of note: String) -> String {
    guard note.unicodeScalars.contains(where: \.isLineEnd) else { return note }
    return note.unicodeScalars.split(whereSeparator: \.isLineEnd)
      .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// When, in UTC: `2026-11-21T20:00:00Z`.
  public var time: String { Timestamp(secondsSince1970: at).description }

  /// Who, when and why, whole: `by Ada Lovelace, 2026-11-21: the title is cut off`.
  public var record: String {
    let name = reviewer?.displayName ?? "a reviewer"
    return "by \(name), \(time.prefix(10))" + (note.isEmpty ? "" : ": \(note)")
  }

  public var name: Name { Name(reviewer: reviewer?.key ?? "", at: at) }

  /// Whether both are the same person's about the same locale, so that only one of them can count.
  func hasPlace(of other: ReviewMark) -> Bool {
    locale.hasSameBytes(as: other.locale)
      && name.reviewer.hasSameBytes(as: other.name.reviewer)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let tail = unicodeScalars.drop(while: isSpace)
    let end = tail.lastIndex { !isSpace($0) }.map { tail.index(after: $0) } ?? tail.startIndex
    return String(tail[..<end])
  }
}
