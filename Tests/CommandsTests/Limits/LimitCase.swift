import Testing

/// A limit of what is read: its size comes from the code, and what a user reads comes from reading one more.
struct LimitCase: CustomTestStringConvertible, Sendable {
  enum Section: String, CaseIterable, Sendable {
    case messages = "Messages and code"
    case strings = "An app's strings"
    case sources = "An app's sources"
    case files = "Settings, reviews and lists"
  }

  let section: Section
  /// What there may be so many of.
  let what: String
  let limit: Int
  /// How the page writes the limit.
  let shown: String
  /// Everything that is said of so many.
  let sentences: @Sendable (_ count: Int) async throws -> [String]

  init(
    _ section: Section, _ what: String, _ limit: Int, shown: String? = nil,
    sentences: @escaping @Sendable (_ count: Int) async throws -> [String]
  ) {
    (self.section, self.what, self.limit) = (section, what, limit)
    self.shown = shown ?? Self.grouped(limit)
    self.sentences = sentences
  }

  var testDescription: String { what }

  static let all = messages + strings + sources + files

  /// What one more than the limit makes readers say, and the limit doesn't.
  func sentence() async throws -> String {
    let known = Set(try await sentences(limit))
    return try #require(try await sentences(limit + 1).first { !known.contains($0) }, "\(what)")
  }

  /// `60,000`.
  static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(number % 1000)"
    return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
