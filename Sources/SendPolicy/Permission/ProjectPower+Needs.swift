import FCMClient
public import Workspace

extension ProjectPower {
  /// What a profile needs permission for; nothing where it sends to FCM or to this machine with a key of the project,
  /// or with the user's own credentials to FCM; that key asks Google for its token, or the same server; and sends that
  /// leave this machine are recorded in the user's own journal.
  ///
  /// An endpoint that is none gets no token, so its credentials are not asked about.
  public static func needed(by profile: Profile, _ facts: ProfileFacts) -> [ProjectPower] {
    var powers: [ProjectPower] = []
    if let endpoint = try? FCMEndpoint(parsing: profile.endpoint) {
      powers += credentialPowers(of: profile, facts, at: endpoint)
      // What stays on this machine reaches no phone twice.
      if let journal = facts.insideJournal, !endpoint.isLoopback {
        powers.append(.record(path: journal))
      }
    }
    if let journal = facts.outsideJournal { powers.append(.record(path: journal)) }
    return powers
  }

  /// Of several credentials the first counts, as in ``CredentialSearch``.
  private static func credentialPowers(
    of profile: Profile, _ facts: ProfileFacts, at endpoint: FCMEndpoint
  ) -> [ProjectPower] {
    let place = endpoint.description
    var powers: [ProjectPower] = []
    if profile.credentials != nil {
      if let key = facts.outsideKey { powers.append(.readKey(path: key, endpoint: place)) }
      if let proof = facts.proof, !(facts.isProofInside && proof.isForGoogle) {
        powers.append(.prove(proof.origin, to: proof.receiver))
      }
      powers += signIns(facts, at: endpoint)
    } else if let variable = profile.tokenVariable {
      return [.sendVariable(variable, endpoint: place)]
    } else if !profile.tokenCommand.isEmpty {
      let command = facts.command.isEmpty ? profile.tokenCommand : facts.command
      return [.run(command, contents: facts.commandContents, endpoint: place)]
    }
    let isForeign = !endpoint.isFCM && !endpoint.isLoopback
    if isForeign, let account = facts.account {
      powers.append(.sendTokens(account: account, endpoint: place))
    }
    return powers
  }

  /// A local FCM that gets the tokens may also give them.
  private static func signIns(_ facts: ProfileFacts, at endpoint: FCMEndpoint) -> [ProjectPower] {
    facts.localTokenServers.compactMap { server in
      if let other = try? FCMEndpoint(parsing: server), endpoint.isLoopback,
        endpoint.isSameServer(as: other)
      {
        return nil
      }
      return .signIn(account: facts.account ?? "its account", at: server)
    }
  }
}
