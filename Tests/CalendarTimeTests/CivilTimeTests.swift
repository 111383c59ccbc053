import CalendarTime
import Testing

struct CivilTimeTests {
  @Test(arguments: [
    (0, "1970-01-01", "00:00:00"), (-1, "1969-12-31", "23:59:59"),
    (951_782_400, "2000-02-29", "00:00:00"), (4_107_542_399, "2100-02-28", "23:59:59"),
    (4_107_542_400, "2100-03-01", "00:00:00"), (1_795_313_467, "2026-11-22", "02:11:07"),
  ])
  func `A moment is a date and a time of day`(seconds: Int, date: String, time: String) {
    let moment = CivilTime(secondsSince1970: seconds)
    #expect(moment.date == date)
    #expect(moment.time == time)
    #expect(moment.hourAndMinute == String(time.prefix(5)))
  }

  @Test(arguments: [(0, 1), (951_782_400, 60), (4_107_542_400, 60), (1_798_675_200, 365)])
  func `A day has its number in the year`(seconds: Int, day: Int) {
    #expect(CivilTime(secondsSince1970: seconds).dayOfYear == day)
  }
}
