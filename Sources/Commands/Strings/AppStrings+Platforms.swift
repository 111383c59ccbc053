internal import AppStrings

extension AppStrings {
  /// The devices whose strings are given; both where none are.
  var platforms: [DeviceName] {
    let given: [DeviceName] =
      (sources.android.isEmpty ? [] : [.android]) + (sources.apple.isEmpty ? [] : [.apple])
    return given.isEmpty ? [.android, .apple] : given
  }
}
