import ArgumentParser
import Commands
import FCMClient
import FCMTransport
import Foundation
import PushMessages
import TextEncodings

/// `pushwright emulator wait`: waits until a local FCM has got a message.
struct EmulatorWaitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait",
    abstract: "Wait until a local FCM has accepted a message; 1 if it doesn't in time.",
    discussion: """
      Asks the FCM of `pushwright emulator`, or of `emulator exec` inside it (PUSHWRIGHT_EMULATOR). All \
      conditions have to hold. Prints the messages that match, one JSON object per line, oldest first. \
      With --timeout 0 it asks once.
      """)

  @Option(help: ArgumentHelp("Messages to this topic.", valueName: "name"))
  var topic: String?

  @Option(help: ArgumentHelp("Messages to this registration token.", valueName: "token"))
  var token: String?

  @Option(help: ArgumentHelp("Messages to this installation ID.", valueName: "fid"))
  var fid: String?

  @Option(
    name: .customLong("project-id"),
    help: ArgumentHelp("Messages of this project.", valueName: "id"))
  var projectID: String?

  @Option(help: ArgumentHelp("Messages whose JSON has this text.", valueName: "text"))
  var contains: String?

  @Option(help: ArgumentHelp("Messages that came to this simulated device.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Messages of which a device shows this text.", valueName: "text"))
  var shows: String?

  @Option(
    help: ArgumentHelp(
      "Messages of which a device makes this: crashes, garbled, shows_key, …, or error or warning for all of a kind.",
      valueName: "verdict"))
  var verdict: String?

  @Option(
    help: ArgumentHelp(
      "Messages in which lint finds this: the id of a rule, or error or warning for all of a kind.",
      valueName: "rule"))
  var finding: String?

  @Option(
    help: ArgumentHelp(
      "Messages with this outcome on a device, such as delivered or pending.", valueName: "outcome")
  )
  var outcome: String?

  @Option(help: ArgumentHelp("Only messages with a higher number.", valueName: "number"))
  var after: Int?

  @Option(help: ArgumentHelp("How many messages have to match.", valueName: "number"))
  var count = 1

  @Option(help: ArgumentHelp("How long to wait: 5s, 500ms.", valueName: "time"))
  var timeout = "5s"

  @Option(help: ArgumentHelp("The local FCM, if not PUSHWRIGHT_EMULATOR.", valueName: "url"))
  var emulator: String?

  func run() async throws {
    let transport = HTTPTransport()
    let lines: [String]?
    do throws(CommandFailure) {
      lines = try await messages(over: transport)
    } catch {
      await transport.shutdown()
      throw error.narrated()
    }
    await transport.shutdown()
    guard let lines else { throw ExitCode(1) }
    do throws(CommandFailure) {
      try StandardOutput.write(lines.map { $0 + "\n" }.joined())
    } catch {
      throw error.narrated()
    }
  }

  /// A line for each; `nil` if too few have come in time, which is said.
  private func messages(over transport: HTTPTransport) async throws(CommandFailure) -> [String]? {
    let address = emulator ?? ProcessInfo.processInfo.environment["PUSHWRIGHT_EMULATOR"]
    guard let address, let endpoint = try? FCMEndpoint(parsing: address),
      let request = request(to: endpoint)
    else {
      throw CommandFailure(
        .usage,
        "no local FCM is named: use --emulator http://127.0.0.1:PORT, or run it inside emulator exec"
      )
    }
    let answer: ExchangeAnswer
    do throws(ExchangeFailure) {
      answer = try await transport.exchange(request)
    } catch {
      throw CommandFailure(.unreachable, "\(endpoint) doesn't answer: is the emulator running?")
    }
    let body = try? JSONNode(strict: answer.body)
    guard answer.status == 200, let messages = body?["messages"]?.elements else {
      let sentence = body?["error"]?["message"]?.string ?? "it isn't a local FCM"
      guard answer.status == 404, body != nil else {
        throw CommandFailure(.usage, "\(endpoint): \(sentence)")
      }
      Narration.say("not in \(timeout): \(sentence)")
      return nil
    }
    return messages.map { JSONText.compact($0) }
  }

  /// `nil` if the address isn't on this machine.
  private func request(to endpoint: FCMEndpoint) -> ExchangeRequest? {
    let parameters = [
      ("topic", topic), ("token", token), ("fid", fid), ("project", projectID),
      ("contains", contains), ("device", device), ("shows", shows), ("outcome", outcome),
      ("verdict", verdict), ("finding", finding),
      ("after", after.map(String.init)), ("count", "\(count)"), ("timeout", timeout),
    ]
    let query = parameters.compactMap { name, value in
      value.map {
        "\(name)=\(PercentEncoding.encoding($0, keeping: PercentEncoding.isUnreserved))"
      }
    }
    let target = "\(endpoint)/emulator/v1/messages/wait?\(query.joined(separator: "&"))"
    guard let url = try? ExchangeURL(parsing: target) else { return nil }
    return ExchangeRequest(url: url, limit: 16 << 20, deadline: .seconds(Self.longestWait))
  }

  /// In seconds: more than the emulator lets anyone wait.
  private static let longestWait = 630
}
