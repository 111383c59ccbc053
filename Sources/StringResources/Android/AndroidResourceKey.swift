import ByteSearch

/// What a build allows once in a configuration.
///
/// Names are compared byte by byte: Swift's equality would take two spellings of `é` for one.
struct AndroidResourceKey: Hashable {
  var type: String
  var name: String
  var product: String

  static func == (left: AndroidResourceKey, right: AndroidResourceKey) -> Bool {
    left.name.hasSameBytes(as: right.name) && left.type == right.type
      && left.product.hasSameBytes(as: right.product)
  }

  /// Names tell resources apart well enough.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
