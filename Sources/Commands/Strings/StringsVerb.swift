internal import ArgumentParser

/// A verb that prints one report, or says why not.
protocol StringsVerb {
  func report() async throws(CommandFailure) -> String
}

extension StringsVerb {
  func printReport() async throws {
    do {
      print(try await report(), terminator: "")
    } catch {
      Narration.say(error.sentence)
      throw ExitCode(error.status.rawValue)
    }
  }
}
