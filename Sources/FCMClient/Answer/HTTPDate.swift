import CalendarTime

/// Dates of HTTP headers in the one form that servers still send: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  static func secondsSince1970(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let day = Int(words[1]),
      let month = months.firstIndex(of: String(words[2])),
      let year = Int(words[3]), (1970...9999).contains(year)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    guard let days = CivilTime.daysSince1970(year: year, month: month + 1, day: day) else {
      return nil
    }
    return ((days * 24 + time[0]) * 60 + time[1]) * 60 + time[2]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
