import Commands
import ComposerState
import FCMClient
import FCMEmulator
import FCMTransport
import PushMessages

extension FCMSender {
  /// A screen has no more; the browser's page does.
  private static let mostMessages = 50

  /// What has come to the profile's FCM on this machine.
  func inbox() async -> InboxAnswer {
    do throws(CommandFailure) {
      let situation = try CallerSituation(project)
      guard situation.endpoint.isLoopback else {
        return .failed("\(situation.endpoint) isn't on this machine: only a local FCM has an inbox")
      }
      return try await inbox(of: situation.project, at: situation.endpoint)
    } catch {
      return .failed(error.sentence)
    }
  }

  private func inbox(
    of project: ProjectID, at endpoint: FCMEndpoint
  ) async throws(CommandFailure) -> InboxAnswer {
    let address: FCMEndpoint
    do throws(EmulatorFailure) {
      address = try await server.address(of: endpoint)
    } catch {
      throw CommandFailure(.unreachable, "\(error)")
    }
    let target =
      "\(address)/emulator/v1/messages?project=\(project)&limit=\(Self.mostMessages)"
    guard let url = try? ExchangeURL(parsing: target) else {
      throw CommandFailure(.unreachable, "\(endpoint) isn't on this machine")
    }
    let answer: ExchangeAnswer
    do throws(ExchangeFailure) {
      answer = try await transport.exchange(
        ExchangeRequest(url: url, limit: 16 << 20, deadline: .seconds(30)))
    } catch {
      throw CommandFailure(
        .unreachable,
        "nothing answers at \(endpoint): start pushwright emulator --port \(endpoint.port ?? 80) in another terminal"
      )
    }
    let body = try? JSONNode(strict: answer.body)
    guard answer.status == 200, let messages = body?["messages"]?.elements,
      case .number(let total)? = body?["total"]?.kind
    else {
      throw CommandFailure(
        .unreachable, "\(endpoint) answers, but isn't pushwright emulator: only that has an inbox")
    }
    return .messages(
      messages.compactMap(InboxMessage.init), total: max(Int(total) ?? 0, messages.count),
      address: "\(address)/")
  }
}
