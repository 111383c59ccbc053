import MessageLint
import PushMessages
import Resolver
import Synchronization
import TestPacing
import Testing

@testable import FCMEmulator

/// What lint has against a message, in the API and on the pages.
@Suite(.takingTurns)
struct FoundByLintTests {
  private static func lint(_ message: String) -> [Finding] {
    guard message.contains("bad") else { return [] }
    return [
      Finding(
        rule: "crash", .error, "body on Android: %1$d <crashes> the app", remedy: "give a number",
        appRemedy: "use %1$s", path: "android.notification.body_loc_key", platform: .android),
      Finding(rule: "text-too-long", .warning, "title: 90 letters"),
    ]
  }

  private func rehearsal() -> Rehearsal {
    let rehearsal = Rehearsal(lint: Self.lint)
    rehearsal.send(#"{"topic":"bad"}"#)
    rehearsal.send(#"{"topic":"good"}"#)
    return rehearsal
  }

  @Test func `A message says what lint finds, in the words of lint's own report`() async throws {
    let rehearsal = rehearsal()
    let body = await rehearsal.ask("GET", "messages/1").body
    #expect(
      body.hasSuffix(
        """
        "findings":[{"rule":"crash","severity":"error","message":"body on Android: %1$d <crashes> the app",\
        "field":"android.notification.body_loc_key","platform":"android","remedy":\
        {"now":"give a number","app_release":"use %1$s"}},{"rule":"text-too-long","severity":"warning",\
        "message":"title: 90 letters"}]}
        """))
    #expect(await rehearsal.ask("GET", "messages/2").body.hasSuffix(#""findings":[]}"#))
  }

  @Test(arguments: [
    ("finding=error", ["1"]), ("finding=warning", ["1"]), ("finding=crash", ["1"]),
    ("finding=untranslated", []), ("topic=good&finding=error", []),
  ])
  func `Messages are found by what lint has against them`(
    query: String, numbers: [String]
  ) async throws {
    #expect(try await rehearsal().numbers(query) == numbers)
  }

  @Test func `Waiting for a finding ends as soon as a message has it`() async throws {
    let rehearsal = Rehearsal(lint: Self.lint)
    async let answer = rehearsal.ask("GET", "messages/wait", "finding=error&timeout=60s")
    rehearsal.send(#"{"topic":"good"}"#)
    rehearsal.send(#"{"topic":"bad"}"#)
    #expect(await answer.body.contains(#""number":2"#))
  }

  @Test func `The list counts findings, and a message's page names them`() async {
    let rehearsal = rehearsal()
    let list = await rehearsal.page("/").body
    #expect(list.contains("lint ✗ 1 error, ⚠ 1 warning"))
    #expect(await rehearsal.page("/", "finding=crash").body.contains("1 message<"))
    let page = await rehearsal.page("/messages/1").body
    #expect(page.contains("✗ error <code>crash</code>"))
    #expect(page.contains("⚠ warning <code>text-too-long</code>"))
    #expect(page.contains("%1$d &lt;crashes&gt; the app"))
    #expect(page.contains("Give a number") && page.contains("Use %1$s"))
    #expect(await rehearsal.page("/messages/2").body.contains("Lint finds nothing."))
  }

  @Test func `A message is looked at once, however often its page is loaded`() async {
    let looks = Looks()
    let rehearsal = Rehearsal { message in
      looks.add()
      return Self.lint(message)
    }
    for _ in 0..<3 { rehearsal.send(#"{"topic":"bad"}"#) }
    for _ in 0..<5 { _ = await rehearsal.page("/") }
    #expect(looks.count == 1)
  }

  private final class Looks: Sendable {
    private let looks = Mutex(0)

    var count: Int { looks.withLock(\.self) }

    func add() { looks.withLock { $0 += 1 } }
  }
}
