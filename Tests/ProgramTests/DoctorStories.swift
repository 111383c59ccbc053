import Testing

/// What `doctor` finds out only on a terminal.
@Suite(.serialized, .enabled(if: Terminal.isWanted))
struct DoctorStories {
  @Test func `The terminal is asked how wide it draws an arrow, and nothing of that stays`()
    async throws
  {
    try await Terminal.with(columns: 120, rows: 40) { terminal in
      try await terminal.start("doctor")
      try await terminal.waitForEnd()
      let screen = try await terminal.waitFor(
        "the terminal draws → in 1 column, as ambiguous-width says")
      #expect(screen.contains("✓ terminal       TERM is "))
      try await terminal.shell("clear")
      try await terminal.start("doctor", variables: "PUSHWRIGHT_AMBIGUOUS_WIDTH=wide")
      try await terminal.waitForEnd()
      try await terminal.waitFor(
        "the terminal draws → in 1 column, and ambiguous-width is wide",
        "set ambiguous-width = \"narrow\"")
    }
  }
}
