internal import AppProject
internal import Diagnosis
internal import SendPolicy
internal import Workspace

/// `pushwright doctor --app`: the push set-up of the project's apps, as their sources have it.
public struct AppSetup: Sendable {
  private let project: Project

  public init(of project: Project) { self.project = project }

  /// - Throws: ``CommandFailure`` if the project file can't be used.
  public func report() async throws(CommandFailure) -> DoctorReport {
    if let objection = project.objection {
      throw CommandFailure(.notPermitted, "\(Project.sentence(of: objection)): \(objection.remedy)")
    }
    guard let file = project.file, !file.apps.isEmpty else {
      throw CommandFailure(
        .configuration,
        "no pushwright.toml here or above names an app: run pushwright init in the app's directory")
    }
    var checks: [Check] = []
    for app in file.apps {
      var setup = PushSetup(app: file.apps.count > 1 ? app.name : nil)
      (setup.package, setup.channels) = (app.package, app.channels)
      setup.senders = senders(of: file)
      checks += await self.checks(of: app, setup)
    }
    if let web = project.webProject() {
      var setup = PushSetup()
      setup.senders = senders(of: file)
      checks += web.checks(of: setup)
    }
    return DoctorReport(checks)
  }

  private func senders(of file: ProjectFile) -> [PushSetup.Sender] {
    file.profiles.compactMap { profile in
      profile.project.map { PushSetup.Sender(profile: profile.name, project: $0) }
    }
  }

  private func checks(of app: App, _ setup: PushSetup) async -> [Check] {
    let unread = (android: UnreadSources(), apple: UnreadSources())
    let android = await Project.androidProject(
      of: project.sources(of: app), noting: unread.android)
    var checks: [Check] = []
    let apple = await Project.appleProject(of: project.sources(of: app), noting: unread.apple)
    for (area, sources) in [(Check.Area.android, unread.android), (.apple, unread.apple)] {
      checks += sources.all.map {
        Check(
          area, $0.isProof ? .bad : .warning, "\($0.path) \($0.reason)", remedy: $0.remedy)
      }
    }
    if let android { checks += android.checks(of: setup) }
    if android == nil, !app.android.isEmpty, unread.android.all.isEmpty {
      checks.append(
        Check(
          .android, .warning, "no Gradle build with an app is around \(app.android.last ?? "")",
          remedy: "correct the app's directories in pushwright.toml"))
    }
    if let apple { checks += apple.checks(of: setup) }
    if apple == nil, !app.apple.isEmpty, unread.apple.all.isEmpty {
      checks.append(
        Check(
          .apple, .warning, "no Xcode project with one app is around \(app.apple.last ?? "")",
          remedy: "correct the app's directories in pushwright.toml"))
    }
    return checks
  }
}
