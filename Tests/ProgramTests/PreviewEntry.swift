/// An object of `preview --format json`, as a script reads it.
struct PreviewEntry: Decodable {
  struct Text: Decodable {
    var documented: String?
    var outcome: String
    var text: String?
    var file: String?
    var releases: [String]
  }

  var device: String
  var locale: String
  var shown: Bool
  var title: Text
  var body: Text
}
