internal import ByteSearch
internal import CalendarTime
public import PushMessages
internal import Workspace

/// Reads a reviewer's file line by line, and says which lines aren't marks.
struct ReviewFileReader {
  private let name: String
  private(set) var marks: [ReviewMark] = []
  private(set) var problems: [DocumentProblem] = []

  /// A line that isn't a mark, and why.
  private struct Fault: Error {
    var sentence: String

    init(_ sentence: String) { self.sentence = sentence }
  }

  private static let keys: Set<String> = [
    "locale", "texts", "state", "note", "at", "name", "email", "overrides",
  ]

  init(_ text: String, name: String) {
    self.name = name
    var byLocale: [String: ReviewMark] = [:]
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    var count = 0
    for (index, line) in lines.enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      count += 1
      guard count <= ReviewFile.mostMarks else {
        note("more than \(ReviewFile.mostMarks) marks: remove those that you don't need", index)
        break
      }
      do throws(Fault) {
        let mark = try mark(in: String(Substring(line)))
        byLocale[mark.locale] = byLocale[mark.locale].map { Self.later($0, mark) } ?? mark
      } catch {
        note(error.sentence, index)
      }
    }
    marks = byLocale.values.sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
  }

  private mutating func note(_ sentence: String, _ index: Int) {
    problems.append(DocumentProblem(.error, sentence, line: index + 1, column: 1))
  }

  /// Where a merge has kept both of a reviewer's marks the later one counts, and of two at the same time the rejection.
  private static func later(_ one: ReviewMark, _ other: ReviewMark) -> ReviewMark {
    if one.at != other.at { return one.at > other.at ? one : other }
    return one.state == .rejected ? one : other
  }

  private func mark(in line: String) throws(Fault) -> ReviewMark {
    guard line.utf8.count <= ReviewFile.longestLine else {
      throw Fault("this line is longer than \(ReviewFile.longestLine) bytes: shorten its note")
    }
    for sign in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.utf8.starts(with: sign.utf8)
    {
      throw Fault("a merge isn't finished here: keep the lines that count, and remove this one")
    }
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONNode(strict: line)
    } catch {
      throw Fault("this line isn't a mark in JSON (\(error.sentence)): fix or remove it")
    }
    return try mark(of: node)
  }

  private func mark(of node: JSONNode) throws(Fault) -> ReviewMark {
    guard let members = node.members else {
      throw Fault("a mark must be an object, not \(node.kindName)")
    }
    var known: Set<String> = []
    for member in members {
      guard Self.keys.contains(member.key) else {
        throw Fault(
          "unknown key \(JSONText.quoted(member.key)): remove it, or use the version that wrote it")
      }
      guard known.insert(member.key).inserted else {
        throw Fault("‘\(member.key)’ is there twice: remove one")
      }
    }
    let locale = try name("locale", of: node)
    let texts = try name("texts", of: node).lowercased()
    guard let state = ReviewMark.State(rawValue: try text("state", of: node, limit: 100)) else {
      throw Fault("‘state’ must be \"reviewed\" or \"rejected\"")
    }
    let note = node["note"] == nil ? "" : try text("note", of: node, limit: ReviewFile.longestLine)
    let email = try text("email", of: node, limit: Reviewer.longest)
    let own = node["name"] == nil ? "" : try text("name", of: node, limit: Reviewer.longest)
    guard let reviewer = Reviewer(name: own, email: email) else {
      guard Reviewer(name: "", email: email) == nil else {
        throw Fault(
          "the name \(JSONText.quoted(own)) can't be a reviewer's: shorten it, and leave out < and > and invisible characters"
        )
      }
      throw Fault("\(JSONText.quoted(email)) isn't an e-mail address")
    }
    let file = ReviewFile.name(of: reviewer)
    guard name.hasSameBytes(as: file) else {
      throw Fault("this mark is \(reviewer.email)'s: move it to \(file)")
    }
    return ReviewMark(
      locale: locale, texts: texts, state: state, note: note, at: try time("at", of: node),
      by: reviewer, overriding: try overrides(of: node))
  }

  private func overrides(of node: JSONNode) throws(Fault) -> [ReviewMark.Name] {
    guard let list = node["overrides"] else { return [] }
    guard let elements = list.elements, elements.count <= ReviewMark.mostOverrides
    else {
      throw Fault("‘overrides’ must be a list of at most \(ReviewMark.mostOverrides) rejections")
    }
    var names: [ReviewMark.Name] = []
    for element in elements {
      guard let members = element.members, Set(members.map(\.key)).isSubset(of: ["email", "at"])
      else {
        throw Fault("a rejection in ‘overrides’ has an \"email\" and an \"at\"")
      }
      let email =
        element["email"] == nil ? "" : try text("email", of: element, limit: Reviewer.longest)
      let key = Reviewer(name: "", email: email)?.key
      guard let key = email.isEmpty ? "" : key else {
        throw Fault("\(JSONText.quoted(email)) isn't an e-mail address")
      }
      names.append(ReviewMark.Name(reviewer: key, at: try time("at", of: element)))
    }
    return names
  }

  private func time(_ key: String, of node: JSONNode) throws(Fault) -> Int {
    guard let time = Timestamp(try text(key, of: node, limit: 100)) else {
      throw Fault("‘\(key)’ must be a time such as \"2026-11-21T20:00:00Z\"")
    }
    return time.secondsSince1970
  }

  /// A text in ASCII, of which no two that are different look or compare the same.
  private func name(_ key: String, of node: JSONNode) throws(Fault) -> String {
    let text = try text(key, of: node, limit: 500)
    guard text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      throw Fault("‘\(key)’ can hold ASCII only")
    }
    return text
  }

  /// A text that isn't empty.
  private func text(_ key: String, of node: JSONNode, limit: Int) throws(Fault) -> String {
    guard let value = node[key] else {
      throw Fault("this mark has no \(key): add \"\(key)\": \"…\"")
    }
    guard let text = value.string, ReviewMark.saysSomething(text),
      text.utf8.count <= limit
    else { throw Fault("‘\(key)’ must be a string of 1 to \(limit) bytes") }
    return text
  }
}

extension ReviewFile {
  /// The marks of the file, and the lines that aren't marks: a gate doesn't pass while there is one.
  public func reading() -> (marks: [ReviewMark], problems: [DocumentProblem]) {
    let reader = ReviewFileReader(text ?? "", name: name)
    return (reader.marks, reader.problems)
  }
}
