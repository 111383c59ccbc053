/// The versions of Android's locale tables that are known.
package enum AndroidLocaleTables: Hashable, Sendable {
  case android10
  case android14
}
