internal import ArgumentParser

/// A verb that prints one report, or says why not.
protocol ReportingVerb {
  func report() async throws(CommandFailure) -> String
}

extension ReportingVerb {
  func printReport() async throws {
    do {
      print(try await report(), terminator: "")
    } catch {
      throw error.narrated()
    }
  }
}

extension CommandFailure {
  /// Tells people, and returns what tells scripts.
  func narrated() -> ExitCode {
    Narration.say(sentence)
    return ExitCode(status.rawValue)
  }
}
