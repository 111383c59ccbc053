/// What a build allows once in a configuration.
///
/// Names are compared byte by byte: Swift's equality would take two spellings of `é` for one.
struct AndroidResourceKey: Hashable {
  var type: String
  var name: String
  var product: String

  static func == (left: AndroidResourceKey, right: AndroidResourceKey) -> Bool {
    // The quick comparison first: it is almost always false.
    left.name == right.name && left.name.utf8.elementsEqual(right.name.utf8)
      && left.type == right.type && left.product.utf8.elementsEqual(right.product.utf8)
  }

  /// Names tell resources apart well enough.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
