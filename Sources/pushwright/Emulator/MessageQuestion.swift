import Commands
import FCMClient
import FCMTransport
import Foundation
import PushMessages
import TextEncodings

/// A question about messages to the API of a local FCM.
struct MessageQuestion {
  /// What comes after `messages/` in the path.
  let verb: String
  let options: MessageOptions
  /// Parameters beside those of the options.
  let parameters: [(name: String, value: String?)]

  /// In seconds: more than the emulator lets anyone wait.
  private static let longestWait = 630

  /// The answer; `nil` if too few messages have come in time, which is said.
  func answer() async throws(CommandFailure) -> JSONNode? {
    let transport = HTTPTransport()
    let result: Result<JSONNode?, CommandFailure>
    do throws(CommandFailure) {
      result = .success(try await answer(over: transport))
    } catch {
      result = .failure(error)
    }
    await transport.shutdown()
    return try result.get()
  }

  private func answer(over transport: HTTPTransport) async throws(CommandFailure) -> JSONNode? {
    let address = options.emulator ?? ProcessInfo.processInfo.environment["PUSHWRIGHT_EMULATOR"]
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
    if answer.status == 200, let body, body["messages"] != nil { return body }
    let error = body?["error"]
    let sentence = error?["message"]?.string ?? "it isn't a local FCM"
    guard answer.status == 404, let error else {
      throw CommandFailure(.usage, "\(endpoint): \(sentence)")
    }
    if error["details"]?.elements?.first?["reason"]?.string == "DEVICE_NOT_FOUND" {
      throw CommandFailure(.noSuchFile, sentence)
    }
    Narration.say("after \(options.timeout): \(sentence)")
    return nil
  }

  /// `nil` if the address isn't on this machine.
  private func request(to endpoint: FCMEndpoint) -> ExchangeRequest? {
    let query = (options.parameters + parameters).compactMap { name, value in
      value.map {
        "\(name)=\(PercentEncoding.encoding($0, keeping: PercentEncoding.isUnreserved))"
      }
    }
    let target = "\(endpoint)/emulator/v1/messages/\(verb)?\(query.joined(separator: "&"))"
    guard let url = try? ExchangeURL(parsing: target) else { return nil }
    return ExchangeRequest(url: url, limit: 16 << 20, deadline: .seconds(Self.longestWait))
  }
}
