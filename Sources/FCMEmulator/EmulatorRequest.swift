/// A request's parts, as far as answers depend on them.
struct EmulatorRequest {
  var method = "POST"
  var path: String
  var query = EmulatorQuery(nil)
  var authorization: String?
  var quotaProject: String?
  /// The header that asks for a failure.
  var behavior: String?
  var body: [UInt8] = []
}
