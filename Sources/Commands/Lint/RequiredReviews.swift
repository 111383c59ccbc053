public import ArgumentParser
internal import Workspace

/// Which reviews `lint` demands: those that the project requires, or those that the command line names.
public struct RequiredReviews: ExpressibleByArgument, CustomStringConvertible, Hashable, Sendable {
  private var named: ReviewDemand?

  /// What the project requires.
  public static let ofProject = RequiredReviews()

  private init() {}

  /// `nil` for anything but `all`, `changed` and a percentage.
  public init?(argument: String) {
    guard let demand = ReviewDemand(argument) else { return nil }
    named = demand
  }

  /// As `--help` has it.
  public var description: String { named?.description ?? "the project's, or all" }

  /// Without one in the project every locale has to be reviewed.
  func demand(of project: Project) -> ReviewDemand {
    named ?? project.profile.profile?.requiredReview ?? project.file?.requiredReview ?? .all
  }
}
