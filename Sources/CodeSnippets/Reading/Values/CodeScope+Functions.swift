extension CodeScope {
  /// Whether a function of the file that gets a value, and is named as if it sent it, may do something else with it.
  ///
  /// `word` is in the value. A function that the file doesn't define sends what it gets.
  func isChangedBySender(_ word: Int) -> Bool {
    guard let (name, place) = sender(of: word) else { return false }
    if source.at(name - 1, is: "."), isOfSDK(name) { return false }
    switch source.effect(of: name + 1, on: place) {
    case .changing: return true
    case .giving, .reading, nil: return false
    }
  }

  /// Whether what has a method is the SDK's, by its name: `getMessaging()`, `admin.messaging()`, `fcm`, `client`.
  private func isOfSDK(_ method: Int) -> Bool {
    (source.beginning(of: method)..<method).contains { word in
      guard source.isName(word) else { return false }
      let name = source.text(word).lowercased()
      return ["messaging", "fcm", "client", "firebase", "defaultinstance", "getinstance"]
        .contains(where: name.contains)
    }
  }

  /// The name of the function that sends a value, and the first word of the argument that the value is in.
  private func sender(of word: Int) -> (name: Int, place: Int)? {
    var index = word
    for _ in 0..<10 {
      guard let bracket = source.bracket(around: index) else { return nil }
      if source.at(bracket, is: "("), source.isName(bracket - 1),
        CodeVerbs.isSending(source.text(bracket - 1))
      {
        return (bracket - 1, index)
      }
      index = bracket
    }
    return nil
  }
}
