/// A verb as ArgumentParser describes it to programs: what `--help` prints, with everything below it.
struct HelpTree: Decodable, Hashable {
  struct Root: Decodable {
    var command: HelpTree
  }

  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      var kind: String
      var name: String
    }

    var kind: String
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
  }

  var commandName: String
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var subcommands: [HelpTree]?
  var arguments: [Argument]?

  /// Without what `--help` hides, and without `help` itself.
  var shownSubcommands: [HelpTree] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// `--version` and `--help` are the program's.
  var ownArguments: [Argument] {
    (arguments ?? []).filter {
      $0.shouldDisplay && !["version", "help"].contains($0.names?.last?.name ?? "")
    }
  }
}
