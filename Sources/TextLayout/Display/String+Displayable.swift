extension String {
  /// One line that is safe to draw: whatever is invisible or acts on a terminal is a visible mark.
  ///
  /// See ``DisplayText`` for the marks.
  public var displayable: String {
    isPlain ? self : DisplayText(self).text
  }
}
