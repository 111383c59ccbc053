import LocalFiles
import SendJournal

extension JournalFailure {
  /// The same with `~` for the home directory, as the place on a screen is narrow and the end of a path says most.
  func shortened(inHome home: String?) -> JournalFailure {
    guard var home, home.isAbsolutePath else { return self }
    while home.last == "/" { home.removeLast() }
    guard !home.isEmpty else { return self }
    var failure = self
    failure.sentence = Self.shorten(sentence, home)
    failure.remedy = Self.shorten(remedy, home)
    return failure
  }

  /// Paths stand between spaces: what only ends like the home directory is another path.
  private static func shorten(_ text: String, _ home: String) -> String {
    let shortened = text.replacing(" \(home)/", with: " ~/")
    return text.hasPrefix("\(home)/") ? "~" + shortened.dropFirst(home.count) : shortened
  }
}
