import NIOCore
import Testing

@testable import FCMTransport

struct DepartureTests {
  @Test func `What is closed in time never lets a body leave`() {
    let departure = Departure()
    #expect(departure.close())
    let progress = ExchangeProgress(departure)
    let body = DepartingBody(bytes: [1, 2, 3], progress: progress)
    #expect(ByteBuffer(bytes: body).readableBytes == 0)
    #expect(!progress.end().hasLeft && !departure.hasLeft)
  }

  @Test func `What has left cannot be closed any more, and is the last that leaves`() {
    let departure = Departure()
    #expect(departure.passes())
    #expect(!departure.close())
    #expect(departure.hasLeft && !departure.isClosed)
    departure.isRefused()
    #expect(departure.isClosed && !departure.hasLeft)
    #expect(!departure.passes())
  }

  @Test func `What FCM has not taken may leave again`() {
    let departure = Departure()
    #expect(departure.passes())
    departure.isRefused()
    #expect(!departure.hasLeft)
    #expect(departure.passes())
  }
}
