import AppStrings
import Commands
import Drafts
import FCMEmulator
import Resolver
import SimulatedDevices
import Workspace

extension EmulatorScene {
  /// The devices of a project file, and what they show by the app's strings, which are read when someone asks.
  ///
  init(of project: Project) {
    self.init(devices: project.file?.emulatedDevices.map(SimulatedDevice.init) ?? []) {
      do throws(CommandFailure) {
        return try await EmulatorPreview(of: project)
      } catch {
        let gap = "the app's strings can't be read: \(error.sentence)"
        return EmulatorPreview(gaps: [.android: gap, .apple: gap])
      }
    }
    releases = project.releases.map(\.name)
  }
}

extension EmulatorScene {
  /// Reads the strings at once, if there are devices, and tells people what no device will know.
  ///
  /// - Throws: ``CommandFailure`` for a device whose release the project doesn't have.
  mutating func readStrings() async throws(CommandFailure) {
    let devices = allDevices
    guard !devices.isEmpty else { return }
    for device in devices {
      guard let release = device.release,
        let sentence = UnknownRelease.sentence(about: release, known: releases)
      else { continue }
      throw CommandFailure(.configuration, "\(device.name): \(sentence)")
    }
    let read = await preview()
    preview = { read }
    Narration.say(each: read.doubts(about: devices))
  }
}

extension EmulatorPreview {
  fileprivate init(of project: Project) async throws(CommandFailure) {
    let strings = try await project.strings(isQuiet: true).localizations
    var releases: [ReleasedStrings] = []
    for release in project.releases { releases.append(try await release.strings(wantedBy: [])) }
    let linter = try await MessageLinter(project, strings: strings)
    self.init(
      appName: project.settings.appName, strings: strings, releases: releases,
      gaps: StringsGaps(of: project, strings).reasons
    ) {
      linter.findings(in: $0)
    }
  }
}
