import Commands
import Diagnosis
import FCMClient
import FCMTransport
import Foundation
import LocalFiles
import SendPolicy
import Workspace

/// Finds out how the way to FCM is: whose credentials there are, and whether the network answers.
struct SendingExamination {
  var user: UserConfiguration
  var environment: [String: String]
  /// Whether anything but this machine may be asked.
  var isOnline: Bool

  /// `projects` are the same project, each with one profile.
  func facts(of projects: [Project], history: SendingFacts.History) async -> SendingFacts {
    let settings = TransportSettings(environment: environment)
    let transport = HTTPTransport(settings: settings)
    var facts = SendingFacts(history: history)
    var local: [String: SendingFacts.Reach] = [:]
    for project in projects {
      if let profile = await profile(of: project, transport, &local) {
        facts.profiles.append(profile)
      }
    }
    do throws(InvalidProxy) {
      facts.proxy = try settings.proxy(for: .google)
    } catch {
      facts.proxyFault = error.description
    }
    let names = ["SSL_CERT_FILE", "SSL_CERT_DIR"]
    if let name = names.first(where: { environment[$0]?.isEmpty == false }) {
      let path = environment[name] ?? ""
      facts.certificates = "\(name) is \(path)"
      // Several directories have colons between them.
      let paths = name == "SSL_CERT_DIR" ? path.split(separator: ":").map(String.init) : [path]
      facts.hasCertificates = paths.contains { LocalFile.kind($0) != nil }
    } else {
      facts.hasSystemCertificates = Self.systemCertificates.contains { LocalFile.kind($0) != nil }
    }
    if isOnline { facts.reach = await reach("\(FCMEndpoint.google)/", transport) }
    await transport.shutdown()
    return facts
  }

  /// Where Debian and its relatives, and Fedora, have them in one file.
  private static let systemCertificates = [
    "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
  ]

  private func profile(
    of project: Project, _ transport: HTTPTransport, _ local: inout [String: SendingFacts.Reach]
  ) async -> SendingFacts.Profile? {
    guard let profile = project.profile.profile else { return nil }
    let access = ProfileAccess(project, user: user, environment: environment, transport)
    let (found, warnings) = await access.found()
    var facts = SendingFacts.Profile(
      name: profile.name, access: found, warnings: warnings, endpoint: profile.endpoint)
    if case .account = found { facts.needsGoogleCloud = await access.needsGoogleCloud() }
    let endpoint = try? FCMEndpoint(parsing: profile.endpoint)
    if endpoint?.isLoopback == true {
      facts.emulator = await emulator(at: "\(profile.endpoint)/", transport, &local)
    } else if isOnline, case .account = found {
      do throws(CredentialFailure) {
        let token = try await access.token()
        let now = Int(Date().timeIntervalSince1970)
        facts.token = .given(expiresIn: token.expiresAt.map { $0 - now })
      } catch {
        facts.token = .failed("\(error.sentence); \(error.remedy)")
      }
    }
    return facts
  }

  /// After so many local servers without an answer no other is asked: a project file can name thousands.
  private static let mostSilent = 5

  /// A local server, each asked once.
  private func emulator(
    at address: String, _ transport: HTTPTransport, _ known: inout [String: SendingFacts.Reach]
  ) async -> SendingFacts.Reach {
    if let reach = known[address] { return reach }
    let silent = known.values.count { if case .failed = $0 { true } else { false } }
    guard silent < Self.mostSilent else {
      return .failed("not asked, because \(silent) other local servers didn't answer")
    }
    let reach = await reach(address, transport, within: .seconds(3))
    known[address] = reach
    return reach
  }

  /// Any answer will do: what is asked for doesn't exist.
  private func reach(
    _ address: String, _ transport: HTTPTransport, within deadline: Duration = .seconds(10)
  ) async -> SendingFacts.Reach {
    guard let url = try? ExchangeURL(parsing: address) else {
      return .failed("it isn't an address")
    }
    do throws(ExchangeFailure) {
      let answer = try await transport.exchange(
        ExchangeRequest(method: "GET", url: url, deadline: deadline))
      return .reached(ClockSkew(answer.headers, now: Int(Date().timeIntervalSince1970)))
    } catch {
      return .failed(error.description)
    }
  }
}
