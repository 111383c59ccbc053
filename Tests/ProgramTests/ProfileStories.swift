import Foundation
import TestPacing
import Testing

/// Profiles are chosen, and the project file is written, while the composer runs.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct ProfileStories {
  private static let draft =
    #"{"message":{"token":"aDevice:APA91b","notification":{"title":"T","body":"B"},"android":{"ttl":"3600s"}}}"#

  private static func project(_ first: String, _ second: String) -> String {
    """
    [profiles.one]
    project = "demo-one"
    endpoint = "\(first)"
    kind = "test"

    [profiles.two]
    project = "demo-two"
    endpoint = "\(second)"
    kind = "test"

    """
  }

  /// Two emulators, a profile for each, and a draft that is open.
  private func story(
    _ story: (borrowing Terminal, borrowing EmulatorProcess, borrowing EmulatorProcess) async throws
      -> Void
  ) async throws {
    try await Terminal.with { terminal in
      let one = try await EmulatorProcess.start(in: terminal.sandbox)
      let two = try await EmulatorProcess.start(in: terminal.sandbox)
      try terminal.sandbox.write(
        Self.project(one.endpoint, two.endpoint), to: "pushwright.toml")
      try terminal.sandbox.write(Self.draft, to: "draft.json")
      try await terminal.start("draft.json")
      try await terminal.waitFor("NO PROFILE", "? keys")
      try await story(terminal, one, two)
    }
  }

  private func choose(_ name: String, on terminal: borrowing Terminal) async throws {
    try await terminal.press("P")
    try await terminal.waitFor("Endpoint")
    try await terminal.type(name)
    try await terminal.press("Enter")
    try await terminal.waitFor("TEST demo-\(name)")
  }

  private func send(on terminal: borrowing Terminal) async throws {
    try await terminal.press("s")
    try await terminal.waitFor("y sends")
    try await Terminal.pause()
    try await terminal.press("y")
    try await terminal.waitFor("SENT projects/")
    try await terminal.press("Escape")
    try await terminal.waitFor("? keys")
  }

  @Test func `Each send goes to the profile that was chosen for it`() async throws {
    try await story { terminal, one, two in
      try await choose("one", on: terminal)
      try await terminal.press("d")
      try await terminal.waitFor("dry run: ✓ ok")
      try await send(on: terminal)
      #expect(try one.delivered.count == 1 && two.accepted.isEmpty)
      try await choose("two", on: terminal)
      try await terminal.waitFor("dry run: stale")
      try await send(on: terminal)
      #expect(try one.delivered.count == 1 && two.delivered.count == 1)
    }
  }

  @Test func `A profile that is written anew is used at once, and a broken file forbids sending`()
    async throws
  {
    try await story { terminal, one, two in
      try await choose("one", on: terminal)
      let swapped = Self.project(two.endpoint, one.endpoint)
      try terminal.sandbox.write(swapped, to: "pushwright.toml")
      try await terminal.waitFor("pushwright.toml: profile one: endpoint")
      try await send(on: terminal)
      #expect(try one.accepted.isEmpty && two.delivered.count == 1)
      try terminal.sandbox.write("[profiles.one\n" + swapped, to: "pushwright.toml")
      try await terminal.waitFor("pushwright.toml:1:", "the file to send")
      try await terminal.press("s")
      try await terminal.waitFor("Send…: pushwright.toml is broken")
      try terminal.sandbox.write(swapped, to: "pushwright.toml")
      try await terminal.waitFor("Pushwright can read pushwright.toml again")
      // After a send that was refused, keys of a text count only after a second.
      try await Task.sleep(for: .milliseconds(1_200))
      try await terminal.press("s")
      try await terminal.waitFor("SEND with one")
      #expect(try two.delivered.count == 1)
    }
  }

  @Test func `A review is not sent once the file says something else`() async throws {
    try await story { terminal, one, two in
      try await choose("one", on: terminal)
      try await terminal.press("s")
      try await terminal.waitFor("y sends")
      try terminal.sandbox.write(
        Self.project(two.endpoint, one.endpoint), to: "pushwright.toml")
      try await terminal.waitFor("Not allowed", "leave the review")
      try await Terminal.pause()
      try await terminal.press("y")
      try await terminal.press("Escape")
      try await terminal.waitFor("pushwright.toml: profile one: endpoint")
      #expect(try one.accepted.isEmpty && two.accepted.isEmpty)
    }
  }

  @Test func `Apps that come into the file bring their texts into the preview`() async throws {
    try await Terminal.withDraft { terminal in
      try terminal.sandbox.write(
        "<resources><string name=\"hello\">Good morning</string></resources>",
        to: "res/values/strings.xml")
      try terminal.sandbox.write(
        #"{"message":{"topic":"news","android":{"notification":{"title_loc_key":"hello"}}}}"#,
        to: "draft.json")
      try terminal.sandbox.write("# no app yet\n", to: "pushwright.toml")
      try await terminal.openDraft()
      try terminal.sandbox.write(
        "[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\n", to: "pushwright.toml")
      try await terminal.waitFor("pushwright.toml: app Shop added", "Good morning")
    }
  }
}
