import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Whole numbers are calculated as the language does it, or left out.
@Suite(.takingTurns)
struct WholeNumberTests {
  private func lifespan(_ code: String) -> (ttl: String?, isNamed: Bool) {
    let read = MessageImport.reading(
      """
      class A { void go() {
        long day = 24 * 60 * 60 * 1000L;
        Message m = Message.builder().setTopic("a").setAndroidConfig(AndroidConfig.builder().setTtl(\(code)).build()).build();
        FirebaseMessaging.getInstance().send(m);
      } }
      """)
    return (
      read.document.string(at: "android.ttl"),
      read.problems.contains { $0.loss?.name == "android.ttl" }
    )
  }

  @Test(arguments: [
    "50 * 24 * 60 * 60 * 1000", "50 * 24 * 60 * 60 * 1000 * 1L", "2147483647 + 1",
    "30 * (24 * 60 * 60 * 1000)",
  ])
  func `Java's numbers of 32 bits overflow, and then no lifespan is read`(code: String) {
    let (ttl, isNamed) = lifespan(code)
    #expect(ttl == nil)
    #expect(isNamed)
  }

  @Test(arguments: [
    ("20 * 24 * 60 * 60 * 1000", "1728000s"), ("50L * 24 * 60 * 60 * 1000", "4320000s"),
    ("50 * 24 * 60 * 60 * 1000L", "4320000s"), ("50 * day", "4320000s"),
    ("TimeUnit.DAYS.toMillis(50)", "4320000s"),
  ])
  func `Numbers of 64 bits, and those that fit, are calculated`(code: String, ttl: String) {
    let read = lifespan(code)
    #expect(read.ttl == ttl)
    #expect(!read.isNamed)
  }
}
