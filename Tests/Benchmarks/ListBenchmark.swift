import AsyncHTTPClient
import Dispatch
import FCMClient
import FCMEmulator
import FCMTransport
import Foundation
import NIOCore
import NIOHTTP1
import PushMessages
import RecipientLists
import SendJournal

/// Measures lists: `swift run -c release benchmarks lists`.
///
/// The list goes to an emulator in the same process, once by AsyncHTTPClient alone and once by all that a list needs, with as
/// many messages under way and the history on the disk. Neither has the minute in which the rate rises.
struct ListBenchmark {
  private static let message = #"{"notification":{"title":"Hello","body":"B"}}"#

  static func run() async throws {
    print("| recipients | examined | memory, peak |")
    print("| --- | --- | --- |")
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let time = try examine(count)
      print("| \(count) | \(seconds(time)) s | \(try peakMemory() >> 10) MB |")
    }
    let emulator = try await Emulator.start()
    let count = 20_000
    print("")
    print("| \(count) messages | a second |")
    print("| --- | --- |")
    // The first one pays for connections and threads.
    _ = try await bare(2_000, to: emulator.endpoint)
    let bare = try await bare(count, to: emulator.endpoint)
    print("| AsyncHTTPClient alone | \(Int(Double(count) / bare)) |")
    let unrecorded = try await list(count, to: emulator.endpoint, history: nil)
    print("| a list without a history | \(Int(Double(count) / unrecorded)) |")
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pushwright-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = try SendJournal.opening(
      path: folder.appending(path: "journal.sqlite").path(percentEncoded: false),
      author: JournalAuthor(user: "benchmark", host: "here"))
    let recorded = try await list(count, to: emulator.endpoint, history: history)
    print("| a list with its history | \(Int(Double(count) / recorded)) |")
    print("")
    print("with the history, a list is at \(Int(bare / recorded * 100)) % of AsyncHTTPClient alone")
    await emulator.stop()
  }

  /// Reads a list of so many recipients with a value each, as before a send.
  private static func examine(_ count: Int) throws -> Double {
    try measured {
      var survey = ListSurvey(placeholders: ["name"], seed: 1)
      var text = "token,name\n"
      for number in 0..<count {
        text += "\(token(number)),name \(number)\n"
        guard text.utf8.count > 1 << 20 || number == count - 1 else { continue }
        try survey.take(Array(text.utf8))
        text = ""
      }
      // A longer list than the table of duplicates holds would have to be read again.
      guard try !survey.endOfList(), survey.summary.recipients == count else { throw Wrong() }
    }
  }

  private static func bare(_ count: Int, to endpoint: FCMEndpoint) async throws -> Double {
    var configuration = HTTPClient.Configuration()
    configuration.httpVersion = .http1Only
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      ListPolicy.standard.window
    let client = HTTPClient(
      eventLoopGroupProvider: .singleton, configuration: configuration)
    let begin = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= ListPolicy.standard.window { try await group.next() }
        group.addTask {
          var request = HTTPClientRequest(url: "\(endpoint)/v1/projects/demo/messages:send")
          request.method = .POST
          request.headers.add(name: "Authorization", value: "Bearer owner")
          request.body = .bytes(ByteBuffer(string: "{\"message\":\(filled(number))}"))
          let response = try await client.execute(request, timeout: .seconds(60))
          _ = try await response.body.collect(upTo: 1 << 20)
          guard response.status == .ok else { throw Wrong() }
        }
      }
      try await group.waitForAll()
    }
    let time = begin.duration(to: .now) / .seconds(1)
    try await client.shutdown()
    return time
  }

  private static func list(
    _ count: Int, to endpoint: FCMEndpoint, history: SendJournal?
  ) async throws -> Double {
    guard let project = ProjectID("demo") else { throw Wrong() }
    let list = SendList(name: "a.csv", digest: "abc", recipients: count)
    let intent = SendIntent(
      kind: .list, profile: "prod", project: project, endpoint: endpoint, account: nil,
      target: "list a.csv", payloadHash: "h", payload: list.payload(with: .object([])))
    let recorded = try history?.write(intent, at: now)
    guard let order = ListOrder(intent, recordedAs: recorded?.id.number ?? 1) else { throw Wrong() }
    let messages = try (0..<count).map { number in
      ListMessage(
        number: number, line: number + 1, registration: try Registration(token(number)),
        text: filled(number))
    }
    let transport = HTTPTransport()
    let bearer = BearerToken("owner").map { AccessToken($0) }
    let begin = ContinuousClock.now
    var run = ListRun(order, rate: SendRate(perMinute: 60_000_000, rise: .zero))
    let (events, post) = AsyncStream<ListRun.Event>.makeStream()
    let elapsed = { @Sendable in begin.duration(to: .now) }
    let disk = DispatchQueue(label: "history")
    var read = 0
    post.yield(.started(at: elapsed()))
    for await event in events {
      for effect in run.update(event) {
        switch effect {
        case .read(let wanted):
          let part = Array(messages[read..<min(read + wanted, count)])
          read += part.count
          post.yield(.read(part, isEnd: read == count, at: elapsed()))
        case .write(let step):
          guard let history, let recorded else {
            post.yield(.written(at: elapsed()))
            continue
          }
          disk.async {
            let result = Result { try history.write(step, of: recorded, at: now) }
            if case .success(.journal) = result { post.yield(.written(at: elapsed())) }
          }
        case .send(let number, let request):
          Task {
            let answer: SendAnswer
            do throws(SendFailure) {
              answer = .accepted(name: try await transport.perform(request, token: bearer))
            } catch {
              answer = .failed(error)
            }
            post.yield(.answered(number, answer, at: elapsed(), chance: 0))
          }
        case .wake(let moment):
          Task {
            try await Task.sleep(for: moment - elapsed())
            post.yield(.woken(at: elapsed()))
          }
        case .pause(_, let failure):
          print(failure.description)
          throw Wrong()
        case .renewToken: throw Wrong()
        case .report: continue
        case .finish(let end):
          guard end.tally.accepted == count else { throw Wrong() }
          await transport.shutdown()
          return elapsed() / .seconds(1)
        }
      }
    }
    throw Wrong()
  }

  /// Something else came out than was to be measured.
  private struct Wrong: Error {
    var line: Int

    init(_ line: Int = #line) { self.line = line }
  }

  private static func token(_ number: Int) -> String { "device\(number):APA91bBenchmark\(number)" }

  private static func filled(_ number: Int) -> String {
    "\(message.dropLast()),\"token\":\"\(token(number))\"}"
  }

  private static var now: JournalTime {
    JournalTime(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  private static func measured(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
  }

  private static func seconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// In kilobytes, since the program began.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let peak = status.firstMatch(of: /VmHWM:\s+([0-9]+)/), let kilobytes = Int(peak.1) else {
      throw Wrong()
    }
    return kilobytes
  }
}
