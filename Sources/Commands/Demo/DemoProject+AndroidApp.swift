/// The sources of the demo's Android app beside its strings, as far as messages name what is in them.
extension DemoProject {
  static let androidApp: [(path: String, text: String)] = [
    ("android/settings.gradle.kts", "include(\":app\")\n"),
    ("android/gradle/libs.versions.toml", "[versions]\nagp = \"9.3.0\"\n"),
    ("android/app/build.gradle.kts", gradle),
    ("android/app/google-services.json", services),
    ("android/app/src/main/AndroidManifest.xml", manifest),
    ("android/app/src/main/java/com/example/demoshop/Channels.kt", channels),
    ("android/app/src/main/res/drawable/ic_parcel.xml", parcel),
    ("android/app/src/main/res/drawable/ic_price_tag.xml", priceTag),
    ("android/app/src/main/res/raw/push_keep.xml", keep),
    ("android/app/src/main/res/values/colors.xml", colors),
  ]

  private static let gradle = #"""
    plugins { id("com.android.application") }

    android {
      namespace = "com.example.demoshop"
      defaultConfig {
        applicationId = "com.example.demoshop"
        minSdk = 26
      }
      buildTypes {
        release {
          isMinifyEnabled = true
          isShrinkResources = true
        }
      }
    }

    dependencies { implementation("com.google.firebase:firebase-messaging:25.0.0") }

    """#

  private static let services = #"""
    {
      "project_info": { "project_number": "100000000000", "project_id": "demo-shop" },
      "client": [
        { "client_info": { "android_client_info": { "package_name": "com.example.demoshop" } } }
      ]
    }

    """#

  private static let manifest = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:icon="@drawable/ic_parcel" android:label="@string/app_name">
        <meta-data
          android:name="com.google.firebase.messaging.default_notification_icon"
          android:resource="@drawable/ic_parcel" />
        <meta-data
          android:name="com.google.firebase.messaging.default_notification_color"
          android:resource="@color/brand" />
        <meta-data
          android:name="com.google.firebase.messaging.default_notification_channel_id"
          android:value="orders" />
        <activity android:name=".MainActivity" android:exported="true">
          <intent-filter>
            <action android:name="android.intent.action.MAIN" />
            <category android:name="android.intent.category.LAUNCHER" />
          </intent-filter>
        </activity>
        <activity android:name=".OrderActivity" android:exported="false">
          <intent-filter>
            <action android:name="OPEN_ORDER" />
            <category android:name="android.intent.category.DEFAULT" />
          </intent-filter>
        </activity>
        <!-- A message's tap has no address, so it doesn't start this one. -->
        <activity android:name=".OfferActivity" android:exported="false">
          <intent-filter>
            <action android:name="OPEN_OFFER" />
            <category android:name="android.intent.category.DEFAULT" />
            <data android:scheme="demoshop" />
          </intent-filter>
        </activity>
      </application>
    </manifest>

    """#

  private static let channels = #"""
    package com.example.demoshop

    import android.app.NotificationChannel
    import android.app.NotificationManager
    import android.content.Context

    fun makeChannels(context: Context, manager: NotificationManager) {
      manager.createNotificationChannel(
        NotificationChannel("orders", "Your orders", NotificationManager.IMPORTANCE_HIGH))
      manager.createNotificationChannel(
        NotificationChannel("offers", "Offers", NotificationManager.IMPORTANCE_LOW))
      context.requestPermissions(arrayOf(POST_NOTIFICATIONS), 1)
    }

    val icons = listOf(R.drawable.ic_parcel, R.drawable.ic_price_tag)

    """#

  private static let parcel = #"""
    <vector xmlns:android="http://schemas.android.com/apk/res/android"
      android:width="24dp" android:height="24dp"
      android:viewportWidth="24" android:viewportHeight="24">
      <path android:fillColor="#ffffff" android:fillType="evenOdd"
        android:pathData="M3,7L12,2L21,7V17L12,22L3,17ZM12,4.3L6.4,7.4L12,10.5L17.6,7.4ZM5,9V15.9L11,19.2V12.3ZM19,9L13,12.3V19.2L19,15.9Z" />
    </vector>

    """#

  private static let priceTag = #"""
    <vector xmlns:android="http://schemas.android.com/apk/res/android"
      android:width="24dp" android:height="24dp"
      android:viewportWidth="24" android:viewportHeight="24">
      <path android:fillColor="#ffffff" android:fillType="evenOdd"
        android:pathData="M2,12L12,2H20L22,4V12L12,22ZM16.5,6A1.5,1.5 0 1 0 16.5,9A1.5,1.5 0 1 0 16.5,6Z" />
    </vector>

    """#

  /// Without the texts of the price drop, which the release build removes.
  private static let keep = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:tools="http://schemas.android.com/tools"
      tools:keep="@string/welcome_*,@string/new_*,@string/order_*,@string/delivery_*,@string/sale_*,@string/back_*,@string/cart_*,@string/STOCK_*" />

    """#

  private static let colors = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <color name="brand">#7e55c3</color>
    </resources>

    """#
}
