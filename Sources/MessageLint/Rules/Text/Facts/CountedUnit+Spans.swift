extension CountedUnit {
  /// The words for spans of time, singular and plural, as CLDR has them in the languages that apps are translated into.
  static let spans: [(unit: String, words: String)] = [
    (
      "second",
      "detik giây másodperc saat saniye saniyə second seconde seconden secondes secondi "
        + "secondo seconds secunde secundă segon segons segundo segundos sekonda sekonde sekondes "
        + "sekondë sekund sekunda sekunde sekunden sekunder sekundes sekundi sekundit sekundy "
        + "sekundė sekundės sekundžių sekunti sekuntia sekunžu sekúnd sekúnda sekúndur soniya "
        + "δευτερόλεπτα δευτερόλεπτο секунд секунда секунде секунди секунды վայրկյան שניה שניות "
        + "ثانية ثانيتان ثانیه ثوان सेकंड সেকেন্ড วินาที წამი 秒 秒钟 초"
    ),
    (
      "minute",
      "dakika daqiqa dəqiqə menit minit minut minuta minute minuten minuter minutes minuti "
        + "minutit minuto minutos minuts minutt minutter minutu minuty minutë minutė minutės "
        + "minuut minuutti minuuttia minučių minút minúta minúty minūte minūtes minūšu mínúta "
        + "mínútur perc phút λεπτά λεπτό минут минута минути минуты хвилин хвилина хвилини րոպե "
        + "דקה דקות دقائق دقيقة دقيقتان دقیقه मिनट মিনিট นาที წუთი 分 分鐘 分钟 분"
    ),
    (
      "hour",
      "giờ godzin godzina godziny heure heures hodin hodina hodiny hodín hora horas hores "
        + "hour hours jam klukkustund klukkustundir ora oras ordu ore orë oră saa saat sat sata "
        + "sati soat stunda stundas stunde stunden stundu timer timmar timme tund tundi tunti "
        + "tuntia ur ura ure uri uur valanda valandos valandų óra ώρα ώρες годин година години "
        + "сат сата сати сағат час часа часов ժամ שעה שעות שעתיים ساعات ساعة ساعت ساعتان घंटा "
        + "घंटे ঘন্টা ชั่วโมง საათი 小时 小時 時間 시간"
    ),
    (
      "day",
      "araw dae dag dagar dage dagen dagur dana day days den deň dia dias diena dienas dienos "
        + "dienu dienų dies ditë dneva dni dny dní dnů dygn dzień día días døgn egun giorni "
        + "giorno gün hari jour jours kun nap ngày päivä päivää siku tag tage zi zile ööpäev "
        + "ööpäeva ημέρα ημέρες дан дана ден дена день дней дни дня дні днів күн օր יום יומיים "
        + "ימ׳ أيام روز يوم يومان يومًا दिन দিন วัน დღე 天 日 일"
    ),
    (
      "week",
      "aste hafta hét həftə javë linggo minggu nedēļa nedēļas nedēļu nädal nädalat savaitė "
        + "savaitės savaičių semaine semaines semana semanas setmana setmanes settimana settimane "
        + "săptămâni săptămână teden tedna tedni tednov tjedan tjedana tjedna tuần tydzień "
        + "tygodni tygodnie týden týdny týdnů týždeň týždne týždňov uge uger uke uker vecka "
        + "veckor viikko viikkoa vika vikur week weeks weke weken wiki woche wochen εβδομάδα "
        + "εβδομάδες апта недели недель неделя недеља недеље седмица седмици тиждень тижні тижнів "
        + "շաբաթ שבוע שבועות שבועיים أسابيع أسبوع أسبوعان أسبوعًا هفته सप्ताह সপ্তাহ สัปดาห์ "
        + "კვირა 周 週 週間 주"
    ),
  ]
}
