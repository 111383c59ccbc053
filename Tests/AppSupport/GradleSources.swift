/// The sources of a small Android app: a module with icons, sounds, channels and activities.
public enum GradleSources {
  public static let files = [
    "settings.gradle.kts": "include(\":app\")",
    "gradle/libs.versions.toml": "agp = \"9.3.0\"",
    "app/build.gradle.kts": """
    plugins { id("com.android.application") }
    dependencies { implementation("com.google.firebase:firebase-messaging:25.0.0") }
    android {
      defaultConfig { minSdk = 24 }
      buildTypes { release { isMinifyEnabled = true; isShrinkResources = true } }
    }
    """,
    "app/src/main/AndroidManifest.xml": """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application android:icon="@mipmap/ic_launcher">
        <activity android:name=".OrderActivity">
          <intent-filter>
            <action android:name="com.example.shop.ORDER"/>
            <category android:name="android.intent.category.DEFAULT"/>
          </intent-filter>
        </activity>
        <activity android:name=".LinkActivity">
          <intent-filter>
            <action android:name="android.intent.action.VIEW"/>
            <category android:name="android.intent.category.DEFAULT"/>
            <data android:scheme="shop"/>
          </intent-filter>
        </activity>
      </application>
    </manifest>
    """,
    "app/src/main/java/Push.kt": """
    val icons = listOf(R.drawable.ic_stat_order, R.drawable.ic_cart)
    NotificationChannel("orders", getString(R.string.channel_orders), NotificationManager.IMPORTANCE_HIGH)
    NotificationChannel("news", "News", NotificationManager.IMPORTANCE_LOW)
    NotificationChannel(idOf(account), "Account", NotificationManager.IMPORTANCE_DEFAULT)
    """,
    "app/src/main/res/drawable/ic_cart.xml": "<vector/>",
    "app/src/main/res/drawable/ic_stat_order.xml": "<vector/>",
    "app/src/main/res/drawable/ic_unused.xml": "<vector/>",
    "app/src/main/res/drawable/background.xml": "<layer-list/>",
    "app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml": "<adaptive-icon/>",
    "app/src/main/res/raw/ding.ogg": "",
    "app/src/main/res/raw/terms.html": "",
    "app/src/main/res/values/strings.xml":
      "<resources><string name=\"channel_orders\">Your orders</string><string name=\"only_messages\">Hi</string></resources>",
  ]
}
