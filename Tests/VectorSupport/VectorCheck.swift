/// One comparison of a row.
package struct VectorCheck: Sendable {
  /// Which of the row's columns, where more than one is compared.
  package var name = ""
  package var expected: String
  package var got: String
  /// Why the row's own column is not what is right; then it is not compared.
  package var deviation: String?

  /// Byte by byte: composed and decomposed letters differ.
  package var isPassed: Bool {
    deviation != nil || expected.utf8.elementsEqual(got.utf8)
  }
}
