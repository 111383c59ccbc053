/// The app's `strings.xml` files. `welcome_title` and `new_message_body` are the texts of FCM's page
/// on localizing messages, in English and French to the letter.
extension DemoProject {
  static let android: [(path: String, text: String)] = [
    ("android/app/src/main/res/values/strings.xml", androidEnglish),
    ("android/app/src/main/res/values-fr/strings.xml", androidFrench),
    ("android/app/src/main/res/values-de/strings.xml", androidGerman),
    ("android/app/src/main/res/values-es/strings.xml", androidSpanish),
    ("android/app/src/main/res/values-ar/strings.xml", androidArabic),
    ("android/app/src/main/res/values-ja/strings.xml", androidJapanese),
    ("android/app/src/main/res/values-zh-rCN/strings.xml", androidChinese),
  ]

  private static let androidEnglish = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="app_name" translatable="false">Demo Shop</string>
      <string name="welcome_title">Welcome, %1$s!</string>
      <string name="new_message_body">You have %1$d new message(s) from %2$s.</string>
      <string name="order_shipped_title">Order %1$s is on its way</string>
      <string name="order_shipped_body">Good news, %1$s: your parcel arrives today by %2$s.</string>
      <string name="delivery_today_title">Your parcel arrives today</string>
      <string name="delivery_today_body">Be at home between %1$s and %2$s, or choose a pickup point.</string>
      <string name="sale_title">The summer sale has started</string>
      <string name="sale_body">Use code %1$s for 50%% off until midnight.</string>
      <string name="price_drop_title">%1$s is cheaper now</string>
      <string name="price_drop_body">Was %1$s, now %2$s. Only while stocks last.</string>
      <string name="back_in_stock_body">%1$s is back in stock. Order before it sells out again.</string>
      <string name="cart_reminder_title">You left something in your cart</string>
      <string name="cart_reminder_body">%1$s is still waiting for you.</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$s gained %2$s points to close at %3$s, up %4$s%% on the day.</string>
    </resources>

    """#

  private static let androidFrench = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">Bienvenue, %1$s!</string>
      <string name="new_message_body">Vous avez %1$d nouveau(x) message(s) de %2$s.</string>
      <string name="order_shipped_title">La commande %1$s est en route</string>
      <string name="order_shipped_body">Bonne nouvelle, %1$s : votre colis arrive aujourd’hui avant %2$s.</string>
      <string name="delivery_today_title">Votre colis arrive aujourd’hui</string>
      <string name="delivery_today_body">Soyez chez vous entre %1$s et %2$s, ou choisissez un point relais.</string>
      <string name="sale_title">Les soldes d’été ont commencé</string>
      <string name="sale_body">Avec le code %1$s, profitez de 50 %% de réduction jusqu’à minuit.</string>
      <string name="price_drop_title">%1$s a baissé de prix</string>
      <string name="price_drop_body">Avant : %1$s, maintenant : %2$s. Dans la limite des stocks disponibles.</string>
      <string name="back_in_stock_body">%1$s est de nouveau en stock. Commandez vite, avant la rupture.</string>
      <string name="cart_reminder_title">Il reste un article dans votre panier</string>
      <string name="cart_reminder_body">%1$s vous attend toujours.</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$s gagne %2$s points et clôture à %3$s, soit +%4$s %% sur la séance.</string>
    </resources>

    """#

  private static let androidGerman = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">Willkommen, %1$s!</string>
      <string name="new_message_body">Sie haben %1$d neue Nachricht(en) von %2$s.</string>
      <string name="order_shipped_title">Bestellung %1$s ist unterwegs</string>
      <string name="order_shipped_body">Gute Nachricht, %1$s: Ihr Paket kommt heute bis %2$s Uhr an.</string>
      <string name="delivery_today_title">Ihr Paket kommt heute</string>
      <string name="delivery_today_body">Seien Sie zwischen %1$s und %2$s Uhr zu Hause oder wählen Sie eine Abholstation.</string>
      <string name="sale_title">Der Sommerschlussverkauf hat begonnen</string>
      <string name="sale_body">Mit dem Code %1$s erhalten Sie bis Mitternacht 50% Rabatt.</string>
      <string name="price_drop_title">%1$s ist jetzt günstiger</string>
      <string name="price_drop_body">Vorher %1$s, jetzt %2$s. Nur solange der Vorrat reicht.</string>
      <string name="back_in_stock_body">%1$s ist wieder da. Bestellen Sie, bevor es erneut ausverkauft ist.</string>
      <string name="cart_reminder_title">In Ihrem Warenkorb liegt noch etwas</string>
      <string name="cart_reminder_body">%1$s wartet noch auf Sie.</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$s legt um %2$s Punkte auf %3$s zu, ein Tagesplus von %4$s %%.</string>
    </resources>

    """#

  private static let androidSpanish = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">¡Te damos la bienvenida, %1$s!</string>
      <string name="new_message_body">Tienes %1$d mensaje(s) nuevo(s) de %2$s.</string>
      <string name="order_shipped_title">El pedido %1$s está en camino</string>
      <string name="order_shipped_body">Buenas noticias, %1$s: tu paquete llega hoy antes de las %2$s.</string>
      <string name="delivery_today_title">Tu paquete llega hoy</string>
      <string name="delivery_today_body">Quédate en casa entre las %1$s y las %2$s, o elige un punto de recogida.</string>
      <string name="sale_title">Han empezado las rebajas de verano</string>
      <string name="sale_body">Llévate un 50 %% de descuento hasta medianoche.</string>
      <string name="price_drop_title">%1$s ha bajado de precio</string>
      <string name="price_drop_body">Antes %1$s, ahora %2$s. Hasta agotar existencias.</string>
      <string name="back_in_stock_body">%1$s vuelve a estar disponible. Pídelo antes de que se agote otra vez.</string>
      <string name="cart_reminder_title">Te has dejado algo en el carrito</string>
      <string name="cart_reminder_body">%1$s te sigue esperando.</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$s sube %2$s puntos y cierra en %3$s, un %4$s %% más en el día.</string>
    </resources>

    """#

  private static let androidArabic = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">مرحبًا، %1$s!</string>
      <string name="new_message_body">لديك %1$d رسالة (رسائل) جديدة من %2$s.</string>
      <string name="order_shipped_title">طلبك رقم %1$s في الطريق إليك</string>
      <string name="order_shipped_body">خبر سار يا %1$s: سيصلك طردك اليوم قبل الساعة %2$s.</string>
      <string name="delivery_today_title">طردك يصل اليوم</string>
      <string name="delivery_today_body">كن في المنزل بين الساعة %1$s والساعة %2$s، أو اختر نقطة استلام.</string>
      <string name="sale_body">استخدم الرمز %1$s واحصل على خصم 50%% حتى منتصف الليل.</string>
      <string name="price_drop_title">انخفض سعر %1$s</string>
      <string name="price_drop_body">كان السعر %1$s وأصبح الآن %2$s. حتى نفاد الكمية.</string>
      <string name="back_in_stock_body">عاد %1$s إلى المتجر. اطلبه قبل أن ينفد مرة أخرى.</string>
      <string name="cart_reminder_title">تركت شيئًا في سلة التسوق</string>
      <string name="cart_reminder_body">لا يزال %1$s في انتظارك.</string>
      <string name="STOCK_NOTIFICATION_BODY">ارتفع سهم %1$s بمقدار %2$s نقطة ليغلق عند %3$s، بزيادة %4$s%% خلال اليوم.</string>
    </resources>

    """#

  private static let androidJapanese = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">%1$sさん、ようこそ！</string>
      <string name="new_message_body">%2$sさんから新着メッセージが%1$d件あります。</string>
      <string name="order_shipped_title">ご注文%1$sを発送しました</string>
      <string name="order_shipped_body">%1$sさん、お荷物は本日%2$sまでに届く予定です。</string>
      <string name="delivery_today_title">本日、お荷物が届きます</string>
      <string name="delivery_today_body">お届けは%1$sから%2$sの間です。受取場所の変更もできます。</string>
      <string name="sale_title">サマーセール開催中</string>
      <string name="sale_body">コード%1$sのご利用で、本日24時まで50%%オフ。</string>
      <string name="price_drop_title">%1$sが値下げされました</string>
      <string name="price_drop_body">%1$sから%2$sになりました。在庫がなくなり次第終了します。</string>
      <string name="back_in_stock_body">%1$sが再入荷しました。売り切れる前にご注文ください。</string>
      <string name="cart_reminder_title">カートに商品が残っています</string>
      <string name="cart_reminder_body">%1$s is still waiting for you.</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$sは%2$sポイント上昇して%3$sで取引を終え、前日比%4$s%%高となりました。</string>
    </resources>

    """#

  private static let androidChinese = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="welcome_title">欢迎，%1$s！</string>
      <string name="new_message_body">您有 %1$d 条来自 %2$s 的新消息。</string>
      <string name="order_shipped_title">订单 %1$s 已发货</string>
      <string name="order_shipped_body">%1$s，好消息：您的包裹将在今天 %2$s 前送达。</string>
      <string name="delivery_today_title">您的包裹今天送达</string>
      <string name="delivery_today_body">请在 %1$s 至 %2$s 之间在家等候，或选择自提点。</string>
      <string name="sale_title">夏季促销已经开始</string>
      <string name="sale_body">今晚 12 点前使用优惠码 %1$s，即享五折（立减 50%%）。</string>
      <string name="price_drop_title">%1$s 降价了</string>
      <string name="price_drop_body">原价 %1$s，现价 %2$s，售完即止。</string>
      <string name="back_in_stock_body">%1$s 重新到货，请尽快下单，以免再次售罄。</string>
      <string name="cart_reminder_title">您的购物车里还有商品</string>
      <string name="cart_reminder_body">%1$s 还在等您。</string>
      <string name="STOCK_NOTIFICATION_BODY">%1$s 上涨 %2$s 点，收于 %3$s，当日涨幅 %4$s%%。</string>
    </resources>

    """#
}
