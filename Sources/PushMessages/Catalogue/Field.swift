/// What is known about one field of the API: the forms, the field help and "did you mean" come from it.
public struct Field: Hashable, Sendable {
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case common
    case android
    case apple
    case web
  }

  /// How a field is edited, and which JSON it becomes.
  public enum Kind: Hashable, Sendable {
    case text
    /// The name of a string resource of the app.
    case localizationKey
    /// A list of strings, the values for a key's placeholders.
    case arguments
    /// One of these words, a JSON string.
    case choice([String])
    /// A Duration of the API: seconds with an `s`, `3600s`.
    case duration
    /// Seconds as a string without a unit: the `TTL` header of web push.
    case seconds
    /// Seconds since 1970 as a string: APNs' `apns-expiration`.
    case epoch
    /// Seconds since 1970 as a number: the dates of a Live Activity.
    case epochSeconds
    /// Milliseconds since 1970 as a number: how browsers tell the time.
    case epochMilliseconds
    /// `#rrggbb`.
    case color
    case url
    case integer
    case decimal
    /// `true` or `false`.
    case boolean
    /// The number 1, or absent: how Apple writes a flag.
    case flag
    /// An object without fields, `{}`, or absent: how FCM writes which kind of message it is.
    case marker
    /// RFC 3339.
    case timestamp
    case durations
    /// A list of whole numbers.
    case integers
    case stringMap
    /// A list of objects with these keys.
    case objects(keys: [String])
    /// An object whose content is not FCM's to define.
    case freeForm
    /// An object with fields of its own in the catalog.
    case group
    /// Text or an object.
    case textOrGroup
  }

  /// Whether a new message should use the field.
  public enum Status: Hashable, Sendable {
    case current
    /// FCM still takes it; new messages say what they mean elsewhere.
    case deprecated(instead: FieldPath)
    /// A preview under Google's Pre-GA terms: FCM may change it, or refuse it.
    case preview
    /// FCM sets it in its answer, and ignores it in a request.
    case outputOnly
  }

  public var path: FieldPath
  public var platform: Platform
  public var kind: Kind
  /// What a value must keep to beyond its kind; `nil` if the kind says all.
  public var limit: Limit?
  public var status: Status
  /// What the field does, in one sentence for people.
  public var summary: String
  /// A value as it is typed, or as JSON if it is more than one value.
  public var example: String?
  /// What devices do with it, mainly when its value is missing or wrong; `nil` if the summary says all.
  public var onDevice: String?

  init(
    _ path: FieldPath, _ platform: Platform, _ kind: Kind, _ summary: String,
    _ example: String? = nil, limit: Limit? = nil, status: Status = .current
  ) {
    self.path = path
    self.platform = platform
    self.kind = kind
    self.limit = limit
    self.status = status
    self.summary = summary
    self.example = example ?? FieldCatalogue.examples[path]
    onDevice = FieldCatalogue.onDevice[path]
  }
}
