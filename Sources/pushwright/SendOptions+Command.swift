public import ArgumentParser
public import Commands
import Foundation
import SendPolicy
import Workspace

/// `pushwright send`: the verb with its clock, its network, its journal and the person at the terminal.
///
/// Its options are the command themselves. In a group of their own, ArgumentParser's checks in debug builds would go
/// through all groups below it many times, which takes 100 ms at each start.
extension SendOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "send",
    abstract: "Send a message: to a test device, for real, to a list, or as a dry run.",
    discussion: """
      Shows what goes where, and asks for confirmation on a terminal. If the profile has confirm \
      = "type", the default in production, you type PROFILE TOPIC for a topic, and for a \
      condition its topics: PROFILE a and b, or PROFILE a or 2 more. For one device, or with \
      confirm = "ask", you press y. If people may get the message twice, you also type the word \
      again. Without a terminal, --confirm names the same with a slash: --confirm \
      PROFILE/TOPIC, or for a condition --confirm 'PROFILE/a or 2 more'. If people may get the \
      message twice, you also need --again. That is so if devices showed the same people the \
      same message before, whatever its time to live, labels and data.

      The history records every attempt; a dry run that it can't record exits 77, because a \
      later send relies on the record. If the project file changes in between, nothing is sent.

      The last line is NOT SENT (dry-run), SENT projects/…/messages/…, NOT SENT, or OUTCOME \
      UNKNOWN. Exits 0 when done, 1 if FCM refused, 64 for usage, 65 if the draft can't be read, \
      69 if FCM can't be reached and nothing left, 74 if it was done but standard output \
      couldn't be written, 75 if nothing was sent and a retry is safe, 76 if the outcome is \
      unknown and a retry isn't safe, 77 if it isn't allowed, 78 for a mistake in the \
      configuration, 130 if it was interrupted and nothing left. A signal (Ctrl-C, Ctrl-\\, \
      kill, a closed terminal) before the request has left ends with NOT SENT and 130. After \
      that, the first signal waits for FCM's answer, and the status says what happened; a second \
      one gives up: OUTCOME UNKNOWN and 76.

      --to sends to each registration of a file, one a line or CSV with a header. {{name}} in a \
      text, an argument or data is replaced with the column name. With --locale-column, drafts beside \
      DRAFT.json go to the recipients of their language: DRAFT.fr.json, DRAFT.fr-CA.json. You type PROFILE and the number \
      of recipients, or --confirm PROFILE/NUMBER. The last line is SENT list 14: 998 sent, 2 dead, \
      or STOPPED, OUTCOME UNKNOWN or NOT SENT with the same counts. A list that stopped goes on \
      with --resume 14. Dead registrations alone exit 0; a list that a signal stopped exits 130, \
      and one with messages that weren't sent for now 75.
      """)

  public func run() async throws {
    // Before anything else: a signal in between would end the program after the message has left.
    let patience = await Patience.watching(isDryRun: dryRun)
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    let ask: SendRun.Question = { await ConfirmationPrompt(patience).asks(for: $0) }
    let permit: SendRun.Permission = { request in
      await PermissionPrompt(patience).permits(request, environment: environment)
    }
    let makeSender = { @Sendable (project: Project) in
      let directories = StandardDirectories(environment: environment)
      let user = UserConfiguration.onDisk(directories).configuration
      // The composer's demo has its FCM in each program that sends.
      let isEmulated = list.emulated && project.profile.profile?.kind == .local
      return FCMSender(project, user: user, environment: environment, usesEmulator: isEmulated)
    }
    guard list.to == nil, ownList == nil else {
      let askForList: SendListRun.Question = {
        await ConfirmationPrompt(patience).asks(for: $0, to: $1)
      }
      let sending = SendListRun(
        self, now: { Int(Date().timeIntervalSince1970) }, seed: .random(in: 0...UInt64.max),
        progress: isatty(STDERR_FILENO) == 1 ? .bar(columns: 80) : .lines,
        ask: isTerminal ? askForList : nil,
        permit: isTerminal ? permit : nil,
        sender: { PatientListSender(makeSender($0), patience) })
      defer { if list.fromComposer { patience.waitsForEnter() } }
      return try await sending.run { patience.decided($0) }
    }
    let send = SendRun(
      self, now: { Int(Date().timeIntervalSince1970) },
      jitter: .milliseconds(Int.random(in: 0...3_000)), ask: isTerminal ? ask : nil,
      permit: isTerminal ? permit : nil,
      sender: { PatientSender(makeSender($0), patience) })
    try await send.run { patience.decided($0) }
  }
}
