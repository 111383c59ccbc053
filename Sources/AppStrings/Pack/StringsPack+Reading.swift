internal import LocalFiles
internal import StringResources

extension StringsPack {
  /// Why bytes aren't a usable pack: the end of a sentence, without a full stop.
  public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// Reads a pack on the disk.
  static func reading(path: String) throws(SourceFailure) -> StringsPack {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try LocalFile.bytes(path, as: .pack)
    } catch {
      throw SourceFailure(
        error.isMissing ? .missing : .unreadable, path: path,
        error.isMissing ? "no pack at \(path)" : error.sentence)
    }
    do {
      return try StringsPack(bytes)
    } catch {
      throw SourceFailure(.unreadable, path: path, "\(path) can't be used: \(error)")
    }
  }

  /// Reads a pack; nothing in it is trusted, and nothing of it is written anywhere.
  ///
  /// - Throws: the reason, as the end of a sentence.
  public init(_ bytes: [UInt8]) throws(ReadingError) {
    self.init(
      origin: StringsOrigin(description: "a pack"), sources: AppSources(), files: [:])
    var reader = PackReader(bytes)
    guard let first = reader.line(), first.name == "pushwright-strings" else {
      throw ReadingError("it isn't a pack: make one with pushwright strings pack")
    }
    guard first.value == String(Self.version) else {
      throw ReadingError(
        "it has version \(first.value), but this Pushwright reads \(Self.version): pack the strings again"
      )
    }
    var weight = 0
    while let line = reader.line() {
      if line.name == "file" { weight += FileSource.weight(of: [line.value]) }
      guard weight <= FileSource.weightLimit, files.count <= Self.mostFiles,
        sources.android.count + sources.apple.count <= Self.mostDirectories
      else { throw ReadingError("it has too many files and directories for one app") }
      guard line.name != "end" else {
        guard Int(line.value) == files.count, reader.isAtEnd else { break }
        return
      }
      try read(line, &reader)
    }
    throw ReadingError("it is cut off or damaged: pack the strings again")
  }

  static let mostFiles = 200_000
  static let mostDirectories = 1000

  private mutating func read(
    _ line: PackReader.Line, _ reader: inout PackReader
  ) throws(ReadingError) {
    switch line.name {
    case "description": origin.description = line.value
    case "revision": origin.revision = line.value
    case "date": origin.date = line.value
    case "dirty": origin.isDirty = true
    case "package": sources.package = line.value
    case "development-region": sources.developmentRegion = line.value
    case "build":
      guard let build = AndroidBuild(rawValue: line.value) else {
        throw ReadingError(
          "this Pushwright doesn't know its build ‘\(line.value.prefix(40))’: update Pushwright")
      }
      sources.build = build
    case "android": sources.android.append(line.value)
    case "apple": sources.apple.append(line.value)
    case "file":
      guard let (path, content) = reader.file(line), !path.isEmpty, files[path] == nil else {
        throw ReadingError("it is cut off or damaged: pack the strings again")
      }
      files[path] = content
    default:
      throw ReadingError("it has an unknown line ‘\(line.name.prefix(40))’: pack the strings again")
    }
  }
}
