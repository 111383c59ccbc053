internal import Drafts
internal import LanguageTags
internal import LocalFiles
internal import PushMessages
internal import RecipientLists
internal import SendPolicy

/// The drafts that a list is sent: the one that was named, and with `--locale-column` those for languages beside it.
///
/// Beside `sale.json` the one for French is `sale.fr.json`, and the one for Canadian French `sale.fr-CA.json`.
struct ListDrafts {
  struct Draft {
    /// `fr`; empty for the draft that was named.
    var tag: String
    /// As the command line has it.
    var path: String
    var input: LintInput
    var message: JSONNode

    var name: String { input.path.pathNames.last ?? input.path }
  }

  /// The one that was named first, then the others by their tags.
  let all: [Draft]
  private let localeColumn: String?

  /// - Throws: ``CommandFailure`` if any of them can't be read.
  init(_ options: SendOptions) throws(CommandFailure) {
    localeColumn = options.list.localeColumn
    var all = [try Self.draft(options.draft, tag: "")]
    if localeColumn != nil {
      let others = try Self.others(beside: options.draft)
      guard !others.isEmpty else {
        throw CommandFailure(
          .usage,
          "no draft for a language is beside \(options.draft): name them after it, such as "
            + "\(Self.stem(of: options.draft).stem).fr.json, or leave --locale-column out")
      }
      for (tag, path) in others { all.append(try Self.draft(path, tag: tag)) }
    }
    self.all = all
  }

  private static func draft(_ path: String, tag: String) throws(CommandFailure) -> Draft {
    let input = LintInput(path)
    if let failure = input.failure { throw failure }
    for remark in input.remarks { Narration.say(remark) }
    if let failure = input.notesFailure { throw failure }
    guard let message = input.document.message else {
      throw CommandFailure(.unreadableInput, "\(path) can't be read as an FCM message")
    }
    return Draft(tag: tag, path: path, input: input, message: message)
  }

  /// So many names of the draft's directory are looked at.
  private static let mostNames = 100_000

  private static func others(
    beside draft: String
  ) throws(CommandFailure) -> [(tag: String, path: String)] {
    let (directory, stem) = stem(of: draft)
    guard
      let entries = LocalFile.entries(directory.isEmpty ? "." : directory, atMost: mostNames)
    else {
      throw CommandFailure(
        .unreadableInput, "the directory of \(draft) can't be read: make it readable")
    }
    let beginning = stem + "."
    let found = entries.compactMap { entry -> (tag: String, path: String)? in
      guard entry.name.hasPrefix(beginning), entry.name.hasSuffix(".json"),
        entry.kind != .directory,
        entry.name.count > beginning.count + 5
      else { return nil }
      let tag = String(entry.name.dropFirst(beginning.count).dropLast(5))
      guard let known = LanguageTag(tag.replacing("_", with: "-")) else { return nil }
      return (known.description, directory + entry.name)
    }.sorted { $0.tag < $1.tag }
    for (one, next) in zip(found, found.dropFirst()) where one.tag == next.tag {
      throw CommandFailure(
        .usage, "\(one.path) and \(next.path) are both for \(one.tag): remove one of them")
    }
    return found
  }

  /// The directory with its slash, and the name without `.json`.
  private static func stem(of path: String) -> (directory: String, stem: String) {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let name = path[(start ?? path.startIndex)...]
    return (
      String(path[..<(start ?? path.startIndex)]),
      String(name.hasSuffix(".json") ? name.dropLast(5) : name)
    )
  }

  /// With the time that “expires in” of the named draft becomes; `now` in seconds since 1970.
  func messages(now: Int) -> ListMessages {
    ListMessages(
      all.map { draft in
        MessageTemplate(
          SendRules.listMessage(
            of: draft.message, expiresIn: all[0].input.notes.expiresIn, now: now))
      })
  }

  func choice(of messages: ListMessages) -> DraftChoice? {
    localeColumn.map { DraftChoice(column: $0, tags: all.dropFirst().map(\.tag), of: messages) }
  }

  /// Those for languages that any recipient gets, as rules and review see them.
  func audience(_ summary: ListSummary) -> [ListDraft] {
    numbers(summary).filter { $0 > 0 }.map { number in
      let draft = all[number]
      return ListDraft(
        tag: draft.tag, name: draft.name, message: draft.message,
        recipients: summary.drafts[number] ?? 0)
    }
  }

  /// Drafts that any recipient gets; the named one if there is no recipient.
  func numbers(_ summary: ListSummary) -> [Int] {
    let used = all.indices.filter { summary.drafts[$0, default: 0] > 0 }
    return used.isEmpty ? [0] : used
  }
}
