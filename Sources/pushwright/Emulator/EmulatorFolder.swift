import Commands
import FCMEmulator
import LocalFiles

/// The folder of an export: one file, which is replaced as a whole.
struct EmulatorFolder {
  private let path: String
  private let file: String

  init(_ path: String) {
    self.path = path
    file =
      path.hasSuffix("/")
      ? path + EmulatorSnapshot.fileName : "\(path)/\(EmulatorSnapshot.fileName)"
  }

  /// Whether there is nothing in it yet, or no folder.
  var isNew: Bool {
    switch LocalFile.kind(path) {
    case nil: true
    case .directory: LocalFile.entries(path, atMost: 1)?.isEmpty ?? false
    default: false
    }
  }

  func snapshot() throws(CommandFailure) -> EmulatorSnapshot {
    switch LocalFile.kind(path) {
    case nil: throw CommandFailure(.noSuchFile, "no such folder: \(path)")
    case .directory: break
    default:
      throw CommandFailure(
        .unreadableInput, "\(path) isn't a folder: name the one that --export has written")
    }
    guard LocalFile.kind(file) != nil else {
      throw CommandFailure(
        .unreadableInput,
        "\(path) has no \(EmulatorSnapshot.fileName): name a folder that --export has written")
    }
    let bytes = try Self.bytes(file)
    do throws(EmulatorSnapshot.Failure) {
      return try EmulatorSnapshot(bytes)
    } catch {
      let place = error.line.map { ":\($0)" } ?? ""
      throw CommandFailure(.unreadableInput, "\(file)\(place): \(error.sentence)")
    }
  }

  /// Refuses a folder that holds anything but an earlier export.
  func checkWritable() throws(CommandFailure) {
    guard !isNew else { return }
    guard LocalFile.kind(path) == .directory else {
      throw CommandFailure(.usage, "\(path) isn't a folder: name another for --export")
    }
    guard LocalFile.kind(file) != nil, EmulatorSnapshot.isOne(try Self.bytes(file)) else {
      throw CommandFailure(
        .usage,
        "\(path) has other files and no export of the emulator: name a new folder for --export")
    }
  }

  /// Replaces an earlier export, or makes the folder; the one that it is in has to exist.
  func write(_ snapshot: EmulatorSnapshot) throws(CommandFailure) {
    try checkWritable()
    do throws(FileFailure) {
      try LocalFile.makeDirectory(path)
      try LocalFile.replace(file, with: snapshot.bytes, access: .ownerOnly)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func bytes(_ file: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try LocalFile.bytes(file, as: .emulatorExport)
    } catch {
      throw CommandFailure(error)
    }
  }
}
