import ArgumentParser
import Commands
import FCMEmulator
import Resolver
import SimulatedDevices
import Workspace

/// Which devices a local FCM plays, and by whose texts.
struct EmulatorSceneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A simulated device beside the project file's [[emulator.devices]]; repeatable. Its parts are \
      name, platform (android, apple, web), token, fid, project, release, android-api, and any number \
      of locale and topic.
      """, valueName: "name=…,platform=…"))
  var device: [DeviceArgument] = []

  @OptionGroup var project: ProjectOptions

  /// The devices and the texts that they show; the strings are read when someone asks.
  func scene() throws(CommandFailure) -> EmulatorScene {
    let project = try Project.emulated(project)
    var devices = project.file?.emulatedDevices.map(SimulatedDevice.init) ?? []
    for argument in device {
      let device = argument.device
      devices.removeAll { $0.name == device.name }
      devices.append(device)
    }
    var fleet = DeviceFleet()
    for device in devices {
      do throws(DeviceFleet.Failure) {
        try fleet.add(device, at: 0)
      } catch {
        throw CommandFailure(
          .usage,
          error == .tooMany
            ? "there are more than \(DeviceFleet.mostDevices) devices: remove some"
            : "\(device.name) has the token or fid of another device: give each its own")
      }
    }
    var scene = EmulatorScene(of: project) { sentence in
      Narration.say("what devices show isn't known: \(sentence)")
    }
    scene.devices = devices
    return scene
  }
}
