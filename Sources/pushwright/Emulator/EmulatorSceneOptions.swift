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
      name, platform (android, apple, web), token, fid, project, release, android-api, app (foreground, \
      background, force-stopped), online, doze and notifications (true, false), and any number of locale, \
      topic and blocked-channel.
      """, valueName: "name=…,platform=…"))
  var device: [String] = []

  @OptionGroup var project: ProjectOptions

  /// The devices and the texts that they show.
  func scene() throws(CommandFailure) -> EmulatorScene {
    let project = try Project.emulated(project)
    var devices = project.file?.emulatedDevices.map(SimulatedDevice.init) ?? []
    for device in devices {
      if let sentence = unknownRelease(of: device, in: project) {
        throw CommandFailure(.configuration, sentence)
      }
    }
    for argument in device {
      let device = try Self.device(argument)
      if let sentence = unknownRelease(of: device, in: project) {
        throw CommandFailure(.usage, "--device \(sentence)")
      }
      devices.append(device)
    }
    try Self.check(devices)
    var scene = EmulatorScene(of: project)
    scene.devices = devices
    return scene
  }

  private static func device(_ text: String) throws(CommandFailure) -> SimulatedDevice {
    do throws(DeviceText.Failure) {
      return try DeviceText.device(text)
    } catch {
      throw CommandFailure(.usage, "--device ‘\(text)’: \(error.sentence)")
    }
  }

  private func unknownRelease(of device: SimulatedDevice, in project: Project) -> String? {
    device.release.flatMap {
      UnknownRelease.sentence(about: $0, known: project.releases.map(\.name))
    }.map { "\(device.name): \($0)" }
  }

  /// Each has a name and registrations of its own.
  private static func check(_ devices: [SimulatedDevice]) throws(CommandFailure) {
    var fleet = DeviceFleet()
    for device in devices {
      do throws(DeviceFleet.Failure) {
        try fleet.add(device, at: 0)
      } catch {
        let sentence =
          switch error {
          case .tooMany: "there are more than \(DeviceFleet.mostDevices) devices: remove some"
          case .nameTaken: "there is already a device ‘\(device.name)’: give this one another name"
          case .registrationTaken:
            "\(device.name) has the token or fid of another device: give each its own"
          }
        throw CommandFailure(.usage, sentence)
      }
    }
  }
}
