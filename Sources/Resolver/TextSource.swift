/// The place of a localized text.
public struct TextSource: Hashable, Sendable {
  /// The directory as it is called: `values-fr-rCA`, `values`, `fr.lproj`.
  public var localization: String
  /// The path as the app's strings were given: `res/values-fr/strings.xml`.
  public var file: String
  /// Counted from 1; 0 for a file or directory as a whole.
  public var line: Int
  /// The release in the field whose file it is; `nil` for the app as it is worked on.
  ///
  /// Both have the same paths, and other lines.
  public var release: String?

  /// The place in full, `res/values-fr/strings.xml:3`, in a release `5.1: res/values-fr/strings.xml:3`.
  public var place: String { inRelease(file + lineMark) }

  /// The place as a narrow screen has it, `values-fr/strings.xml:3`: the file with its folder, and the line.
  public var shortPlace: String { inRelease(shortFile + lineMark) }

  /// The file with its folder: `values-fr/strings.xml`.
  var shortFile: String {
    let slash = UInt8(ascii: "/")
    guard let last = file.utf8.lastIndex(of: slash),
      let other = file.utf8[..<last].lastIndex(of: slash)
    else { return file }
    return String(file[other...].dropFirst())
  }

  /// The localization without what all directories have in common: `fr-rCA` for `values-fr-rCA`, `fr` for
  /// `fr.lproj`; `values` is the name of one.
  public var shortLocalization: String {
    if localization.hasPrefix("values-") { return String(localization.dropFirst(7)) }
    if localization.hasSuffix(".lproj") { return String(localization.dropLast(6)) }
    return localization
  }

  private var lineMark: String { line > 0 ? ":\(line)" : "" }

  private func inRelease(_ place: String) -> String {
    release.map { "\($0): \(place)" } ?? place
  }

  public init(localization: String, file: String, line: Int) {
    self.localization = localization
    self.file = file
    self.line = line
  }
}
