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
  /// `failed` hears why the strings can't be read; a sentence.
  init(of project: Project, failed: @escaping @Sendable (String) -> Void) {
    self.init(devices: project.file?.emulatedDevices.map(SimulatedDevice.init) ?? []) {
      do throws(CommandFailure) {
        return try await EmulatorPreview(of: project)
      } catch {
        failed(error.sentence)
        return EmulatorPreview()
      }
    }
  }
}

extension EmulatorPreview {
  fileprivate init(of project: Project) async throws(CommandFailure) {
    let strings = try await project.strings(isQuiet: true).localizations
    var releases: [ReleasedStrings] = []
    for release in project.releases { releases.append(try await release.strings(wantedBy: [])) }
    let linter = try await MessageLinter(project, strings: strings)
    self.init(appName: project.settings.appName, strings: strings, releases: releases) {
      linter.findings(in: $0)
    }
  }
}
