internal import FoundationEssentials
internal import LocalFiles
internal import SendPolicy
internal import Workspace

extension Project {
  /// What the project file holds, and who could have written that.
  ///
  /// What cannot be read whole is a mistake like any other in it, and a device or a pipe is never read.
  static func content(
    of path: String
  ) throws(CommandFailure) -> (text: String, ownership: FileOwnership) {
    let name = ReportPath.relative(path)
    let contents: LocalFile.Contents
    do throws(FileFailure) {
      contents = try LocalFile.contents(path, as: .projectFile)
    } catch {
      throw CommandFailure(.configuration, "\(name) can't be read: \(error.words)")
    }
    guard let text = String(validating: contents.bytes, as: UTF8.self) else {
      throw CommandFailure(.configuration, "\(name) isn't UTF-8 text: save it as UTF-8")
    }
    return (text, FileOwnership(of: path, opened: contents.status))
  }

  /// Why a file that was found isn't used; `nil` if only the user could have written it, or has allowed it.
  static func objection(to ownership: FileOwnership, of path: String) -> PermissionRequest? {
    let environment = ProcessInfo.processInfo.environment
    guard let reason = reason(against: ownership, environment) else { return nil }
    return TrustStore(environment: environment).request(
      for: [.beUsed(although: reason)], of: RealPath.of(path))
  }

  /// Who else could have written a file; `nil` if no one could.
  static func reason(
    against ownership: FileOwnership, _ environment: [String: String]
  ) -> String? {
    ownership.objection(
      for: FileOwnership.trusted(user: UserNumber.current, environment: environment))
  }

  /// What the user reads of it.
  static func sentence(of objection: PermissionRequest) -> String {
    guard case .beUsed(let reason)? = objection.powers.first else { return objection.sentence }
    return "Pushwright doesn't use \(ReportPath.relative(objection.file)) because \(reason)"
  }
}
