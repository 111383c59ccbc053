import ArgumentParser
import Commands
import FCMEmulator
import LocalFiles

/// From where a local FCM goes on, and where it leaves what it knows.
struct EmulatorStateOptions: ParsableArguments {
  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Go on from an export: its messages, devices, topics and time.", valueName: "folder"),
    completion: .directory)
  var source: String?

  @Option(
    name: .customLong("export"),
    help: ArgumentHelp(
      "Write what the local FCM knows to this folder at the end, also on Ctrl-C.",
      valueName: "folder"), completion: .directory)
  var destination: String?

  /// The scene with what the export has; a folder that is named for both, and isn't there yet, begins with nothing.
  func beginning(of scene: EmulatorScene) throws(CommandFailure) -> EmulatorScene {
    if let destination { try EmulatorFolder(destination).checkWritable() }
    guard let source else { return scene }
    let folder = EmulatorFolder(source)
    var scene = scene
    if source != destination || !folder.isNew { scene.beginning = try folder.snapshot() }
    return scene
  }

  /// Writes what an emulator that has stopped knew, if someone asks for it.
  func keep(_ emulator: RunningEmulator) throws(CommandFailure) {
    guard let destination else { return }
    try EmulatorFolder(destination).write(emulator.snapshot)
  }
}
