internal import Foundation
internal import Workspace

extension Project {
  /// The file of a list that notes beside a draft name, as it can be opened: relative to the project.
  public func path(ofList list: String) -> String {
    ReportPath.relative(
      file?.resolved(list, home: ProcessInfo.processInfo.environment["HOME"]) ?? list)
  }
}
