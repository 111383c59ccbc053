/// A status and a body in the form that FCM gives them.
struct EmulatorAnswer: Hashable {
  var status: Int
  var body: String
}
