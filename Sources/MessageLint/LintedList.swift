/// The list of recipients that a draft is sent to.
public struct LintedList: Hashable, Sendable {
  /// As the notes beside the draft name the file.
  public var path: String
  /// Why it can't be used, as a sentence without a full stop; `nil` if it can, or if no one has looked.
  public var fault: String?

  public init(path: String, fault: String? = nil) {
    self.path = path
    self.fault = fault
  }

  /// Whether the list fills a placeholder such as `{{name}}`.
  static func fills(_ placeholder: String) -> Bool {
    placeholder.hasPrefix("{{") && placeholder.hasSuffix("}}") && !placeholder.hasPrefix("{{{")
  }
}
