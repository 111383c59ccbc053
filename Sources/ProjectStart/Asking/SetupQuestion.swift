/// Something about a project that no file says, with an answer to begin with.
public enum SetupQuestion: Hashable, Sendable {
  case name(app: Int)
  /// Which folder is the Apple app's, of several.
  case appleFolder(app: Int)
  /// Whether users have a variant with texts of its own.
  case variant(app: Int, String)
  /// Which releases people still have.
  case releases
  /// No file names a Firebase project.
  case firebaseProject
  /// Whether users receive what is sent to a project.
  case reachesUsers(String)
}

extension ProjectPlan {
  /// What to ask, in order.
  public var questions: [SetupQuestion] {
    apps.indices.flatMap { index -> [SetupQuestion] in
      [.name(app: index)]
        + (apps[index].otherApple.isEmpty ? [] : [.appleFolder(app: index)])
        + apps[index].variants.map { .variant(app: index, $0) }
    }
      + (tags.isEmpty ? [] : [.releases])
      + (profiles.isEmpty ? [.firebaseProject] : profiles.map { .reachesUsers($0.project) })
  }

  /// The question for a person, with the answer that Enter gives.
  public func prompt(for question: SetupQuestion) -> String {
    switch question {
    case .name(let app):
      return "App name [\(apps[app].name)]: "
    case .appleFolder(let app):
      let folders = appleFolders(of: app)
      let list = folders.enumerated().map { "  \($0.offset + 1)  \($0.element)\n" }.joined()
      return "Several folders have Localizable tables:\n\(list)Which is the app's own? [1]: "
    case .variant(_, let directory):
      return "Do your users have the variant with \(directory)? [y/N]: "
    case .releases:
      let some = tags.prefix(3).joined(separator: ", ")
      return "Tags of releases that people still have, such as \(some) [none]: "
    case .firebaseProject:
      return "Firebase project ID, from the console's settings [add it later]: "
    case .reachesUsers(let project):
      let isTest = FirebaseProject(id: project, file: "").seemsToBeForTests
      return "Do users receive what is sent to \(project)? [\(isTest ? "y/N" : "Y/n")]: "
    }
  }

  func appleFolders(of app: Int) -> [String] {
    ([apps[app].apple].compactMap(\.self) + apps[app].otherApple).prefix(9).map(\.self)
  }
}
