/// A `google-services.json` of the app.
public struct FirebaseFile: Hashable, Sendable {
  public var project: String
  public var place: SourcePlace
  /// Whether users never get it, or it only lets a build without secrets pass.
  public var isStandIn: Bool

  public init(project: String, place: SourcePlace, isStandIn: Bool) {
    self.project = project
    self.place = place
    self.isStandIn = isStandIn
  }

  /// Whether all braces and brackets are closed, and nothing stands behind them: half a file may name half a project.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    var tokens = CodeTokens(bytes)
    var open: [UInt8] = []
    var isDone = false
    while let token = tokens.next() {
      guard !isDone else { return false }
      guard case .sign(let sign) = token.kind else { continue }
      switch sign {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(sign)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // A closing sign is two places behind its opening one.
        guard open.popLast() == sign - 2 else { return false }
        isDone = open.isEmpty
      default: break
      }
    }
    return isDone
  }

  /// `nil` for a file that names no project.
  init?(_ bytes: [UInt8], path: String) {
    var tokens = CodeTokens(bytes)
    var isNext = false
    while let token = tokens.next() {
      guard token.kind == .text else { continue }
      if isNext {
        let project = tokens.string(token)
        let place = SourcePlace(path, line: token.line)
        let words = "\(path)/\(project)".lowercased()
        let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map {
          String(Substring($0))
        }
        let isStandIn =
          SourceSetName.isForDevelopers(ResourcePath.place(of: parts + [""]).sourceSet)
          || ["mock", "dummy", "example", "fake", "sample", "placeholder"].contains {
            words.contains($0)
          }
        self.init(project: project, place: place, isStandIn: isStandIn)
        return
      }
      isNext = tokens.string(token) == "project_id"
    }
    return nil
  }
}
