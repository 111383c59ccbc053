internal import ByteSearch
internal import Resolver
internal import Spelling
internal import StringResources

/// Looks for the directory that is an app's bundle before the build: the one with its `Localizable`
/// tables.
///
/// A directory that is named may be the whole disk, or a link to it: the search has limits, and follows no links out of
/// the repository.
struct AppleBundleSearch {
  /// How far below a named directory it may lie.
  private static let maximumDepth = 4
  /// More than those near an app in a repository of many apps.
  static let mostDirectories = 20_000
  /// In all these directories.
  static let mostNames = 200_000

  /// The directory to read, and others as near as it, in the order of their names.
  struct Found {
    /// `nil` if nothing is there.
    var directory: String?
    var others: [String] = []
    /// The first directory on the way that couldn't be listed: the tables may be in it.
    var unlisted: String?
    /// Why the search ended before it was over, and what to do.
    var excess: String?
  }

  /// A directory's `.lproj` folders and the files of the table.
  struct Listing {
    var files: [AppleFile] = []
    /// The names of the folders, with or without tables.
    var folders: [String] = []
    /// Those that couldn't be listed.
    var unlisted: [String] = []
    /// Files and folders of nearly a right name, which devices pass over.
    var misnamed: [SourceProblem] = []
    /// Files of other tables, which a push never asks.
    var others: [AppleFile] = []
  }

  /// The nearest directory at or below this one that has a `Localizable` table, in a folder or
  /// beside them; the nearest one that has `.lproj` folders at all, where no table is anywhere.
  static func nearest(in directory: String, of source: AppFiles) -> Found {
    var level = [directory]
    var withoutTable: [String] = []
    var unlisted: String?
    // A link that isn't followed counts only if nothing else is found: others may be beside the app.
    var stray: String?
    var (directoryCount, nameCount) = (0, 0)
    for _ in 0...maximumDepth {
      var next: [String] = []
      var found: [String] = []
      var candidates: [String] = []
      for path in level {
        guard !Task.isCancelled else { return Found() }
        guard let names = source.names(path) else {
          if path != directory, source.objection(path) != nil {
            stray = stray ?? path
          } else {
            unlisted = unlisted ?? path
          }
          continue
        }
        directoryCount += 1
        nameCount += names.count
        guard directoryCount <= mostDirectories, nameCount <= mostNames else {
          return Found(excess: excess)
        }
        if hasTable(path, names: names, in: source) { found.append(path) }
        if names.contains(where: { $0.hasSuffix(".lproj") }) { candidates.append(path) }
        next += names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".lproj") }
          .map { Directory.join(path, $0) }.filter(source.isDirectory)
      }
      if let first = found.first {
        return Found(directory: first, others: Array(found.dropFirst()), unlisted: unlisted)
      }
      if withoutTable.isEmpty { withoutTable = candidates }
      level = next
    }
    let isEmpty = withoutTable.isEmpty
    return Found(directory: withoutTable.first, unlisted: unlisted ?? (isEmpty ? stray : nil))
  }

  private static let excess =
    "it has more than \(mostDirectories) directories or \(mostNames) names near its top, too many to search: "
    + "name the folder that holds the .lproj folders"

  /// Whether a directory has a file of the table, or a folder in it does.
  private static func hasTable(
    _ directory: String, names: [String], in source: AppFiles
  ) -> Bool {
    let kinds = AppleFile.Kind.allCases.map(\.rawValue)
    if names.contains(where: kinds.contains) { return true }
    return names.contains { name in
      guard name.hasSuffix(".lproj") else { return false }
      let names = source.names(Directory.join(directory, name)) ?? []
      let kinds = [AppleFile.Kind.strings, .stringsdict].map(\.rawValue)
      return names.contains(where: kinds.contains)
    }
  }

  /// The files of the table in a directory and in its folders.
  static func listing(of directory: String, in source: AppFiles) -> Listing {
    let names = source.names(directory) ?? []
    var listing = Listing()
    listing.files = AppleFile.Kind.allCases.filter { names.contains($0.rawValue) }.map {
      AppleFile(kind: $0, path: Directory.join(directory, $0.rawValue), folder: "")
    }
    listing.others = others(among: names, in: directory, folder: "")
    listing.misnamed = misnamed(among: names, in: directory)
    for name in names where name.hasSuffix(".lproj") {
      let (folder, path) = (String(name.dropLast(6)), Directory.join(directory, name))
      listing.folders.append(folder)
      guard let names = source.names(path) else {
        listing.unlisted.append(folder)
        continue
      }
      for kind in [AppleFile.Kind.strings, .stringsdict] where names.contains(kind.rawValue) {
        listing.files.append(
          AppleFile(kind: kind, path: Directory.join(path, kind.rawValue), folder: folder))
      }
      listing.others += others(among: names, in: path, folder: folder)
      listing.misnamed += misnamed(among: names, in: path)
    }
    return listing
  }

  private static func misnamed(among names: [String], in directory: String) -> [SourceProblem] {
    names.compactMap { name in
      complaint(about: name, beside: names).map {
        .whole(Directory.join(directory, name), .warning, $0, losesText: true)
      }
    }
  }

  /// What is wrong with a name that is nearly one of a table or of a folder of them.
  private static func complaint(about name: String, beside names: [String]) -> String? {
    if name.hasSuffix(".lproj") {
      let folder = String(name.dropLast(6))
      if let mistake = MistakenLanguage(folder), mistake.isCountryOnly {
        return "no device asks for a language ‘\(folder)’: rename it to \(mistake.tag).lproj"
      }
      return AppleLocalizationName.isAsked(folder)
        ? nil
        : "no device asks for a language ‘\(folder)’: rename it, such as to fr.lproj or fr-CA.lproj"
    }
    if let dot = name.lastByte("."), Slip.leads(from: name[dot...], to: ".lproj") {
      return "devices look for *.lproj folders: did you mean \(name[..<dot]).lproj?"
    }
    let meant = AppleFile.Kind.allCases.map(\.rawValue).first { kind in
      // Another table may well have a name that is like it.
      Slip.leads(from: name, to: kind)
        && (name.lowercased() == kind.lowercased() || !names.contains(kind))
    }
    guard let meant, !AppleFile.Kind.allCases.map(\.rawValue).contains(name) else { return nil }
    return "a push looks only in \(meant), and upper and lower case count: rename it"
  }

  private static func others(
    among names: [String], in directory: String, folder: String
  ) -> [AppleFile] {
    names.compactMap { name in
      let kind = AppleFile.Kind.allCases.first {
        name != $0.rawValue && name.hasSuffix($0.rawValue.drop { $0 != "." })
      }
      return kind.map { AppleFile(kind: $0, path: Directory.join(directory, name), folder: folder) }
    }
  }
}
