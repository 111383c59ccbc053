/// What a build allows once in a configuration.
///
/// Names are compared byte by byte: Swift's equality would take two spellings of `é` for one.
struct AndroidResourceKey: Hashable {
  private let bytes: [UInt8]

  init(type: String, name: String, product: String?) {
    bytes = Array("\(type)/\(name)\u{0}\(product ?? "")".utf8)
  }
}
