/// The description of the emulator's own API for other programs.
enum OpenAPIDocument {
  static let text = String(decoding: PackageResources.emulator_openapi_json, as: UTF8.self)
}
