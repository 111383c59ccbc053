/// An `<intent-filter>` of an activity, as far as a tap on a notification is concerned.
public struct IntentFilter: Hashable, Sendable {
  /// The name of its activity, as the manifest has it.
  public var activity: String
  public var actions: [String]
  /// Whether it has the category `DEFAULT`, without which no activity starts by an action alone.
  public var isDefault: Bool
  /// Whether it wants an address or a type: then an intent that has none doesn't match.
  public var hasData: Bool
  public var place: SourcePlace

  public init(
    activity: String, actions: [String], isDefault: Bool, hasData: Bool, place: SourcePlace
  ) {
    self.activity = activity
    self.actions = actions
    self.isDefault = isDefault
    self.hasData = hasData
    self.place = place
  }

  /// Whether a notification's tap that names only an action starts the activity.
  public var opensByAction: Bool { isDefault && !hasData }
}
