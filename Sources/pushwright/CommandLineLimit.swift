/// How long a command line may be: reading one costs with the square of its words, and 2,000 of them less than a second.
enum CommandLineLimit {
  /// The most words after the program's name.
  static let words = 2000

  /// What is wrong with a command line that is too long, and how to say the same in fewer words.
  static func complaint(about words: [String]) -> String? {
    guard words.count > Self.words else { return nil }
    return "\(words.count) words are too many for one command, which takes \(Self.words): name a"
      + " folder instead of its files (pushwright lint FOLDER), a list instead of its registrations"
      + " (--to FILE), or divide the command, as xargs -n 1000 does"
  }
}
