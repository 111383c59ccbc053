import ArgumentParser
import Commands
import Foundation
import Spelling

/// Finds the verb that a mistyped word was meant to be, before it is taken for a draft's name.
enum VerbSpelling {
  /// What is wrong with the words of the command line; `nil` if they can be read as they are.
  static func complaint(about words: [String], in root: any ParsableCommand.Type) -> String? {
    var command = root
    var path = ["pushwright"]
    for word in words {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty, !word.hasPrefix("-"), word != "help" else { return nil }
      if let next = subcommands.first(where: { $0.configuration.commandName == word }) {
        command = next
        path.append(word)
        continue
      }
      let names = subcommands.compactMap { $0.configuration.commandName }
      return complaint(
        about: word, path.joined(separator: " "), names,
        startsDraft: path.count == 1, takesFile: path.count == 1 || command == ReviewCommand.self)
    }
    return nil
  }

  private static func complaint(
    about word: String, _ path: String, _ names: [String], startsDraft: Bool,
    takesFile: Bool
  ) -> String? {
    guard let nearest = NearestName.suggestion(for: word, among: names) else {
      return takesFile
        ? nil : "‘\(word)’ isn't a command of \(path): it has \(names.joined(separator: ", "))"
    }
    guard takesFile else {
      return "‘\(word)’ isn't a command of \(path): did you mean \(path) \(nearest)?"
    }
    guard !FileManager.default.fileExists(atPath: word) else { return nil }
    let question = "‘\(word)’ is neither a command nor a file: did you mean \(path) \(nearest)?"
    return startsDraft
      ? "\(question) \(path) compose \(word) starts a draft with that name" : question
  }
}
