internal import FCMClient

/// Whether any of many calls went wrong.
actor FailureCount {
  private(set) var isEmpty = true

  func take(_ failure: CallFailure?) {
    if failure != nil { isEmpty = false }
  }
}
