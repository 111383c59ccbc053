/// What one file of code tells about what a message could name.
struct CodeReading: Sendable {
  /// A name to which code gives a text once and for all.
  struct Constant: Hashable, Sendable {
    var name: String
    /// The text, or the key of the app's own text that the name stands for.
    var value: String
    var isKey = false
    var path: String
  }

  var references = ResourceReferences()
  var channels: [ChannelCall] = []
  /// Those of `const val X = "…"` and `static final String X = "…"`.
  var constants: [Constant] = []
  /// `ORDERS("orders")` in an enum.
  var entries: [Constant] = []
  /// Where a class of the app takes FCM's messages in all states, without giving them to the SDK.
  var interceptors: [SourcePlace] = []
  /// Where code asks users whether the app may notify them.
  var permissionRequests: [SourcePlace] = []
  /// Whether the end of the file is missing.
  var isCutOff = false
}
