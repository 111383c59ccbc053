extension ProjectPlan {
  /// Takes what a person typed; an empty answer is the one that the prompt shows.
  ///
  /// Returns what is wrong with the answer, as a sentence without a full stop; `nil` if it was taken.
  public mutating func take(_ typed: String, for question: SetupQuestion) -> String? {
    let answer = String(
      typed.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    switch question {
    case .name(let app): return takeName(answer, of: app)
    case .appleFolder(let app): return takeFolder(answer, of: app)
    case .variant(let app, let directory):
      guard let isWanted = Self.yes(answer, else: false) else { return Self.yesOrNo }
      if isWanted {
        apps[app].variants.removeAll { $0 == directory }
        apps[app].android.append(directory)
      }
    case .releases: return takeReleases(answer)
    case .firebaseProject:
      guard !answer.isEmpty else { return nil }
      guard FirebaseProject.isID(answer) else {
        return "‘\(answer)’ isn't a project ID: it has small letters, digits and hyphens"
      }
      profiles = [PlannedProfile(project: answer)]
    case .reachesUsers(let project):
      let seemsTest = FirebaseProject(id: project, file: "").seemsToBeForTests
      guard let reaches = Self.yes(answer, else: !seemsTest) else { return Self.yesOrNo }
      for index in profiles.indices where profiles[index].project == project {
        profiles[index].isTest = !reaches
      }
    }
    return nil
  }

  private mutating func takeName(_ answer: String, of app: Int) -> String? {
    guard !answer.isEmpty else { return nil }
    guard !apps.indices.contains(where: { $0 != app && apps[$0].name == answer }) else {
      return "another app has this name: choose a different one"
    }
    apps[app].name = answer
    return nil
  }

  private mutating func takeFolder(_ answer: String, of app: Int) -> String? {
    let folders = appleFolders(of: app)
    let number = answer.isEmpty ? 1 : Int(answer) ?? 0
    guard folders.indices.contains(number - 1) else {
      return "type a number from 1 to \(folders.count)"
    }
    let chosen = folders[number - 1]
    let all = [apps[app].apple].compactMap(\.self) + apps[app].otherApple
    if chosen != apps[app].apple { apps[app].developmentRegion = nil }
    apps[app].apple = chosen
    apps[app].otherApple = all.filter { $0 != chosen }
    return nil
  }

  private mutating func takeReleases(_ answer: String) -> String? {
    let typed = answer.split { $0 == "," || $0.isWhitespace }.map(String.init)
    guard typed != ["none"] else { return nil }
    for tag in typed where !tags.contains(tag) {
      return "‘\(tag)’ isn't a release tag of this repository: use names such as \(tags[0])"
    }
    for index in apps.indices { apps[index].releases = typed }
    return nil
  }

  private static let yesOrNo = "type y or n"

  private static func yes(_ answer: String, else standard: Bool) -> Bool? {
    switch answer.lowercased() {
    case "": standard
    case "y", "yes": true
    case "n", "no": false
    default: nil
    }
  }
}
