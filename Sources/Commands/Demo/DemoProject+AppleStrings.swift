/// The app's `Localizable.strings` files. `WELCOME_TITLE` and `NEW_MESSAGE_BODY` are the texts of
/// FCM's page on localizing messages, in English and French to the letter.
extension DemoProject {
  static let apple: [(path: String, text: String)] = [
    ("ios/DemoShop/en.lproj/Localizable.strings", appleEnglish),
    ("ios/DemoShop/fr.lproj/Localizable.strings", appleFrench),
    ("ios/DemoShop/de.lproj/Localizable.strings", appleGerman),
    ("ios/DemoShop/es.lproj/Localizable.strings", appleSpanish),
    ("ios/DemoShop/ar.lproj/Localizable.strings", appleArabic),
    ("ios/DemoShop/ja.lproj/Localizable.strings", appleJapanese),
    ("ios/DemoShop/zh-Hans.lproj/Localizable.strings", appleChinese),
  ]

  private static let appleEnglish = #"""
    "WELCOME_TITLE" = "Welcome, %@!";
    "NEW_MESSAGE_BODY" = "You have %ld new message(s) from %@.";
    "ORDER_SHIPPED_TITLE" = "Order %@ is on its way";
    "ORDER_SHIPPED_BODY" = "Good news, %@: your parcel arrives today by %@.";
    "DELIVERY_TODAY_TITLE" = "Your parcel arrives today";
    "DELIVERY_TODAY_BODY" = "Be at home between %@ and %@, or choose a pickup point.";
    "SALE_TITLE" = "The summer sale has started";
    "SALE_BODY" = "Use code %@ for 50%% off until midnight.";
    "PRICE_DROP_TITLE" = "%@ is cheaper now";
    "PRICE_DROP_BODY" = "Was %@, now %@. Only while stocks last.";
    "BACK_IN_STOCK_BODY" = "%@ is back in stock. Order before it sells out again.";
    "CART_REMINDER_TITLE" = "You left something in your cart";
    "CART_REMINDER_BODY" = "%@ is still waiting for you.";
    "STOCK_NOTIFICATION_BODY" = "%@ gained %@ points to close at %@, up %@%% on the day.";

    """#

  private static let appleFrench = #"""
    "WELCOME_TITLE" = "Bienvenue, %@!";
    "NEW_MESSAGE_BODY" = "Vous avez %ld nouveau(x) message(s) de %@.";
    "ORDER_SHIPPED_TITLE" = "La commande %@ est en route";
    "ORDER_SHIPPED_BODY" = "Bonne nouvelle, %@ : votre colis arrive aujourd’hui avant %@.";
    "DELIVERY_TODAY_TITLE" = "Votre colis arrive aujourd’hui";
    "DELIVERY_TODAY_BODY" = "Soyez chez vous entre %@ et %@, ou choisissez un point relais.";
    "SALE_TITLE" = "Les soldes d’été ont commencé";
    "SALE_BODY" = "Avec le code %@, profitez de 50 %% de réduction jusqu’à minuit.";
    "PRICE_DROP_TITLE" = "%@ a baissé de prix";
    "PRICE_DROP_BODY" = "Avant : %@, maintenant : %@. Dans la limite des stocks disponibles.";
    "BACK_IN_STOCK_BODY" = "%@ est de nouveau en stock. Commandez vite, avant la rupture.";
    "CART_REMINDER_TITLE" = "Il reste un article dans votre panier";
    "CART_REMINDER_BODY" = "%@ vous attend toujours.";
    "STOCK_NOTIFICATION_BODY" = "%@ gagne %@ points et clôture à %@, soit +%@ %% sur la séance.";

    """#

  private static let appleGerman = #"""
    "WELCOME_TITLE" = "Willkommen, %@!";
    "NEW_MESSAGE_BODY" = "Sie haben %ld neue Nachricht(en) von %@.";
    "ORDER_SHIPPED_TITLE" = "Bestellung %@ ist unterwegs";
    "ORDER_SHIPPED_BODY" = "Gute Nachricht, %@: Ihr Paket kommt heute bis %@ Uhr an.";
    "DELIVERY_TODAY_TITLE" = "Ihr Paket kommt heute";
    "DELIVERY_TODAY_BODY" = "Seien Sie zwischen %@ und %@ Uhr zu Hause oder wählen Sie eine Abholstation.";
    "SALE_BODY" = "Mit dem Code %@ erhalten Sie bis Mitternacht 50 %% Rabatt.";
    "PRICE_DROP_TITLE" = "%@ ist jetzt günstiger";
    "PRICE_DROP_BODY" = "Vorher %@, jetzt %@. Nur solange der Vorrat reicht.";
    "BACK_IN_STOCK_BODY" = "%@ ist wieder da. Bestellen Sie, bevor es erneut ausverkauft ist.";
    "CART_REMINDER_TITLE" = "In Ihrem Warenkorb liegt noch etwas";
    "CART_REMINDER_BODY" = "%@ wartet noch auf Sie.";
    "STOCK_NOTIFICATION_BODY" = "%@ legt um %@ Punkte auf %@ zu, ein Tagesplus von %@ %%.";

    """#

  private static let appleSpanish = #"""
    "WELCOME_TITLE" = "¡Te damos la bienvenida, %@!";
    "NEW_MESSAGE_BODY" = "Tienes %ld mensaje(s) nuevo(s) de %@.";
    "ORDER_SHIPPED_TITLE" = "El pedido %@ está en camino";
    "ORDER_SHIPPED_BODY" = "Buenas noticias, %@: tu paquete llega hoy antes de las %@.";
    "DELIVERY_TODAY_TITLE" = "Tu paquete llega hoy";
    "DELIVERY_TODAY_BODY" = "Quédate en casa entre las %@ y las %@, o elige un punto de recogida.";
    "SALE_TITLE" = "Han empezado las rebajas de verano";
    "SALE_BODY" = "Usa el código %@ y llévate un 50 %% de descuento hasta medianoche.";
    "PRICE_DROP_TITLE" = "%@ ha bajado de precio";
    "PRICE_DROP_BODY" = "Antes %@, ahora %@. Hasta agotar existencias.";
    "BACK_IN_STOCK_BODY" = "%@ vuelve a estar disponible. Pídelo antes de que se agote otra vez.";
    "CART_REMINDER_TITLE" = "Te has dejado algo en el carrito";
    "CART_REMINDER_BODY" = "%@ te sigue esperando.";
    "STOCK_NOTIFICATION_BODY" = "%@ sube %@ puntos y cierra en %@, un %@ %% más en el día.";

    """#

  private static let appleArabic = #"""
    "WELCOME_TITLE" = "مرحبًا، %@!";
    "NEW_MESSAGE_BODY" = "لديك %ld رسالة (رسائل) جديدة من %@.";
    "ORDER_SHIPPED_TITLE" = "طلبك رقم %@ في الطريق إليك";
    "ORDER_SHIPPED_BODY" = "خبر سار يا %@: سيصلك طردك اليوم قبل الساعة %@.";
    "DELIVERY_TODAY_TITLE" = "طردك يصل اليوم";
    "DELIVERY_TODAY_BODY" = "كن في المنزل بين الساعة %@ والساعة %@، أو اختر نقطة استلام.";
    "SALE_TITLE" = "بدأت تخفيضات الصيف";
    "SALE_BODY" = "استخدم الرمز %@ واحصل على خصم 50%% حتى منتصف الليل.";
    "PRICE_DROP_TITLE" = "انخفض سعر %@";
    "PRICE_DROP_BODY" = "كان السعر %@ وأصبح الآن %@. حتى نفاد الكمية.";
    "BACK_IN_STOCK_BODY" = "عاد %@ إلى المتجر. اطلبه قبل أن ينفد مرة أخرى.";
    "CART_REMINDER_TITLE" = "تركت شيئًا في سلة التسوق";
    "CART_REMINDER_BODY" = "لا يزال %@ في انتظارك.";
    "STOCK_NOTIFICATION_BODY" = "ارتفع سهم %@ بمقدار %@ نقطة ليغلق عند %@، بزيادة %@%% خلال اليوم.";

    """#

  private static let appleJapanese = #"""
    "WELCOME_TITLE" = "%@さん、ようこそ！";
    "NEW_MESSAGE_BODY" = "%2$@さんから新着メッセージが%1$ld件あります。";
    "ORDER_SHIPPED_TITLE" = "ご注文%@を発送しました";
    "ORDER_SHIPPED_BODY" = "%@さん、お荷物は本日%@までに届く予定です。";
    "DELIVERY_TODAY_TITLE" = "本日、お荷物が届きます";
    "DELIVERY_TODAY_BODY" = "お届けは%@から%@の間です。受取場所の変更もできます。";
    "SALE_TITLE" = "サマーセール開催中";
    "SALE_BODY" = "コード%@のご利用で、本日24時まで50%%オフ。";
    "PRICE_DROP_TITLE" = "%@が値下げされました";
    "PRICE_DROP_BODY" = "%@から%@になりました。在庫がなくなり次第終了します。";
    "BACK_IN_STOCK_BODY" = "%@が再入荷しました。売り切れる前にご注文ください。";
    "CART_REMINDER_TITLE" = "カートに商品が残っています";
    "CART_REMINDER_BODY" = "%@がカートに入ったままです。";
    "STOCK_NOTIFICATION_BODY" = "%@は%@ポイント上昇して%@で取引を終え、前日比%@%%高となりました。";

    """#

  private static let appleChinese = #"""
    "WELCOME_TITLE" = "欢迎，%@！";
    "NEW_MESSAGE_BODY" = "您有 %ld 条来自 %@ 的新消息。";
    "ORDER_SHIPPED_TITLE" = "订单 %@ 已发货";
    "ORDER_SHIPPED_BODY" = "%@，好消息：您的包裹将在今天 %@ 前送达。";
    "DELIVERY_TODAY_TITLE" = "您的包裹今天送达";
    "DELIVERY_TODAY_BODY" = "请在 %@ 至 %@ 之间在家等候，或选择自提点。";
    "SALE_TITLE" = "夏季促销已经开始";
    "SALE_BODY" = "今晚 12 点前使用优惠码 %@，即享五折（立减 50%%）。";
    "PRICE_DROP_TITLE" = "%@ 降价了";
    "PRICE_DROP_BODY" = "原价 %@，现价 %@，售完即止。";
    "BACK_IN_STOCK_BODY" = "%@ 重新到货，请尽快下单，以免再次售罄。";
    "CART_REMINDER_TITLE" = "您的购物车里还有商品";
    "CART_REMINDER_BODY" = "%@ 还在等您。";
    "STOCK_NOTIFICATION_BODY" = "%@ 上涨 %@ 点，收于 %@，当日涨幅 %@%%。";

    """#
}
