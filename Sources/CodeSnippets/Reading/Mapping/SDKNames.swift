internal import PushMessages

/// Which field of a message a name of the Admin SDKs means: the tables, read backwards.
///
/// Capitals and the marks between words are forgiven, and so are a field's own name in the API and the name that another
/// SDK has for it: people write code from memory, and what they mean is certain.
enum SDKNames {
  /// What a name of an SDK means in the object that it is used in.
  enum Meaning: Hashable {
    /// A field of the message.
    case field(Field)
    /// An object whose own keys are added to the one at the path: `custom_data`.
    case custom(FieldPath)
    /// Several targets, of which a draft has one: `tokens`.
    case targets(FieldPath)
  }

  /// What a name, without a builder's verb, means in the object at a path; `nil` if no SDK has such a name there.
  static func field(_ name: String, below path: FieldPath) -> SDKNames.Meaning? {
    let letters = letters(name)
    if path == FieldPath(), let target = targets[letters] { return .targets(target) }
    if let place = extras[path], place.names.contains(letters) { return .custom(place.path) }
    let names = [letters, letters.replacing("localization", with: "loc"), letters + "s"]
    for name in names {
      if let field = members[path]?[name] ?? fields[path]?[name] { return .field(field) }
    }
    return nil
  }

  /// A name in lower case, without the marks between its words.
  static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Whether an object of a type can be at a path; a type that no SDK has can't be anywhere.
  static func isType(_ type: String, at path: FieldPath) -> Bool {
    type.isEmpty || types[letters(type)]?.contains(path) ?? false
  }

  static func isType(_ type: String) -> Bool { types[letters(type)] != nil }

  /// The targets of several messages in one, which the tables of one message don't have.
  private static let targets: [String: FieldPath] = ["tokens": "token", "fids": "fid"]

  private static let tables = CodeLanguage.allCases.map(SDKTable.of)

  /// The API's own names.
  private static let fields = Dictionary(
    grouping: FieldCatalogue.fields.filter { $0.status != .outputOnly }
  ) { $0.path.parent ?? FieldPath() }
  .mapValues { fields in
    Dictionary(fields.map { (letters($0.path.lastKey), $0) }) { first, _ in first }
  }

  /// The SDKs' names, by the objects that they are used in.
  private static let members: [FieldPath: [String: Field]] = {
    var members: [FieldPath: [String: Field]] = [:]
    for table in tables {
      for type in table.types {
        for member in type.members {
          guard let field = FieldCatalogue[type.path.appending(member.field)] else { continue }
          for name in [member.name, member.elementName].compactMap(\.self) {
            let plain = table.language == .java ? SDKObject.verb(of: name).1 : name
            members[type.path, default: [:]][letters(plain)] = field
          }
        }
      }
    }
    // How the drafts for Java and C# set it isn't settled.
    members[FieldPath(), default: [:]]["androidconfigv2"] = FieldCatalogue["android_v2"]
    return members
  }()

  /// Where objects take keys of one's own, and what the SDKs call those.
  private static let extras: [FieldPath: (path: FieldPath, names: Set<String>)] = {
    var extras: [FieldPath: (path: FieldPath, names: Set<String>)] = [:]
    for table in tables {
      for type in table.types {
        guard let extra = type.extra else { continue }
        let path = type.path.appending(extra.field)
        extras[type.path, default: (path, [])].names.formUnion(extra.manner.names.map(letters))
      }
    }
    return extras
  }()

  /// Where objects of the SDKs' types can be.
  private static let types: [String: Set<FieldPath>] = {
    var types: [String: Set<FieldPath>] = [
      "multicastmessage": [FieldPath()], "fidmulticastmessage": [FieldPath()],
      "lightsettingscolor": ["android.notification.light_settings.color"],
    ]
    for type in tables.flatMap(\.types) {
      let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
      types[letters(name), default: []].insert(type.path)
    }
    return types
  }()
}

extension ExtraKeys.Manner {
  /// The names of the member that holds the keys, or of the methods that take them.
  fileprivate var names: [String] {
    switch self {
    case .map(let name): [name]
    case .calls(let name): [SDKObject.verb(of: name).1]
    case .beside: []
    }
  }
}
