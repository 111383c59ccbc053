/// A place in code that makes a notification channel.
struct ChannelCall: Hashable, Sendable {
  var id: CodeValue
  /// What users see in the settings.
  var title: CodeValue?
  /// `HIGH` of `IMPORTANCE_HIGH`; `nil` if the code doesn't spell it out.
  var importance: String?
  var place: SourcePlace
}
