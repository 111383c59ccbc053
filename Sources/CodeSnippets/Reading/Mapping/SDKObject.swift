/// An object of an SDK, in whatever way the language makes one.
struct SDKObject: Hashable {
  /// The name of its type, without its package; empty where the code doesn't say one.
  var type: String
  var parts: [SDKPart]
  var range: Range<Int>
}
