/// What functions do with the values that they get, as far as their names tell it.
enum CodeVerbs {
  /// Whether a function sends a message.
  static func isSending(_ name: String) -> Bool { name.lowercased().hasPrefix("send") }

  /// Whether a method leaves its object unchanged.
  static func isReading(_ name: String, ofMessages: Bool) -> Bool {
    if isWalking(name) { return !ofMessages }
    return readings.contains(firstWord(of: name))
  }

  /// Whether a function leaves its arguments unchanged.
  static func isHarmless(_ name: String, in language: CodeLanguage) -> Bool {
    let word = firstWord(of: name)
    return isSending(name) || users.contains(word) || takers.contains(name.lowercased())
      || language == .java && setters.contains(word)
  }

  /// Whether a function looks at its argument, and may give it or another value back.
  static func isChecking(_ name: String) -> Bool {
    checkers.contains(firstWord(of: name)) || name.lowercased() == "test"
  }

  /// Whether a method of a text gives another text with other letters in it.
  static func isReplacing(_ name: String) -> Bool {
    ["replace", "format", "sub", "gsub"].contains(firstWord(of: name).lowercased())
  }

  /// Whether a function writes a value as text.
  static func isWriting(_ name: String) -> Bool {
    ["stringify", "dumps", "serialize", "marshal", "tojson", "json"].contains(name.lowercased())
  }

  /// Whether an object of a type only holds what it is made of, by the type's name.
  static func isHolder(_ name: String) -> Bool {
    holders.contains { name.hasSuffix($0) }
  }

  private static let holders = [
    "Message", "Notification", "Config", "Request", "Content", "Exception", "Error", "Entity",
    "Body", "List", "Map", "Set", "Dictionary", "Array", "Dict", "Response", "Payload", "Buffer",
    "Promise", "Task", "Job", "Event",
  ]

  /// Whether a function gives a copy of its argument.
  static func isCopying(_ name: String) -> Bool { copiers.contains(name.lowercased()) }

  /// Whether a function puts its later arguments into the first one.
  static func isMerging(_ name: String) -> Bool {
    ["assign", "extend", "merge"].contains(name.lowercased())
  }

  /// Whether a method puts its argument into the list that it is called on.
  static func isAdding(_ name: String) -> Bool {
    ["push", "append", "add", "unshift", "offer"].contains(name.lowercased())
  }

  /// Whether a method goes through a list, and may change what is in it.
  private static func isWalking(_ name: String) -> Bool {
    ["map", "foreach", "filter", "flatmap", "reduce", "select", "stream", "replaceall"]
      .contains(name.lowercased())
  }

  /// Whether a method makes a list of what a function gives for each element.
  static func isMapping(_ name: String) -> Bool {
    ["map", "flatmap", "select", "selectmany", "maptoobj"].contains(name.lowercased())
  }

  /// Whether a method gives the elements of its list in another collection.
  static func isCollecting(_ name: String) -> Bool {
    ["tolist", "toarray", "collect", "filter", "where", "slice"].contains(name.lowercased())
  }

  /// `get` of `getData`, `GetData` and `get_data`.
  private static func firstWord(of name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    return capitals.lowercased() + rest.prefix { $0.isLowercase }
  }

  private static let readings: Set<String> = [
    "all", "any", "as", "build", "catch", "chunk", "clone", "concat", "contains", "copy", "count",
    "entries", "entry", "equals", "every", "finally", "find", "first", "get", "has", "hash",
    "includes", "index", "is", "items", "join", "keys", "last", "length", "size", "slice", "some",
    "split", "sub", "then", "to", "try", "values", "where",
  ]

  /// By the first word of the name: printing, writing, sending, comparing.
  private static let users: Set<String> = [
    "assert", "check", "debug", "deliver", "dispatch", "dump", "dumps", "enqueue", "error",
    "expect", "fatal", "fatalf", "fatalln", "fetch", "fprintf", "get", "info", "is", "json", "len",
    "log", "marshal", "notify", "post", "pprint", "print", "printf", "println", "publish", "repr",
    "resolve", "serialize", "sprintf", "stringify", "to", "trace", "validate", "verify", "warn",
    "warning", "write",
  ]

  private static let checkers: Set<String> = [
    "assert", "check", "debug", "error", "expect", "get", "info", "is", "log", "resolve", "to",
    "trace", "validate", "verify", "warn", "warning", "test", "set", "put", "with",
  ]

  /// By the whole name: functions that put values together, or pass them on.
  private static let takers: Set<String> = [
    "add", "append", "arrayof", "aslist", "completedfuture", "dict", "format", "fromresult", "list",
    "listof", "mapof", "must",
    "new",
    "of", "offer", "ptr", "push", "put", "set", "singleton", "singletonlist", "str",
    "string",
    "test", "tuple", "typeof", "type", "unshift", "vars",
  ]

  private static let setters: Set<String> = ["add", "put", "set", "with"]

  private static let copiers: Set<String> = [
    "clone", "clonedeep", "copy", "deepcopy", "freeze", "from", "structuredclone",
  ]
}
