/// One step on the way to a value: `apps[1].name` is `.key("apps"), .index(1), .key("name")`.
public enum KeyStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}
