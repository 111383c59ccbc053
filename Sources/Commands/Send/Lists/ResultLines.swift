internal import FCMClient
internal import LocalFiles
internal import PushMessages

/// What a file of results says about the lines of its list; of several results for a line the last one counts.
struct ResultLines: Sendable {
  enum Kind: Hashable {
    /// Sent, dead or refused.
    case known
    case notSent
    case unknown

    /// The kind of a word of ``ListOutcome/name``; `nil` if it isn't one.
    init?(_ name: String) {
      switch name {
      case "sent", "dead", "refused": self = .known
      case "not-sent": self = .notSent
      case "unknown": self = .unknown
      default: return nil
      }
    }
  }

  /// Lines with any result, and those of them with one of these.
  private var all = RecordSet()
  private var notSent = RecordSet()
  private var unknown = RecordSet()
  /// The bytes of the lines that are whole: what a killed program didn't finish comes after them.
  private(set) var wholeBytes = 0

  /// `nil` for a line without a result.
  func kind(ofLine line: Int) -> Kind? {
    guard all.contains(line) else { return nil }
    return unknown.contains(line) ? .unknown : notSent.contains(line) ? .notSent : .known
  }

  /// Lines so far down come twice.
  private static let last = 1 << 28

  mutating func note(_ kind: Kind, line: Int) {
    guard line <= Self.last else { return }
    all.insert(line)
    if kind == .notSent { notSent.insert(line) } else { notSent.remove(line) }
    if kind == .unknown { unknown.insert(line) } else { unknown.remove(line) }
  }

  init() {}

  /// What is in a file that is there.
  ///
  /// - Throws: ``CommandFailure`` if it isn't a file of results, which nothing is added to.
  init(path: String) throws(CommandFailure) {
    var rest: [UInt8] = []
    var number = 0
    do throws(FileFailure) {
      var parts = try FileParts(path, as: .recipients)
      while let part = try parts.next() {
        rest += part
        var start = 0
        while let end = rest[start...].firstIndex(of: 10) {
          number += 1
          guard let (line, kind) = Self.result(rest[start..<end]) else {
            throw FileFailure(
              path, .reading, .system("line \(number) isn't the result of a recipient"))
          }
          note(kind, line: line)
          start = end + 1
        }
        wholeBytes += start
        rest.removeFirst(start)
      }
    } catch {
      throw CommandFailure(error)
    }
    let beginning = Array("{\"line\":".utf8)
    guard rest.starts(with: beginning) || beginning.starts(with: rest) else {
      throw CommandFailure(
        FileFailure(path, .reading, .system("line \(number + 1) isn't the result of a recipient")))
    }
  }

  private static func result(_ bytes: ArraySlice<UInt8>) -> (line: Int, kind: Kind)? {
    guard let text = String(validating: bytes, as: UTF8.self),
      let node = try? JSONNode(strict: text), case .number(let digits)? = node["line"]?.kind,
      let line = Int(digits), line > 0, let kind = node["result"]?.string.flatMap(Kind.init)
    else { return nil }
    return (line, kind)
  }
}
