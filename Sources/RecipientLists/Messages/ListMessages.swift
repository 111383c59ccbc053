public import FCMClient

/// The messages that a list gets: of one draft, or of one for each language, with the placeholders of all.
public struct ListMessages: Hashable, Sendable {
  /// The names, each once, in the order in which they first appear.
  public private(set) var placeholders: [String] = []
  /// The numbers of each draft's placeholders among those of all.
  let places: [[Int]]
  private let templates: [MessageTemplate]

  /// The first one is for all recipients without another one.
  public init(_ templates: [MessageTemplate]) {
    self.templates = templates
    var placeholders: [String] = []
    places = templates.map { template in
      template.placeholders.map { name in
        if let place = placeholders.firstIndex(of: name) { return place }
        placeholders.append(name)
        return placeholders.count - 1
      }
    }
    self.placeholders = placeholders
  }

  /// The message of a draft to a registration as compact JSON; `values` are those of ``placeholders``.
  public func filled(_ draft: Int, _ values: [String], to registration: Registration) -> String {
    templates[draft].filled(
      places[draft].map { $0 < values.count ? values[$0] : "" }, to: registration)
  }

  /// Where URLs lead whose hosts come from the values.
  func addresses(_ draft: Int, _ values: [String]) -> [ListAddresses.Address] {
    templates[draft].addresses.compactMap { template in
      template.address { number in
        let place = places[draft][number]
        return place < values.count ? values[place] : ""
      }
    }
  }

  /// Whether any URL has a host that comes from the values.
  var hasAddresses: Bool { templates.contains { !$0.addresses.isEmpty } }
}
