public import FCMClient
internal import HarmlessText
internal import LocalFiles
internal import PushMessages
internal import Spelling
internal import Workspace

/// A change of topics as the command line asks for it.
public struct TopicsChange: Sendable {
  public var action: TopicAction
  private var words: [String]
  /// Those of `--to` and `--from`.
  private var registrations: [String]
  var options: TopicsChangeOptions

  public init<Direction>(_ verb: TopicsVerbOptions<Direction>) {
    action = Direction.action
    words = verb.words
    registrations = verb.registrations
    options = verb.change
  }

  /// Registrations and topics; without an option that names registrations, the first words are some.
  ///
  /// A word is a registration if a test target is called so, or by its form; no other word ever becomes one. One that may have
  /// been meant for a device is an error: it is a topic only behind `/topics/`.
  func parts(
    knowing targets: [TestTarget]
  ) throws(CommandFailure) -> (registrations: [String], topics: [Topic]) {
    let isNamed = !registrations.isEmpty || options.file != nil
    let first = isNamed ? [] : words.prefix { Self.isRegistration($0, targets) }
    let rest = words.dropFirst(first.count)
    guard isNamed || !first.isEmpty else {
      throw CommandFailure(.usage, noRegistration(words.first ?? "", targets))
    }
    guard !rest.isEmpty else {
      throw CommandFailure(.usage, "no topic is named: add it after the registrations")
    }
    if !isNamed, let late = rest.first(where: { Self.isRegistration($0, targets) }) {
      let word = VisibleText.of(rest.first ?? "", limit: 40)
      throw CommandFailure(
        .usage,
        "‘\(word)’ is before \(Self.label(late, targets)) and is neither a test target nor a "
          + "registration: registrations come first, then topics")
    }
    return (registrations + first, try Self.topics(rest, targets))
  }

  /// The list of registrations that `--to` or `--from` names, with the topics; `nil` without one.
  ///
  /// A word is a list if it is neither a test target nor a registration, and a file has that name or it looks like one's.
  func list(
    knowing targets: [TestTarget]
  ) throws(CommandFailure) -> (path: String, topics: [Topic])? {
    let files = registrations.filter { !Self.isRegistration($0, targets) && Self.isFile($0) }
    guard let path = files.first else {
      guard options.column == nil, options.results == nil else {
        throw CommandFailure(
          .usage,
          "--\(options.column == nil ? "results" : "column") is for a list: name its file with "
            + "\(preposition)")
      }
      return nil
    }
    guard registrations.count == 1, options.file == nil else {
      throw CommandFailure(
        .usage,
        "a list is all that \(preposition) names: put topics before it, and leave other registrations "
          + "and --file out")
    }
    guard !words.isEmpty else { throw CommandFailure(.usage, "no topic is named: add it") }
    return (path, try Self.topics(words[...], targets))
  }

  private var preposition: String { action == .add ? "--to" : "--from" }

  private static func isFile(_ word: String) -> Bool {
    word == "-" || word.contains("/") || word.contains(".") || LocalFile.kind(word) != nil
  }

  private static func topics(
    _ words: ArraySlice<String>, _ targets: [TestTarget]
  ) throws(CommandFailure) -> [Topic] {
    var topics: [Topic] = []
    for word in words {
      let isSure = word.hasPrefix(TopicName.prefix)
      if !isSure, let doubt = doubt(of: word, targets) { throw CommandFailure(.usage, doubt) }
      do throws(Topic.Fault) {
        let topic = try Topic(isSure ? String(word.dropFirst(TopicName.prefix.count)) : word)
        if !topics.contains(topic) { topics.append(topic) }
      } catch {
        throw CommandFailure(.usage, error.description)
      }
    }
    return topics
  }

  /// Why a word in a topic's place may have been meant for a device; `nil` for any other word.
  private static func doubt(of word: String, _ targets: [TestTarget]) -> String? {
    guard !isRegistration(word, targets) else {
      let name = label(word, targets)
      return "‘\(name)’ is a device in a topic's place: put it with the registrations, or write "
        + "\(TopicName.prefix)\(targets.contains { $0.name == word } ? name : "…") for a topic of that name"
    }
    return NearestName.suggestion(for: word, among: targets.map(\.name)).map { name in
      let word = VisibleText.of(word, limit: 40)
      return
        "‘\(word)’ isn't a test target; did you mean ‘\(name)’? For a topic of that name, write "
        + "\(TopicName.prefix)\(word)"
    }
  }

  private func noRegistration(_ word: String, _ targets: [TestTarget]) -> String {
    let known = targets.map(\.name).joined(separator: ", ")
    // A long one may be a part of a token.
    let shown = word.count > 40 ? "…\(word.suffix(6))" : word
    return "‘\(VisibleText.of(shown))’ is neither a registration nor a test target "
      + "(\(known.isEmpty ? "the profile has none" : known)): name registrations first, or with "
      + "\(preposition) or --file"
  }

  private static func isRegistration(_ word: String, _ targets: [TestTarget]) -> Bool {
    targets.contains { $0.name == word } || DeviceAddress.form(of: word) != nil
      || word.hasPrefix(rehearsal)
  }

  /// By these names the emulator is asked for failures.
  private static let rehearsal = "behave-"

  /// A name, or the last letters of a registration.
  private static func label(_ word: String, _ targets: [TestTarget]) -> String {
    guard !targets.contains(where: { $0.name == word }) else { return word }
    return (try? Registration(word))?.short ?? "a registration"
  }
}
