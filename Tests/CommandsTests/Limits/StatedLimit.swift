/// A limit that another test reaches: its size comes from the code where a module has it, and its sentence is one of the program's.
struct StatedLimit {
  let what: String
  let limit: String
  /// As the list of all sentences has it, with `{}` for what changes; empty if nothing is lost and so nothing is said.
  let sentence: String
  /// The test that goes to the limit and past it.
  let test: String

  init(_ what: String, _ limit: String, _ sentence: String, test: String) {
    (self.what, self.limit, self.sentence, self.test) = (what, limit, sentence, test)
  }

  static func megabytes(_ bytes: Int) -> String {
    bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB" : "\(bytes / 1_000_000) MB"
  }
}
