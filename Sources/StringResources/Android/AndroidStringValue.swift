/// What a `<string>` compiles to.
public enum AndroidStringValue: Hashable, Sendable {
  /// The text that `Resources.getString(id)` returns: escapes, white space and quotes done, spans
  /// dropped.
  case text(String)
  /// `@null`: `getString` returns `@0`.
  case null
  /// `@empty`: `getString` throws `Resources.NotFoundException`.
  case empty
  /// `@string/other`: followed on the device, with the localization of the target chosen anew.
  case reference(package: String?, type: String, name: String)
  /// `?[package:][attr/]name`, held as `[package:]name`: an attribute of a theme. Without one the
  /// build refuses it.
  case attribute(String)
}
