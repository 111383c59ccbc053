/// Why a file is rejected as a whole.
struct AppleFileError: Error {
  var problem: FileProblem

  init(_ sentence: String, line: Int, column: Int? = nil) {
    problem = FileProblem(.error, sentence, line: line, column: column)
  }
}
