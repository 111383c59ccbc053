internal import DevicePreview

extension TextCut {
  /// In the frame of a card: `body ≈36/143`.
  var mark: String { "\(name) ≈\(seen)/\(count)" }

  /// `the body after about 36 of 143 characters`.
  var words: String { "the \(name) after about \(seen) of \(count) characters" }
}
