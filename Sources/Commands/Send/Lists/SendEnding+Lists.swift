internal import FCMClient
internal import HarmlessText
internal import SendPolicy

extension SendEnding {
  /// `earlierUnknown` recipients have an unknown outcome since earlier runs, and `lost` says why the files of results
  /// aren't complete.
  init(
    _ result: ListResult, of audience: ListAudience, _ options: SendOptions, earlierUnknown: Int,
    lost: CommandFailure?
  ) {
    switch result {
    case .notBegun(let failure):
      self.init(
        status: SendExitStatus(failure), lastLine: "NOT SENT", narration: [failure.description])
    case .ended(let number, let end, let unrecorded):
      var end = end
      end.earlierUnknown = earlierUnknown
      end.unrecorded = end.unrecorded ?? unrecorded
      var sentences: [String] = []
      if let stop = end.stoppedBy { sentences.append(stop.description) }
      if let reason = end.unrecorded {
        sentences.append("the history doesn't have all results: \(reason)")
      }
      if let lost { sentences.append(lost.sentence) }
      let unsettled =
        (earlierUnknown > 0 ? audience.resumed?.unsettled ?? [] : [])
        + (end.tally.unknown > 0 ? [number] : [])
      if let settling = end.settling(runs: unsettled) { sentences.append(settling) }
      if end.canGoOn {
        sentences.append("to go on, run \(Self.command(audience, options, number))")
      }
      self.init(
        status: end.status,
        lastLine: end.lastLine(list: number, of: audience.count), narration: sentences)
      if lost != nil, status == 0 { status = CommandFailure.Status.outputFailed.rawValue }
    }
  }

  private static func command(
    _ audience: ListAudience, _ options: SendOptions, _ number: Int64
  ) -> String {
    let first = audience.resumed?.runs.first ?? number
    let project = options.project
    let values: [(String, String?)] = [
      ("--to", options.list.to ?? "-"), ("--column", options.list.column),
      ("--locale-column", options.list.localeColumn),
      ("--rate", options.list.rate.map(String.init)), ("--results", options.list.results),
      ("--dead", options.list.dead), ("--project", project.project),
      ("--profile", project.profile), ("--resume", "\(first)"),
    ]
    let flags = options.list.skipMalformed ? ["--skip-malformed"] : []
    let words =
      [options.draft] + values.flatMap { name, value in value.map { [name, $0] } ?? [] } + flags
    return "pushwright send "
      + words.map { ShellQuoting.word(VisibleText.of($0)) }.joined(separator: " ")
  }
}
