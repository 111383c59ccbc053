import PushMessages
import TextEncodings

/// An Android app's delivery data, page by page (`projects.androidApps.deliveryData` of fcmdata v1beta1).
public struct DeliveryWork: CallWork {
  /// A server that goes on forever isn't Google's.
  private static let longest = 200_000
  /// So many entries a page.
  static let pageSize = 1000

  private let endpoint: FCMEndpoint
  private let project: ProjectID
  private let app: AndroidAppID
  private var found: [DeliveryEntry] = []
  private var pages = PageTurner()

  /// The endpoint is the one that messages go to.
  public init(_ app: AndroidAppID, of project: ProjectID, at endpoint: FCMEndpoint) {
    self.endpoint = endpoint.ofDeliveryData
    self.project = project
    self.app = app
  }

  public var call: APICall {
    let page = pages.token.map { "&pageToken=" + Self.encoded($0) } ?? ""
    return APICall(
      .get,
      "/v1beta1/projects/\(project)/androidApps/\(Self.encoded(app.description))/deliveryData"
        + "?pageSize=\(Self.pageSize)" + page, at: endpoint)
  }

  private static func encoded(_ text: String) -> String {
    PercentEncoding.encoding(text, keeping: PercentEncoding.isUnreserved)
  }

  public mutating func take(_ answer: APIAnswer) -> CallStep<[DeliveryEntry]> {
    guard let object = answer.object else { return .failed(CallFailure(answer, about: subject)) }
    let list = object["androidDeliveryData"] ?? object["android_delivery_data"]
    let elements = list?.elements ?? []
    let entries = elements.compactMap(DeliveryEntry.init)
    guard entries.count == elements.count, list == nil || list?.elements != nil else {
      return .failed(.unreadable("delivery data", from: endpoint))
    }
    found += entries
    switch pages.turn(after: object) {
    case .end where found.count <= Self.longest: return .done(found)
    case .next where found.count <= Self.longest: return .goOn
    case .end, .next, .endless:
      return .failed(.unreadable("delivery data that ends", from: endpoint))
    }
  }

  private var subject: CallSubject {
    CallSubject(
      endpoint: endpoint, project: project, permission: "fcmdata.deliverydata.list",
      api: "Firebase Cloud Messaging Data API", thing: "the Android app",
      missing: CallSubject.Missing(
        code: .notFound, sentence: "project \(project) has no Android app \(app)",
        remedy: "take the app ID from google-services.json or the project settings", reach: .run))
  }
}
