internal import SendPolicy
internal import TextLayout

extension PermissionRequest {
  /// Writes everything that is to be allowed, and asks whether it is, if all of it is in view and someone can be asked.
  func isAllowed(by permit: SendRun.Permission?) async -> Bool {
    for line in lines { Narration.write(line.displayable) }
    guard fitsOnScreen, let permit else { return false }
    return await permit(self)
  }
}
