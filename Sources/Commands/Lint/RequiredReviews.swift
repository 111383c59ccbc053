public import ArgumentParser
internal import HarmlessText
public import Workspace

/// Which reviews `lint` demands: those that the project requires, or those that the command line names.
public enum RequiredReviews: ExpressibleByArgument, CustomStringConvertible, Hashable, Sendable {
  /// What the project requires, or else all.
  case ofProject
  /// Instead of what the project requires.
  case named(ReviewDemand)
  /// None, whatever the project requires: for an author whose reviewers haven't looked yet.
  case nothing

  /// `nil` for anything but `all`, `changed`, `none` and a percentage.
  public init?(argument: String) {
    if argument == "none" {
      self = .nothing
    } else if let demand = ReviewDemand(argument) {
      self = .named(demand)
    } else {
      return nil
    }
  }

  /// What is wrong with `--require-reviewed=…` among the words of a command line; `nil` if nothing is.
  ///
  /// The argument parser takes a value that it can't read for none, and would demand something else.
  public static func complaint(about words: [String]) -> String? {
    let option = "--require-reviewed="
    let written = words.prefix { $0 != "--" }.first { $0.hasPrefix(option) }
    guard let value = written?.dropFirst(option.count), Self(argument: String(value)) == nil else {
      return nil
    }
    return
      "‘\(VisibleText.of(String(value)))’ isn't a demand for reviews: use all, changed, none, or a percentage from 1 to 100"
  }

  /// As `--help` has it.
  public var description: String {
    switch self {
    case .ofProject: "the project's, or all"
    case .named(let demand): demand.description
    case .nothing: "none"
    }
  }
}

extension RequiredReviews? {
  /// What the gate demands; `nil` if nothing.
  ///
  /// A gate that isn't told otherwise takes its project's own rule, which is there to be kept.
  func demand(of project: Project) -> ReviewDemand? {
    switch self {
    case nil: project.requiredReview
    case .ofProject: project.requiredReview ?? .all
    case .named(let demand): demand
    case .nothing: nil
    }
  }
}

extension Project {
  /// What the profile requires, or the project file where no profile is chosen.
  var requiredReview: ReviewDemand? {
    profile.profile.map(\.requiredReview) ?? file?.requiredReview
  }
}
