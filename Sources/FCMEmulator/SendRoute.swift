import FCMClient
import TextEncodings

/// The one route of FCM v1: `/v1/projects/PROJECT/messages:send`.
enum SendRoute {
  /// The project in a path, whose characters may be percent-encoded (`messages%3Asend`); `nil` for
  /// every other path.
  static func project(in path: String) -> ProjectID? {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
      .map(PercentEncoding.decoding)
    guard segments.count == 5, segments[0] == "", segments[1] == "v1", segments[2] == "projects",
      segments[4] == "messages:send"
    else { return nil }
    return segments[3].flatMap(ProjectID.init)
  }
}
