internal import FCMClient
internal import SendPolicy

extension SendingFacts {
  public var checks: [Check] {
    credentialChecks + [historyCheck] + networkChecks
      + profiles.compactMap { $0.emulator.map(emulatorCheck($0)) }
  }

  private var credentialChecks: [Check] {
    guard !profiles.isEmpty else {
      return [
        Check(
          .credentials, .warning, "no profile: nothing can be sent",
          remedy: "add [profiles.NAME] to pushwright.toml")
      ]
    }
    return profiles.flatMap { profile in
      [Self.accessCheck(profile)]
        + profile.warnings.map { Check(.credentials, .warning, "\(profile.name): \($0)") }
        + [Self.tokenCheck(profile)].compactMap(\.self)
    }
  }

  private static func accessCheck(_ profile: Profile) -> Check {
    switch profile.access {
    case .notNeeded:
      return Check(.credentials, .good, "\(profile.name): an FCM on this machine takes any token")
    case .account where profile.needsGoogleCloud && profile.token == nil:
      return Check(
        .credentials, .warning,
        "\(profile.name): no credentials here; a machine of Google Cloud would have its own",
        remedy:
          "elsewhere, add credentials = \"FILE\", or run gcloud auth application-default login")
    case .account(let account, let source, _):
      return Check(.credentials, .good, "\(profile.name): \(account), from \(source)")
    case .notAllowed(let request):
      // The request names programs with their arguments, and reports are passed on.
      return Check(
        .credentials, .warning, "\(profile.name): its project file needs your permission",
        remedy: "to see what for and decide, run \(request.command)")
    case .failed(let failure):
      return Check(
        .credentials, .bad, "\(profile.name): \(failure.sentence)", remedy: failure.remedy)
    }
  }

  private static func tokenCheck(_ profile: Profile) -> Check? {
    switch profile.token {
    case nil: nil
    case .given(nil):
      Check(
        .credentials, .good, "\(profile.name): there is an access token; its expiry isn't known")
    case .given(let seconds?) where seconds <= 0:
      Check(
        .credentials, .bad, "\(profile.name): the access token has expired",
        remedy: "get a new token; if it is new, correct this machine's clock")
    case .given(let seconds?):
      Check(
        .credentials, .good,
        "\(profile.name): the access token expires in \(Self.time(seconds))")
    case .failed(let sentence):
      Check(
        .credentials, .bad, "\(profile.name): no access token: \(sentence)",
        remedy: "check the account's key and its role in the project")
    }
  }

  /// Rounded down, in minutes above the first.
  private static func time(_ seconds: Int) -> String {
    seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min"
  }

  private var historyCheck: Check {
    switch history {
    case .none(let path, true):
      Check(.history, .good, "no history yet; the first send begins \(path)")
    case .none(let path, false):
      Check(
        .history, .bad, "the history can't be written to \(path)",
        remedy: "make its directory writable for you: nothing is sent without a record")
    case .intact(let path, let rows, let isOpenToOthers):
      Check(
        .history, isOpenToOthers ? .warning : .good,
        "\(path) is intact, with \(rows) row\(rows == 1 ? "" : "s")"
          + (isOpenToOthers ? ", and other users can read it" : ""),
        remedy: isOpenToOthers ? "run chmod 600 on it" : nil)
    case .broken(let path, let sentence):
      Check(
        .history, .bad, "\(path) isn't as it was written: \(sentence)",
        remedy: "pushwright history verify says where; compare it with a backup")
    case .unreadable(let path, let sentence):
      Check(.history, .bad, "\(path) can't be read: \(sentence)", remedy: "check its permissions")
    case .homeless:
      Check(
        .history, .bad, "the environment has no place for the history",
        remedy: "set HOME or XDG_STATE_HOME to an absolute path")
    }
  }

  private var networkChecks: [Check] {
    var checks: [Check] = []
    if let proxyFault {
      checks.append(Check(.network, .bad, proxyFault, remedy: "correct or unset the variable"))
    } else {
      checks.append(Check(.network, .good, proxy.map { "the proxy is \($0)" } ?? "no proxy"))
    }
    if let certificates {
      checks.append(
        hasCertificates
          ? Check(.network, .good, "certificates: \(certificates)")
          : Check(
            .network, .bad, "\(certificates) names certificates that aren't there",
            remedy: "correct or unset SSL_CERT_FILE or SSL_CERT_DIR"))
    }
    if !hasSystemCertificates {
      checks.append(
        Check(
          .network, .warning, "this machine has no certificates to recognize FCM by",
          remedy: "install ca-certificates"))
    }
    switch reach {
    case nil:
      checks.append(
        Check(.network, .good, "FCM wasn't asked; pushwright doctor --online does"))
    case .reached(let skew): checks += [Check(.network, .good, "FCM answers")] + Self.clock(skew)
    case .failed(let sentence):
      checks.append(
        Check(
          .network, .bad, "FCM can't be reached: \(sentence)", remedy: "check network and proxy"))
    }
    return checks
  }

  private static func clock(_ skew: ClockSkew?) -> [Check] {
    guard let skew else { return [] }
    return [Check(.network, .bad, skew.description, remedy: ClockSkew.remedy)]
  }

  /// The option for an address with a port: ` --port 8123`.
  private static func port(of endpoint: String) -> String {
    let port = (try? FCMEndpoint(parsing: endpoint))?.port
    return port.map { " --port \($0)" } ?? ""
  }

  private func emulatorCheck(_ profile: Profile) -> (Reach) -> Check {
    { reach in
      switch reach {
      case .reached:
        Check(.emulator, .good, "\(profile.name): \(profile.endpoint) answers")
      case .failed(let sentence):
        Check(
          .emulator, .warning, "\(profile.name): \(sentence)",
          remedy: "start it with pushwright emulator\(Self.port(of: profile.endpoint))")
      }
    }
  }
}
