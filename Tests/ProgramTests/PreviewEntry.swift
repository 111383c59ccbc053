/// One of the notifications of `preview --format json`, as a script reads it.
struct PreviewEntry: Decodable {
  struct Report: Decodable {
    var notifications: [PreviewEntry]
  }

  struct Source: Decodable {
    var localization: String
    var file: String
    var line: Int
  }

  struct Text: Decodable {
    var documented: String?
    var outcome: String
    var text: String?
    var source: Source?
    var releases: [String]
  }

  var platform: String
  var locale: String
  var languages: [String]
  var shown: Bool
  var title: Text
  var body: Text
}
