/// What a `<string>` compiles to.
public enum AndroidStringValue: Hashable, Sendable {
  /// The text that `Resources.getString(id)` returns: escapes, white space and quotes done, spans
  /// dropped.
  case text(String)
  /// `@null`: `getString` returns `@0`.
  case null
  /// `@empty`: `getString` throws `Resources.NotFoundException`.
  case empty
  /// `@string/other`, `@integer/count`: followed on the device, with the localization of the target
  /// chosen anew.
  case reference(package: String?, type: String, name: String)
  /// `?[package:][attr/]name`, held as `[package:]name`: an attribute of a theme, whose number a
  /// device shows. The build refuses one that does not exist.
  case attribute(String)
}
