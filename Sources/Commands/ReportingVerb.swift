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
      Narration.say(error.sentence)
      throw ExitCode(error.status.rawValue)
    }
  }
}
