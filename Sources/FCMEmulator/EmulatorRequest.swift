import FCMClient

/// A request's parts, as far as answers depend on them.
struct EmulatorRequest: Hashable {
  var method = "POST"
  var path: String
  var query = EmulatorQuery(nil)
  var authorization: String?
  var quotaProject: String?
  /// The project of its token, if that is known without it.
  var project: ProjectID?
  /// The header that asks for a failure.
  var behavior: String?
  /// The header by which a program says that it means a metadata server.
  var flavor: String?
  var body: [UInt8] = []
}
