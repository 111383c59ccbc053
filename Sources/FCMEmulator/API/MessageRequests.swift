import PushMessages

/// Requests about the messages that came: all that match, those that come in time, and whether devices can show them.
struct MessageRequests {
  /// What is asked of the messages that match.
  enum Question: String {
    case list
    case wait
    case assert

    /// By the part of the path after `messages`; `nil` for the number of a message.
    init?(_ part: String?) {
      guard let part else {
        self = .list
        return
      }
      guard part != "list", let question = Question(rawValue: part) else { return nil }
      self = question
    }

    /// The parameters that it takes.
    var names: [String] {
      switch self {
      case .list: InboxFilter.names + ["start", "limit"]
      case .wait: InboxFilter.names + ["count", "timeout"]
      case .assert: InboxFilter.namesOfMessages + ["shows", "count", "timeout", "allow_unknown"]
      }
    }
  }

  let api: EmulatorAPI

  private var inbox: EmulatorInbox { api.inbox }

  func answer(_ question: Question, _ query: EmulatorQuery) async -> EmulatorAnswer {
    if let name = query.stranger(to: question.names) {
      return .wrong(
        "‘\(name)’ isn't a parameter: use \(question.names.joined(separator: ", ")).")
    }
    do throws(InboxFilter.Failure) {
      // Who asserts a text asks for it of every message.
      let filter = try InboxFilter(question == .assert ? query.without("shows") : query)
      try filter.check(against: inbox)
      return switch question {
      case .list: list(filter, query)
      case .wait: await wait(filter, query)
      case .assert: await assert(filter, query)
      }
    } catch {
      return error.isMissing ? .noSuchDevice(error.sentence) : .wrong(error.sentence)
    }
  }

  private func list(_ filter: InboxFilter, _ query: EmulatorQuery) -> EmulatorAnswer {
    guard let limit = query.count("limit", standard: 50, limit: 1000),
      let start = Int(query["start"] ?? "0"), start >= 0
    else { return .wrong("start and limit are numbers.") }
    let found = matches(filter).reversed()
    let page = found.dropFirst(start).prefix(limit)
    return .value(
      EmulatorAnswer.object([
        ("total", .number("\(found.count)")),
        ("messages", .list(page.map { inbox.value(of: $0) })),
      ]))
  }

  /// Answers as soon as so many messages match, or the time is over.
  private func wait(_ filter: InboxFilter, _ query: EmulatorQuery) async -> EmulatorAnswer {
    guard let patience = Patience(query) else { return .wrong(Patience.sentence) }
    let found = await matches(filter, patience)
    guard found.count >= patience.count else {
      return .notFoundHere(missing(found.count, patience))
    }
    return .value(EmulatorAnswer.object([("messages", .list(found.map { inbox.value(of: $0) }))]))
  }

  /// Whether there are so many messages, and devices can show each of those that match.
  private func assert(_ filter: InboxFilter, _ query: EmulatorQuery) async -> EmulatorAnswer {
    guard let patience = Patience(query) else { return .wrong(Patience.sentence) }
    guard let allowsUnknown = Bool(query["allow_unknown"] ?? "false") else {
      return .wrong("allow_unknown is true or false.")
    }
    let judgment = MessageJudgment(
      inbox: inbox, device: query["device"], text: query["shows"], allowsUnknown: allowsUnknown)
    let found = await matches(filter, patience)
    var problems = found.flatMap { judgment.problems(of: $0) }
    if found.count < patience.count {
      problems.insert(
        MessageJudgment.Problem(verdict: "missing", reason: missing(found.count, patience)), at: 0)
    }
    return .value(
      EmulatorAnswer.object([
        ("passed", .boolean(problems.isEmpty)),
        ("messages", .list(found.map { .number("\($0.number)") })),
        ("problems", .list(problems.map(\.value))),
      ]))
  }

  private func missing(_ count: Int, _ patience: Patience) -> String {
    "\(count) of \(patience.count) messages match, of \(inbox.messages.all.count) in all."
  }

  /// Those that match, oldest first.
  private func matches(_ filter: InboxFilter) -> [AcceptedMessage] {
    inbox.messages.all.filter { filter.matches($0, in: inbox) }
  }

  /// The same, as soon as there are so many, or the time is over.
  private func matches(_ filter: InboxFilter, _ patience: Patience) async -> [AcceptedMessage] {
    let (stream, end) = api.changes.changes()
    let limit = Task {
      try await Task.sleep(for: patience.time)
      end()
    }
    defer {
      limit.cancel()
      end()
    }
    var found = matches(filter)
    guard found.count < patience.count else { return found }
    for await _ in stream {
      found = matches(filter)
      if found.count >= patience.count { break }
    }
    return found
  }
}
