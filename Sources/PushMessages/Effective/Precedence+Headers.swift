extension Precedence {
  /// The headers for the platform's push service, and FCM's own where the draft has none of that name.
  ///
  /// Header names are the same in upper and lower case.
  mutating func addHeaders(_ defaults: [(name: String, value: String)]) {
    let headers: FieldPath = "headers"
    let set = texts(at: own(headers)).filter { !$0.text.isEmpty }
    for (name, text) in set {
      add(.string(text), at: headers.appending(name), from: own(headers.appending(name)))
    }
    let names = Set(set.map { $0.key.lowercased() })
    for (name, value) in defaults where !names.contains(name.lowercased()) {
      addDefault(value, at: headers.appending(name))
    }
  }
}
