internal import LocalFiles

/// An app's string files in one file, to be carried to where the app's repository is not.
///
/// A text header, and behind it each file as it is:
///
/// ```
/// pushwright-strings 1
/// description v5.2.0@4f2c1e0
/// revision 4f2c1e0…
/// date 2026-11-21T02:00:00+00:00
/// dirty
/// package com.example.shop
/// build aapt2
/// development-region en
/// android app/src/main/res
/// apple ios/Shop
/// file 1234 app/src/main/res/values/strings.xml
/// …1234 bytes, and a line feed…
/// end 1
/// ```
///
/// `end` counts the files, so a pack that was cut off is known for it. In a value, `\\` and `\n` stand for a
/// backslash and a line feed. `android` and `apple` stand once for each directory, in their order, and
/// `build` only where it is not Gradle.
/// Where a manifest names the file of the app's languages, a manifest that says only this is packed.
public struct StringsPack: Hashable, Sendable {
  /// The version of the format that is written.
  public static let version = 1

  public var origin: StringsOrigin
  /// The directories, package and development region.
  public var sources: AppSources
  /// By their paths as messages name them.
  public var files: [String: [UInt8]]

  public init(origin: StringsOrigin, sources: AppSources, files: [String: [UInt8]]) {
    self.origin = origin
    self.sources = sources
    self.files = files
  }

  /// The sources as they are when the pack lies at that path.
  func sources(path: String) -> AppSources {
    var sources = sources
    sources.pack = path
    return sources
  }

  /// Collects the string files of the sources, with their origin.
  ///
  /// - Throws: where the sources cannot be read.
  @concurrent
  public static func collecting(_ sources: AppSources) async throws(SourceFailure) -> StringsPack {
    try await collecting(sources, limit: ReadingSize.usualLimit)
  }

  /// The same with at most so many bytes of string files.
  @concurrent
  static func collecting(
    _ sources: AppSources, limit: Int
  ) async throws(SourceFailure) -> StringsPack {
    let opened = try await OpenedSources.opening(sources).get()
    var files: [String: [UInt8]] = [:]
    var budget = Budget(bytes: limit)
    for directory in opened.sources.directories {
      guard opened.files.isDirectory(directory) else {
        throw SourceFailure(.missing, path: directory, "no such directory: \(directory)")
      }
      let objection = opened.files.objection(directory)
      if let objection {
        throw SourceFailure(.unreadable, path: directory, "\(directory): \(objection)")
      }
      collect(opened.files, directory, below: "", depth: 0, into: &files, &budget)
      guard budget.names >= 0, budget.bytes >= 0 else {
        throw SourceFailure(
          .unreadable, path: directory,
          "\(directory) has more than \(AppleBundleSearch.mostNames) names or \(FilePurpose.pack.limitText) of "
            + "string files: name the folder that holds the app's")
      }
    }
    let search = AndroidLocaleConfigSearch(opened.sources.android, from: AppFiles(opened.files))
    files.merge(search.packedFiles) { $1 }
    let found = await StringsOrigin.finding(for: sources)
    var packed = opened.sources
    (packed.revision, packed.pack) = (nil, nil)
    return StringsPack(
      origin: opened.origin ?? found ?? .untold(for: sources),
      sources: packed, files: files)
  }

  private static let maximumDepth = 8

  /// What may still be looked at and packed.
  private struct Budget {
    var names = AppleBundleSearch.mostNames
    var bytes: Int
  }

  private static func collect(
    _ source: FileSource, _ top: String, below: String, depth: Int,
    into files: inout [String: [UInt8]], _ budget: inout Budget
  ) {
    let directory = below.isEmpty ? top : Directory.join(top, below)
    let names = source.names(directory) ?? []
    budget.names -= names.count + 1
    guard budget.names >= 0 else { return }
    for name in names where !name.hasPrefix(".") && budget.bytes >= 0 {
      let path = below.isEmpty ? name : "\(below)/\(name)"
      let whole = Directory.join(top, path)
      if source.isDirectory(whole) {
        guard depth < maximumDepth else { continue }
        collect(source, top, below: path, depth: depth + 1, into: &files, &budget)
      } else if GitRevision.isStringFile(path) {
        files[whole] = source.bytes(whole)
        budget.bytes -= files[whole]?.count ?? 0
      }
    }
  }
}
