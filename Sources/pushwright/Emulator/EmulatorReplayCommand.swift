import ArgumentParser
import Commands
import FCMClient
import FCMEmulator
import FCMTransport
import Foundation
import LocalFiles
import PushMessages

/// `pushwright emulator replay`: judges the requests of a record again.
struct EmulatorReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Judge recorded requests again; 1 if an answer differs.",
    discussion: """
      Reads what `emulator start --record FILE` or `emulator exec --record FILE` has written, and judges each \
      request again, at its time and with the devices of its start, in a local FCM of its own. The \
      same record always gives the same answers. With --emulator it sends the requests to one that \
      runs, which judges them by its own devices and time; begin with one that has no messages yet.

      Prints a JSON object per request: its line, the answer, and if it is the recorded one.
      """)

  @Argument(help: ArgumentHelp("The record.", valueName: "file"), completion: .file())
  var file: String

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "The export from which the recorded emulator went on.", valueName: "folder"),
    completion: .directory)
  var source: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp("Write the state at the end to this folder.", valueName: "folder"),
    completion: .directory)
  var destination: String?

  @Option(
    help: ArgumentHelp("Send the requests to this local FCM instead.", valueName: "url"))
  var emulator: String?

  func validate() throws {
    if emulator != nil, source != nil || destination != nil {
      throw ValidationError("--emulator has a state of its own: leave out --import and --export")
    }
  }

  func run() async throws {
    var differing = 0
    do throws(CommandFailure) {
      differing = try await replay()
    } catch {
      throw error.narrated()
    }
    if differing > 0 { throw ExitCode(1) }
  }

  /// How many answers differ from those of the record.
  private func replay() async throws(CommandFailure) -> Int {
    let record = try record()
    if record.isCut {
      Narration.say("note: the last line of \(file) wasn't written whole, and isn't replayed")
    }
    if let destination { try EmulatorFolder(destination).checkWritable() }
    let beginning = try beginning(of: record)
    if let emulator {
      let sender = try ReplaySender(emulator)
      do throws(CommandFailure) {
        let differing = try await compare(record) { (exchange) async throws(CommandFailure) in
          try await sender.answer(exchange)
        }
        await sender.end()
        return differing
      } catch {
        await sender.end()
        throw error
      }
    }
    let replay = EmulatorReplay(record.head, beginning: beginning)
    let differing = try await compare(record) { (exchange) async throws(CommandFailure) in
      await replay.answer(exchange)
    }
    if let destination { try EmulatorFolder(destination).write(replay.snapshot) }
    return differing
  }

  private func record() throws(CommandFailure) -> EmulatorRecord {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try LocalFile.bytes(file, as: .emulatorRecord)
    } catch {
      throw CommandFailure(error)
    }
    do throws(EmulatorSnapshot.Failure) {
      return try EmulatorRecord(bytes)
    } catch {
      let place = error.line.map { ":\($0)" } ?? ""
      throw CommandFailure(.unreadableInput, "\(file)\(place): \(error.sentence)")
    }
  }

  private func beginning(
    of record: EmulatorRecord
  ) throws(CommandFailure) -> EmulatorSnapshot? {
    guard emulator == nil else { return nil }
    switch (source, record.head.isImported) {
    case (nil, false): return nil
    case (let source?, true): return try EmulatorFolder(source).snapshot()
    case (nil, true):
      throw CommandFailure(
        .usage, "the recorded emulator went on from an export: name it with --import")
    case (_?, false):
      throw CommandFailure(
        .usage, "the recorded emulator began with nothing: leave out --import")
    }
  }

  /// Prints a line for each request; gives how many answers differ.
  private func compare(
    _ record: EmulatorRecord,
    _ answer: (RecordedExchange) async throws(CommandFailure) -> RecordedExchange.Answer?
  ) async throws(CommandFailure) -> Int {
    var (differing, skipped) = (0, 0)
    for (index, exchange) in record.exchanges.enumerated() {
      guard let answer = try await answer(exchange) else {
        skipped += 1
        continue
      }
      let isSame = answer == exchange.answer
      if !isSame { differing += 1 }
      var members = [
        JSONValue.Member("number", .number("\(index + 1)")),
        JSONValue.Member("request", .string(exchange.title)),
        JSONValue.Member("same", .boolean(isSame)), JSONValue.Member("answer", answer.value),
      ]
      if !isSame { members.append(JSONValue.Member("recorded", exchange.answer.value)) }
      try StandardOutput.write(JSONText.compact(.object(members)) + "\n")
    }
    let count = record.exchanges.count - skipped
    if skipped > 0 {
      Narration.say(
        "left out \(skipped) request\(skipped == 1 ? "" : "s") whose token was refused: records have no tokens"
      )
    }
    Narration.say(
      "\(differing) of \(count) answer\(count == 1 ? "" : "s") \(differing == 1 ? "differs" : "differ")"
    )
    return differing
  }
}
