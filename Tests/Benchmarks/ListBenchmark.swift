import FCMClient
import FCMTransport
import Foundation
import RecipientLists
import SendJournal

/// Measures lists: `swift run -c release benchmarks lists`.
///
/// All clients send the same messages to the same server on this machine, over TLS: AsyncHTTPClient by itself, all that a list
/// needs without and with its history on the disk, each with as many messages under way, and the Firebase Admin SDK for
/// Python if `PUSHWRIGHT_PYTHON` names an interpreter that has it. None has the minute in which the rate rises. Each is measured
/// several times in turn, and the middle one counts.
struct ListBenchmark {
  private static let rounds = 5
  private static let count = 20_000
  /// The SDK takes its time.
  private static let countInPython = 3_000

  static func run() async throws {
    print("| recipients | examined | memory, peak |")
    print("| --- | --- | --- |")
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let time = try examine(count)
      print("| \(count) | \(seconds(time)) s | \(try peakMemory() >> 10) MB |")
    }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pushwright-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try ListServer(folder: folder)
    defer { server.stop() }
    let clients = try ListClients(server)
    let history = try SendJournal.opening(
      path: folder.appending(path: "journal.sqlite").path(percentEncoded: false),
      author: JournalAuthor(user: "benchmark", host: "here"))
    // The first one pays for connections and threads.
    _ = try await clients.bare(2_000)
    var bare: [Cost] = []
    var unrecorded: [Cost] = []
    var recorded: [Cost] = []
    for _ in 0..<rounds {
      bare.append(try await Cost.measured(count) { try await clients.bare(count) })
      unrecorded.append(
        try await Cost.measured(count) { try await clients.list(count, history: nil) })
      recorded.append(
        try await Cost.measured(count) { try await clients.list(count, history: history) })
    }
    let python = try python(server)
    print("")
    print("| \(count) messages over TLS | a second | processor time a message |")
    print("| --- | --- | --- |")
    let rows = [
      ("AsyncHTTPClient alone", bare), ("a list without a history", unrecorded),
      ("a list with its history", recorded),
    ]
    for (name, costs) in rows { print("| \(name) | \(Cost.middle(costs).words) |") }
    let (alone, without, with) = (
      Cost.middle(bare).rate, Cost.middle(unrecorded).rate, Cost.middle(recorded).rate
    )
    if let python { print("| firebase-admin for Python, send_each | \(Int(python)) | |") }
    print("")
    print("with its history, a list is at \(Int(with / alone * 100)) % of AsyncHTTPClient alone")
    print("the history takes \(Int((1 - with / without) * 100)) % of the time")
    if let python {
      let times = (with / python * 10).rounded() / 10
      print("a list is \(times) times as fast as firebase-admin for Python")
    }
  }

  /// Reads a list of so many recipients with a value each, as before a send.
  private static func examine(_ count: Int) throws -> Double {
    try measured {
      var survey = ListSurvey(placeholders: ["name"], seed: 1)
      var text = "token,name\n"
      for number in 0..<count {
        text += "\(ListClients.token(number)),name \(number)\n"
        guard text.utf8.count > 1 << 20 || number == count - 1 else { continue }
        try survey.take(Array(text.utf8))
        text = ""
      }
      // A longer list than the table of duplicates holds would have to be read again.
      guard try !survey.endOfList(), survey.summary.recipients == count else {
        throw ListClients.Wrong()
      }
    }
  }

  /// Messages a second; `nil` without an interpreter.
  private static func python(_ server: ListServer) throws -> Double? {
    guard let interpreter = ProcessInfo.processInfo.environment["PUSHWRIGHT_PYTHON"] else {
      return nil
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "firebase_admin_list.py").path(percentEncoded: false)
    let process = Process()
    process.executableURL = URL(filePath: interpreter)
    process.arguments = [script, "\(server.port)", "\(countInPython)"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["REQUESTS_CA_BUNDLE": server.certificate, "NO_PROXY": "localhost"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw ListClients.Wrong()
    }
    return Double(countInPython) / seconds
  }

  private static func measured(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .seconds(1)
  }

  private static func seconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  /// In kilobytes, since the program began.
  private static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let peak = status.firstMatch(of: /VmHWM:\s+([0-9]+)/), let kilobytes = Int(peak.1) else {
      throw ListClients.Wrong()
    }
    return kilobytes
  }
}
