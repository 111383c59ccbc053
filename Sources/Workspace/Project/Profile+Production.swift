/// A profile says of itself what kind it is, and may be wrong: what its messages reach depends on the project.
extension Profile {
  /// The production profile of the same file that names the project, which a test profile sends to as well; `nil` if
  /// there is none, or the profile is production itself.
  public func productionProfile(sharing project: String?) -> String? {
    project.flatMap { productionProjects[$0] }
  }

  /// What a send to the project is: production where it reaches the users of a production profile.
  public func kind(sendingTo project: String?) -> ProfileKind {
    productionProfile(sharing: project) == nil ? kind : .production
  }

  /// What confirms a send to the project; typed where it reaches the users of a production profile, whatever this profile
  /// says.
  public func confirmation(sendingTo project: String?) -> Confirmation {
    productionProfile(sharing: project) == nil ? confirmation : .type
  }
}

extension [Profile] {
  /// Tells each test profile the projects of the production profiles; where it names one of them, a sentence for its
  /// author goes to `warn`.
  ///
  /// An endpoint on this machine reaches no users.
  func knowingProductionProjects(
    warn: (_ profile: String, _ sentence: String) -> Void
  ) -> [Profile] {
    let named = compactMap { profile in
      profile.kind == .production ? profile.project.map { ($0, profile.name) } : nil
    }
    let projects = Dictionary(named) { first, _ in first }
    return map { profile in
      guard profile.kind == .test, Endpoint(profile.endpoint)?.isLoopback != true else {
        return profile
      }
      var profile = profile
      profile.productionProjects = projects
      if let production = profile.productionProfile(sharing: profile.project) {
        warn(
          profile.name,
          "this profile is called test, but its project is that of \(QuotedName(production)), a "
            + "production profile: Pushwright treats it as production")
      }
      return profile
    }
  }
}
