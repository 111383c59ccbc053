internal import Hummingbird

extension HTTPFields {
  /// The value under a name that HTTP itself does not know.
  subscript(text name: String) -> String? {
    Element.Name(name).flatMap { self[$0] }
  }
}
