public import ArgumentParser

/// A verb that prints one report, or says why not.
protocol ReportingVerb {
  func report() async throws(CommandFailure) -> String
}

extension ReportingVerb {
  func printReport() async throws {
    do throws(CommandFailure) {
      try StandardOutput.write(try await report())
    } catch {
      throw error.narrated()
    }
  }
}

extension CommandFailure {
  /// Tells people, and returns what tells scripts.
  ///
  /// No one misses output that its reader no longer wanted.
  public func narrated() -> ExitCode {
    if status != .readerGone { Narration.say(sentence) }
    return ExitCode(status.rawValue)
  }
}
