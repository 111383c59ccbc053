extension WrittenLanguage {
  /// Scripts that one living language alone is written in, as far as apps are translated.
  static let ownScripts: [(scalars: ClosedRange<UInt32>, language: WrittenLanguage)] = [
    (0x0370...0x03FF, WrittenLanguage("el", "Greek")),
    (0x0530...0x058F, WrittenLanguage("hy", "Armenian")),
    (0x0590...0x05FF, WrittenLanguage("he", "Hebrew")),
    (0x0A00...0x0A7F, WrittenLanguage("pa", "Punjabi")),
    (0x0A80...0x0AFF, WrittenLanguage("gu", "Gujarati")),
    (0x0B80...0x0BFF, WrittenLanguage("ta", "Tamil")),
    (0x0C00...0x0C7F, WrittenLanguage("te", "Telugu")),
    (0x0C80...0x0CFF, WrittenLanguage("kn", "Kannada")),
    (0x0D00...0x0D7F, WrittenLanguage("ml", "Malayalam")),
    (0x0D80...0x0DFF, WrittenLanguage("si", "Sinhala")),
    (0x0E00...0x0E7F, WrittenLanguage("th", "Thai")),
    (0x0E80...0x0EFF, WrittenLanguage("lo", "Lao")),
    (0x1000...0x109F, WrittenLanguage("my", "Burmese")),
    (0x10A0...0x10FF, WrittenLanguage("ka", "Georgian")),
    (0x1780...0x17FF, WrittenLanguage("km", "Khmer")),
    (0x3041...0x30FA, WrittenLanguage("ja", "Japanese")),
    (0xAC00...0xD7A3, WrittenLanguage("ko", "Korean")),
  ]

  /// The commonest words of sentences that notifications are made of.
  ///
  /// Neighbors are listed for each other's sake: a word that both have tells them not apart.
  static let languages: [(language: WrittenLanguage, words: String)] = [
    (
      WrittenLanguage("en", "English"),
      "the your you is are and for with has have this that from now not will today our just here "
        + "what its been was were we they there their new off until only more get see ready"
    ),
    (
      WrittenLanguage("de", "German"),
      "der die das und ist nicht ein eine einen für mit auf dein deine ihr ihre sie wir jetzt heute "
        + "neu neue neuen wurde von dem den zum zur bei noch hier mehr nur bis sind haben hat"
    ),
    (
      WrittenLanguage("fr", "French"),
      "le la les des une est vous votre vos avec pour dans pas nous sur nouveau nouvelle aujourd "
        + "maintenant êtes plus qui du au et un en par été ce cette ici"
    ),
    (
      WrittenLanguage("es", "Spanish"),
      "el la los las una es tu tus su con para por del que está hoy ahora nuevo nueva más usted y un "
        + "en se ha aquí"
    ),
    (
      WrittenLanguage("it", "Italian"),
      "il lo la gli una è con per del della che tuo tua sei non oggi ora nuovo nuova più sono un di e "
        + "in nel qui"
    ),
    (
      WrittenLanguage("pt", "Portuguese"),
      "os uma é com para por do da que seu sua você não hoje agora novo nova mais foi um em se está "
        + "aqui"
    ),
    (
      WrittenLanguage("nl", "Dutch"),
      "de het een en is niet met voor op je jouw uw nu vandaag nieuw nieuwe van zijn bij wordt was we "
        + "hier meer"
    ),
    (
      WrittenLanguage("sv", "Swedish"),
      "och är att det din ditt dina med för på ny nytt nya har inte en ett av nu idag från"
    ),
    (
      WrittenLanguage("da", "Danish"),
      "og er at det din dit dine med for på ny nyt nye har ikke en et af nu dag fra"
    ),
    (
      WrittenLanguage("nb", "Norwegian"),
      "og er at det din ditt dine med for på ny nytt nye har ikke en et av nå dag fra"
    ),
    (
      WrittenLanguage("pl", "Polish"),
      "się nie jest na twoje twój twoja dla już nowy nowa nowe masz dzisiaj teraz przez oraz do od"
    ),
    (
      WrittenLanguage("cs", "Czech"),
      "je na se vaše váš pro nové nový nová dnes nyní byla byl už jsme od do"
    ),
    (
      WrittenLanguage("tr", "Turkish"),
      "ve bir için ile bu yeni bugün şimdi sizin siparişiniz var değil"
    ),
    (
      WrittenLanguage("ro", "Romanian"),
      "și este nu pentru cu ai noi nou nouă din ta tău acum astăzi un la de"
    ),
    (
      WrittenLanguage("hu", "Hungarian"), "és az egy nem van most új önnek meg már hogy"
    ),
    (
      WrittenLanguage("fi", "Finnish"), "ja on ei sinun sinulla nyt uusi tänään kun"
    ),
    (
      WrittenLanguage("id", "Indonesian"),
      "dan yang anda untuk dengan ini baru sekarang hari telah dari tidak"
    ),
    (
      WrittenLanguage("vi", "Vietnamese"), "và của bạn là có cho một đã không mới hôm nay đang"
    ),
    (
      WrittenLanguage("ca", "Catalan"),
      "el la els les una amb per és teu teva avui ara nou nova més un en del que"
    ),
    (
      WrittenLanguage("ru", "Russian"),
      "и не на ваш ваша ваше заказ вы для с уже новый новое сегодня сейчас это у вас по"
    ),
    (
      WrittenLanguage("uk", "Ukrainian"),
      "і не на ваш ваша ваше замовлення ви для з вже новий нове сьогодні зараз це у вас"
    ),
    (
      WrittenLanguage("bg", "Bulgarian"),
      "и не на вашата вашият за с вече нов ново днес сега е"
    ),
    (
      WrittenLanguage("ar", "Arabic"),
      "في من على إلى لديك هذا هذه الآن اليوم مع تم جديد جديدة"
    ),
    (
      WrittenLanguage("fa", "Persian"), "در به از با برای شما این است جدید امروز را"
    ),
  ]
}
