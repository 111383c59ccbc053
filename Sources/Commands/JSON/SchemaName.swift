public import ArgumentParser

/// A kind of JSON that the program prints or takes, by the name of its schema.
public enum SchemaName: String, ExpressibleByArgument, CaseIterable, Sendable {
  case preview
  case lint
  case lintRules = "lint-rules"
  case stringsResolve = "strings-resolve"
  case stringsList = "strings-list"
  case stringsSearch = "strings-search"
  case history
  case historyVerify = "history-verify"
  case historyExport = "history-export"
  case topics
  case delivery
  case reviews
  case answers
  case config
  case doctor

  /// Goes up when a member changes its name, its shape or its meaning, or goes; the same for all schemas.
  static let version = 1

  /// The member with the list that the report is about; `nil` if the report itself is the object that is defined.
  var list: String? {
    switch self {
    case .preview: "notifications"
    case .lint: "findings"
    case .lintRules: "rules"
    case .stringsResolve: "answers"
    case .stringsList: "keys"
    case .stringsSearch: "texts"
    case .history: "sends"
    case .delivery: "deliveries"
    case .config: "settings"
    case .doctor: "checks"
    case .historyVerify, .historyExport, .topics, .reviews, .answers: nil
    }
  }

  /// The value of `schema` in the JSON itself; a file that is sent around also names the program.
  var tag: String { self == .answers ? "pushwright-answers" : rawValue }

  /// The verb that prints it, or takes it.
  var verb: String {
    switch self {
    case .preview: "preview --format json"
    case .lint: "lint --format json"
    case .lintRules: "lint --rules --format json"
    case .stringsResolve: "strings resolve --format json"
    case .stringsList: "strings list --format json"
    case .stringsSearch: "strings search --format json"
    case .history: "history list --format json, history show --format json"
    case .historyVerify: "history verify --format json"
    case .historyExport: "history export, each line"
    case .topics: "topics list, add and remove --format json, each line"
    case .delivery: "delivery --format json"
    case .reviews: "review status --format json"
    case .answers: "review import, as a page saves it"
    case .config: "config show --format json"
    case .doctor: "doctor --format json"
    }
  }
}
