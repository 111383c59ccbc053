/// A version of Android that vectors were recorded with.
package enum AndroidVersion: Int, CaseIterable, Sendable {
  case android10 = 10
  case android14 = 14
  case android15 = 15
}
