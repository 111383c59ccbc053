/// The place of a localized text.
public struct TextSource: Hashable, Sendable {
  /// The directory as it is called: `values-fr-rCA`, `values`, `fr.lproj`.
  public var localization: String
  /// The path as the app's strings were given: `res/values-fr/strings.xml`.
  public var file: String
  /// Counted from 1.
  public var line: Int

  /// The place as a narrow screen has it, `values-fr/strings.xml:3`: the file with its folder, and the line.
  public var shortPlace: String {
    let slash = UInt8(ascii: "/")
    guard let last = file.utf8.lastIndex(of: slash),
      let other = file.utf8[..<last].lastIndex(of: slash)
    else { return "\(file):\(line)" }
    return "\(file[other...].dropFirst()):\(line)"
  }

  public init(localization: String, file: String, line: Int) {
    self.localization = localization
    self.file = file
    self.line = line
  }
}
