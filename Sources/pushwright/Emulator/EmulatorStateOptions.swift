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

  @Option(
    help: ArgumentHelp(
      "Write each request, without credentials, and its answer to a new file, as JSON lines.",
      valueName: "file"), completion: .file())
  var record: String?

  /// The scene with what the export has, and the file of the record if one is asked for.
  ///
  /// A folder that is named for both, and isn't there yet, begins with nothing.
  func scene(
    _ scene: EmulatorScene
  ) throws(CommandFailure) -> (scene: EmulatorScene, record: EmulatorRecordFile?) {
    if let destination { try EmulatorFolder(destination).checkWritable() }
    var scene = scene
    if let source {
      let folder = EmulatorFolder(source)
      if source != destination || !folder.isNew { scene.beginning = try folder.snapshot() }
    }
    guard let record else { return (scene, nil) }
    let file = try EmulatorRecordFile(record)
    scene.record = { file.write($0) }
    return (scene, file)
  }

  /// Writes what an emulator that has stopped knew, if someone asks for it; gives why that failed.
  func exportFailure(of emulator: RunningEmulator) -> CommandFailure? {
    guard let destination else { return nil }
    do throws(CommandFailure) {
      try EmulatorFolder(destination).write(emulator.snapshot)
      return nil
    } catch {
      return error
    }
  }
}
