import Commands
import Dispatch
import Foundation
import SendPolicy
import Synchronization
import Workspace

/// What the verbs that call Google's API get from the world: credentials, network, journal, terminal and signals.
struct VerbCalls: Sendable {
  /// `nil` if no user can be asked.
  let permit: SendRun.Permission?
  let sender: @Sendable (Project) -> any TopicCaller

  /// The watches go on until the program ends.
  @MainActor private static var watches: [SignalWatch] = []

  @MainActor
  static func begin() -> VerbCalls {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    let permit: SendRun.Permission = { request in
      await PermissionPrompt(Patience.watching()).permits(request, environment: environment)
    }
    return VerbCalls(permit: isTerminal ? permit : nil) { project in
      let directories = StandardDirectories(environment: environment)
      let user = UserConfiguration.onDisk(directories).configuration
      return FCMSender(project, user: user, environment: environment)
    }
  }

  /// The first signal cancels the body, which ends with what is known then; the second one ends the program.
  func untilSignal(_ body: @escaping @Sendable () async throws -> Void) async throws {
    let work = Task { try await body() }
    let count = Mutex(0)
    let queue = DispatchQueue(label: "pushwright.signals")
    await Self.watch(
      SignalWatch(LeavingSignals.all, on: queue) { number in
        let signals = count.withLock { count in
          count += 1
          return count
        }
        if signals > 1 { _exit(128 + number) }
        work.cancel()
        Narration.say(
          "waiting for the changes under way; the same signal again ends Pushwright at once")
      })
    try await work.value
  }

  @MainActor
  private static func watch(_ watch: SignalWatch) { watches.append(watch) }
}
