public import ArgumentParser
public import CodeSnippets
internal import PushMessages

/// What `convert` writes.
public enum ConvertTarget: Hashable, CaseIterable, Sendable {
  /// What is Android's stays in the block that it is in.
  case code(SnippetForm)
  /// A request in JSON with what is Android's in `android`.
  case v1
  /// The same with what is Android's in `android_v2`, a preview under Google's Pre-GA terms.
  case v2

  /// An FCM v1 request in strict JSON, a file that curl could send unchanged.
  public static let json = ConvertTarget.code(.json)

  public static let allCases: [ConvertTarget] =
    [json, v1, v2] + SnippetForm.allCases.filter { $0 != .json }.map(ConvertTarget.code)

  /// The code that is written; `nil` for requests in JSON.
  var snippet: SnippetForm? {
    guard case .code(let form) = self, form != .json else { return nil }
    return form
  }

  /// Whether it is a request in JSON, which Pushwright opens as a draft.
  var isDraft: Bool { snippet == nil }

  /// The block to which Android's part is rewritten; `nil` if it stays.
  var androidBlock: AndroidBlock? {
    switch self {
    case .code: nil
    case .v1: .v1
    case .v2: .v2
    }
  }
}

extension ConvertTarget: ExpressibleByArgument {
  public init?(argument: String) {
    guard let target = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = target
  }

  public static var allValueStrings: [String] { allCases.map(\.name) }

  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  public var defaultValueDescription: String { name }

  private var name: String {
    switch self {
    case .code(let form): form.rawValue
    case .v1: "v1"
    case .v2: "v2"
    }
  }
}
