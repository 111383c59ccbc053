public import ArgumentParser
internal import Workspace

/// What `doctor` is asked to do.
public struct DoctorOptions: ParsableArguments, Sendable {
  @Flag(help: "Ask Google for an access token of each profile, and FCM whether it answers.")
  public var online = false

  @Flag(
    help: "Show the push set-up of the project's apps, as their sources have it, and nothing else.")
  public var app = false

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}

  /// The project as far as it can be read.
  public func project() throws(CommandFailure) -> Project { try options.readProject() }

  /// The profiles to look at: the one that is named, or all of them.
  public func profiles(of project: Project) -> [Project] {
    guard options.profile == nil, project.objection == nil, let file = project.file else {
      return project.profile.profile == nil ? [] : [project]
    }
    return file.profiles.map { profile in
      var own = project
      own.profile = .chosen(profile)
      return own
    }
  }
}
