internal import ArgumentParser
internal import FCMClient
internal import LocalFiles
internal import PushMessages

/// The changes that a list of registrations gets, part by part, with their results.
actor TopicsListPerformer {
  typealias Change = (entry: RegistrationList.Entry, topic: Topic)

  /// Registrations of a part: as many as an entry of the history has.
  static let size = 1000

  private let report: TopicsReport
  private let output = OrderedOutput()
  private var results: ResultOutput?
  private var tally = TopicsTally()
  private let total: Int
  private var said = ContinuousClock.now

  /// `results` is a new file.
  init(_ report: TopicsReport, results: String?, total: Int) throws(CommandFailure) {
    self.report = report
    self.total = total
    do throws(FileFailure) {
      self.results = try results.map { path throws(FileFailure) in
        ResultOutput(try GrowingFile(path, mayExist: false))
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Makes the changes of one part; those after a run that was stopped are only reported.
  func perform(_ order: TopicChangeOrder, of changes: [Change], by caller: any TopicCaller) async {
    if let stop = tally.stoppedBy {
      for change in changes { note(change, .failure(.notTried(stop))) }
      return
    }
    let start = tally.count
    let result = await caller.change(order) { [report, output] news in
      switch news {
      case .pause(let wait, let failure): Narration.say(pause: wait, after: failure)
      case .result(let number, let result):
        let (entry, topic) = changes[number]
        output.take(report.line(entry, topic: "\(topic)", result), number: start + number)
      }
    }
    tally.add(result)
    for (change, result) in zip(changes, result.results) { record(change, result) }
    let now = ContinuousClock.now
    guard now - said > .seconds(10), tally.count < total else { return }
    said = now
    Narration.say("\(tally.count) of \(total)")
  }

  private func note(_ change: Change, _ result: Result<TopicChange.Success, CallFailure>) {
    output.take(
      report.line(change.entry, topic: "\(change.topic)", result), number: tally.count)
    tally.add(result)
    record(change, result)
  }

  private func record(_ change: Change, _ result: Result<TopicChange.Success, CallFailure>) {
    guard results != nil else { return }
    var members: [JSONValue.Member] = []
    if case .line(let line) = change.entry.place {
      members.append(.init("line", .number("\(line)")))
    }
    members.append(.init("registration", .string(change.entry.registration.text)))
    members.append(.init("topic", .string("\(change.topic)")))
    switch result {
    case .success(let success): members.append(.init("result", .string(success.rawValue)))
    case .failure(let failure):
      members.append(.init("result", .string(failure.resultName)))
      members.append(.init("code", .string(failure.code.description)))
      members.append(.init("error", .string(failure.sentence)))
    }
    results?.add(JSONText.compact(.object(members)) + "\n")
  }

  /// Says how it went; the verb's status.
  func end() -> Int32 {
    for sentence in tally.sentences { Narration.say(sentence) }
    let unwritten = results?.end().map { CommandFailure(.outputFailed, $0.sentence) }
    let unsaid = output.end(with: "")
    guard tally.status == 0, let lost = unwritten ?? unsaid else { return tally.status }
    return lost.narrated().rawValue
  }
}
