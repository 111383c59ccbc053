internal import FCMClient

extension JournalRow {
  private init(_ kind: Kind, of intent: Int64?, by author: JournalAuthor, at time: JournalTime) {
    set(.version, Self.version)
    set(.kind, kind.rawValue)
    set(.intent, intent)
    // A clock that is wrong by thousands of years must not make a row that is read as one that somebody has changed.
    let years = JournalTime.years
    set(.time, min(max(time.milliseconds, years.lowerBound), years.upperBound))
    set(.user, author.user)
    set(.host, author.host)
    set(.process, author.process.id)
    set(.processStart, author.process.start)
  }

  init(_ intent: SendIntent, by author: JournalAuthor, at time: JournalTime) {
    self.init(.intent, of: nil, by: author, at: time)
    set(.sendKind, intent.kind.rawValue)
    set(.profile, intent.profile)
    set(.project, intent.project.description)
    set(.endpoint, intent.endpoint.description)
    set(.account, intent.account)
    set(.target, intent.target)
    set(.payloadHash, intent.payloadHash)
    set(.payload, intent.payload)
    set(.reason, intent.reason)
    set(.draft, intent.draft)
    set(.title, intent.title)
    set(.reviews, intent.reviews)
  }

  init(
    _ outcome: SendOutcome, results: String? = nil, of id: IntentID, by author: JournalAuthor,
    at time: JournalTime
  ) {
    self.init(.outcome, of: id.number, by: author, at: time)
    set(.results, results)
    set(.outcome, OutcomeName(outcome).rawValue)
    switch outcome {
    case .accepted(let name): set(.name, name)
    case .refused(let code, let sentence):
      set(.code, code)
      set(.sentence, sentence)
    case .notSent(let sentence), .unknown(let sentence): set(.sentence, sentence)
    case .sentDespiteDryRun(let sentence):
      set(.code, SendFailure.Code.sentDespiteDryRun.description)
      set(.sentence, sentence)
    }
  }

  /// A step of a list as the JSON of ``ListStep``.
  init(step json: String, of id: IntentID, by author: JournalAuthor, at time: JournalTime) {
    self.init(.step, of: id.number, by: author, at: time)
    set(.results, json)
  }

  init(_ settlement: Settlement, of id: IntentID) {
    self.init(.settlement, of: id.number, by: settlement.author, at: settlement.time)
    set(.delivered, settlement.isDelivered ? 1 : 0)
    set(.note, settlement.note)
  }

  /// Whether all that a reader asks of such a row can be read.
  var isReadable: Bool {
    guard time != nil, author != nil else { return false }
    return switch kind {
    case .intent: sendIntent != nil
    case .outcome: sendOutcome != nil
    case .settlement: settlement != nil
    case .step: isStep
    case nil: false
    }
  }

  private var isStep: Bool {
    var tally = ListTally()
    return text(.results).map { tally.add(step: $0) } ?? false
  }

  var kind: Kind? { text(.kind).flatMap(Kind.init(rawValue:)) }

  /// `nil` if another program has changed it into a time that no clock gives.
  var time: JournalTime? {
    guard let time = integer(.time), JournalTime.years.contains(time) else { return nil }
    return JournalTime(milliseconds: time)
  }

  var author: JournalAuthor? {
    guard let user = text(.user), let host = text(.host), let process = integer(.process) else {
      return nil
    }
    let mark = ProcessMark(id: process, start: text(.processStart))
    return JournalAuthor(user: user, host: host, process: mark)
  }

  /// `nil` if another program has changed the row into one that no intent can have.
  var sendIntent: SendIntent? {
    guard let kind = text(.sendKind).flatMap(SendIntent.Kind.init(rawValue:)),
      let profile = text(.profile), let project = text(.project).flatMap(ProjectID.init),
      let endpoint = text(.endpoint).flatMap({ try? FCMEndpoint(parsing: $0) }),
      let target = text(.target), let hash = text(.payloadHash), let payload = text(.payload)
    else { return nil }
    return SendIntent(
      kind: kind, profile: profile, project: project, endpoint: endpoint, account: text(.account),
      target: target, payloadHash: hash, payload: payload, reason: text(.reason),
      draft: text(.draft), title: text(.title), reviews: text(.reviews))
  }

  var sendOutcome: SendOutcome? {
    guard let outcome = text(.outcome).flatMap(OutcomeName.init(rawValue:)) else { return nil }
    let sentence = text(.sentence) ?? ""
    return switch outcome {
    case .accepted: .accepted(name: text(.name) ?? "")
    case .refused: .refused(code: text(.code) ?? "", sentence: sentence)
    case .notSent: .notSent(sentence: sentence)
    case .unknown where text(.code) == SendFailure.Code.sentDespiteDryRun.description:
      .sentDespiteDryRun(sentence: sentence)
    case .unknown: .unknown(sentence: sentence)
    }
  }

  var settlement: Settlement? {
    guard let author, let time, let delivered = integer(.delivered) else { return nil }
    return Settlement(
      isDelivered: delivered == 1, note: text(.note) ?? "", author: author, time: time)
  }
}
