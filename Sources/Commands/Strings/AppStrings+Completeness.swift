internal import AppStrings
internal import Resolver

extension AppStrings {
  /// Ends a report that lacks what some files hold, after it was printed.
  ///
  /// - Throws: ``CommandFailure`` where a text isn't known because of a mistake in the app's files; they are named by now.
  func checkCompleteness() throws(CommandFailure) {
    guard !localizations.faults.isEmpty else { return }
    throw CommandFailure(
      .unreadableInput, "the report lacks texts of the app: fix the errors above, then try again")
  }
}
