import Testing

@testable import Commands

struct RequiredReviewsTests {
  @Test(
    arguments: [
      (["lint", "a.json", "--require-reviewed=foo"], "foo"),
      (["lint", "--require-reviewed=120%"], "120%"), (["lint", "--require-reviewed="], ""),
      (["lint", "--require-reviewed=all"], nil), (["lint", "--require-reviewed=80%"], nil),
      (["lint", "a.json", "--require-reviewed"], nil),
      (["lint", "--", "--require-reviewed=foo"], nil),
    ] as [([String], String?)])
  func `A demand for reviews that can't be read is never taken for another one`(
    words: [String], value: String?
  ) {
    #expect(
      RequiredReviews.complaint(about: words)
        == value.map {
          "‘\($0)’ isn't a demand for reviews: use all, changed, none, or a percentage from 1 to 100"
        })
  }
}
