internal import FCMClient
internal import Workspace

/// Registrations as a person gives them: names of test targets, registrations themselves, and files of them.
struct RegistrationList: Hashable, Sendable {
  /// Where one was given.
  enum Place: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    case argument(Int)
    case line(Int)

    var description: String {
      switch self {
      case .argument(let number): "argument \(number)"
      case .line(let number): "line \(number)"
      }
    }
  }

  struct Entry: Hashable, Sendable {
    var registration: Registration
    /// As the profile calls the device.
    var name: String?
    var place: Place

    /// What people know it by; never the whole of it.
    var label: String { name ?? registration.short }
  }

  struct Malformed: Hashable, Sendable {
    var place: Place
    /// Lower-case, without a full stop and without the text.
    var sentence: String
  }

  struct Duplicate: Hashable, Sendable {
    var place: Place
    var first: Place
  }

  /// Each registration once, in the order in which they came.
  private(set) var entries: [Entry] = []
  private(set) var malformed: [Malformed] = []
  private(set) var duplicates: [Duplicate] = []
  private var places: [Registration: Place] = [:]
  private let targets: [TestTarget]

  /// Without any words and a file, all of the profile's test targets.
  init(words: [String], file: String?, targets: [TestTarget]) {
    self.targets = targets
    let isEmpty = words.isEmpty && file == nil
    for (index, word) in (isEmpty ? targets.map(\.name) : words).enumerated() {
      take(word, at: .argument(index + 1))
    }
    for (index, line) in Self.lines(of: file ?? "").enumerated() {
      take(line, at: .line(index + 1))
    }
  }

  /// Without white space around them; those that are empty or a comment stay in the count.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let start = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private mutating func take(_ text: String, at place: Place) {
    if case .line = place, text.isEmpty || text.hasPrefix("#") { return }
    let target = targets.first { $0.name == text }
    do throws(Registration.Fault) {
      let registration = try Registration(target?.address ?? text)
      if let first = places[registration] {
        duplicates.append(Duplicate(place: place, first: first))
        return
      }
      places[registration] = place
      // A device keeps its name however it was given.
      let name = target?.name ?? targets.first { $0.address == registration.text }?.name
      entries.append(Entry(registration: registration, name: name, place: place))
    } catch {
      malformed.append(Malformed(place: place, sentence: error.description))
    }
  }

  /// `2 tokens, 1 installation ID`.
  var forms: String {
    let tokens = entries.count { $0.registration.form == .token }
    let ids = entries.count - tokens
    return [
      tokens > 0 ? "\(tokens) token\(tokens == 1 ? "" : "s")" : nil,
      ids > 0 ? "\(ids) installation ID\(ids == 1 ? "" : "s")" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
