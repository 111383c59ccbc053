import com.google.firebase.FirebaseApp;
import com.google.firebase.messaging.AndroidConfig;
import com.google.firebase.messaging.AndroidNotification;
import com.google.firebase.messaging.ApnsConfig;
import com.google.firebase.messaging.Aps;
import com.google.firebase.messaging.FirebaseMessaging;
import com.google.firebase.messaging.FirebaseMessagingException;
import com.google.firebase.messaging.Message;
import com.google.firebase.messaging.WebpushConfig;
import com.google.firebase.messaging.WebpushNotification;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Sends one message through Firebase Cloud Messaging (com.google.firebase:firebase-admin).
 *
 * <p>Credentials: the file that GOOGLE_APPLICATION_CREDENTIALS names, or those of gcloud auth
 * application-default login. With --dry-run FCM only checks the message.
 */
public final class SendMessage {
    public static void main(String[] args) {
        FirebaseApp.initializeApp();

        Message message = Message.builder()
            .setTopic("news")
            .putData("key 0: \"; drop(); \"", "\"; drop(); \"")
            .putData("key 1: '; drop(); '", "'; drop(); '")
            .putData("key 2: `${drop()}` $(drop) #{drop}", "`${drop()}` $(drop) #{drop}")
            .putData("key 3: */ drop(); /*", "*/ drop(); /*")
            .putData("key 4: # drop\n// drop\r\ndrop()\u2028drop()\205drop()", "# drop\n// drop\r\ndrop()\u2028drop()\205drop()")
            .putData("key 5: \\", "\\")
            .putData("key 6: \\u000a\\u0022; drop(); //", "\\u000a\\u0022; drop(); //")
            .putData("key 7: \\\\u000adrop()", "\\\\u000adrop()")
            .putData("key 8: \"\"\"'''", "\"\"\"'''")
            .putData("key 9: {0} %s %n {drop}", "{0} %s %n {drop}")
            .putData("key 10: \u202epord\u202c \u2066x", "\u202epord\u202c \u2066x")
            .putData("key 11: \000\001\033[2J\177\233", "\000\001\033[2J\177\233")
            .putData("key 12: \ufeff\u200b\udb40\udc41\udbff\udfff", "\ufeff\u200b\udb40\udc41\udbff\udfff")
            .putData("key 13: 👩‍👩‍👧 é é 日本", "👩‍👩‍👧 é é 日本")
            .putData("key 14: ", "")
            .putData("key 15:  ", " ")
            .putData("key 16: <!-- --></script>", "<!-- --></script>")
            .putData("key 17: @/etc/passwd", "@/etc/passwd")
            .putData("key 18: EOF\nEOF", "EOF\nEOF")
            .putData("key 19: ́combining", "́combining")
            .setAndroidConfig(AndroidConfig.builder()
                // android.ttl: 0.0000015s becomes 0s, because the SDK isn't more precise
                .setTtl(0)
                .setNotification(AndroidNotification.builder()
                    .setTitle("\"; drop(); \"|'; drop(); '|`${drop()}` $(drop) #{drop}|*/ drop(); /*|# drop\n// drop\r\ndrop()\u2028drop()\205drop()|\\|\\u000a\\u0022; drop(); //|\\\\u000adrop()|\"\"\"'''|{0} %s %n {drop}|\u202epord\u202c \u2066x|\000\001\033[2J\177\233|\ufeff\u200b\udb40\udc41\udbff\udfff|👩‍👩‍👧 é é 日本|| |<!-- --></script>|@/etc/passwd|EOF\nEOF|́combining")
                    .setBody("")
                    .setSticky(false)
                    // android.notification.notification_count: the Java SDK takes only a whole
                    // number of 32 bits there; left out: "7"
                    // android.notification.event_time: the Java SDK takes only a time such as
                    // 2026-11-21T10:00:00Z there; left out: "yesterday\n// drop"
                    // android.notification.visibility: the Java SDK takes only PRIVATE, PUBLIC,
                    // SECRET there; left out: "*/ drop()"
                    // android.notification["unknown \u005cu2028 field"]: the Java SDK has no such
                    // field there; left out: "\n*/ drop(); //"
                    .addAllBodyLocalizationArgs(List.of(
                        "\"; drop(); \"",
                        "'; drop(); '",
                        "`${drop()}` $(drop) #{drop}",
                        "*/ drop(); /*",
                        "# drop\n// drop\r\ndrop()\u2028drop()\205drop()",
                        "\\",
                        "\\u000a\\u0022; drop(); //",
                        "\\\\u000adrop()",
                        "\"\"\"'''",
                        "{0} %s %n {drop}",
                        "\u202epord\u202c \u2066x",
                        "\000\001\033[2J\177\233",
                        "\ufeff\u200b\udb40\udc41\udbff\udfff",
                        "👩‍👩‍👧 é é 日本",
                        "",
                        " ",
                        "<!-- --></script>",
                        "@/etc/passwd",
                        "EOF\nEOF",
                        "́combining"
                    ))
                    // android.notification.icon: null is the same as not set: null
                    // android.notification.vibrate_timings: the Java SDK doesn't send empty values
                    .setVibrateTimingsInMillis(new long[] {})
                    // android.notification.bypass_proxy_notification: no release of the SDK has it;
                    // FCM has deprecated it; left out: true
                    .build())
                // android.data: the Java SDK doesn't send empty values
                // android.priority: the Java SDK takes only NORMAL, HIGH there; left out:
                // "urgent\n"
                .build())
            .setApnsConfig(ApnsConfig.builder()
                .setAps(Aps.builder()
                    // apns.payload.aps.x: the Java SDK can't send such a value; left out: null
                    // apns.payload.aps.alert: an extra key, as setAlert can't take this value
                    .putCustomData("alert", Map.of("action", "\n", "body", "b"))
                    // apns.payload.aps.badge: an extra key, as setBadge can't take this value
                    .putCustomData("badge", 1.5)
                    // apns.payload.aps.sound: an extra key, as setSound can't take this value
                    .putCustomData("sound", "")
                    // apns.payload.aps.content-available: an extra key, as setContentAvailable
                    // can't take this value
                    .putCustomData("content-available", true)
                    .build())
                // apns.payload.huge: the Java SDK can't send such a value; left out: 1E400
                .putCustomData("key 0: \"; drop(); \"", "\"; drop(); \"")
                .putCustomData("key 1: '; drop(); '", "'; drop(); '")
                .putCustomData("key 2: `${drop()}` $(drop) #{drop}", "`${drop()}` $(drop) #{drop}")
                .putCustomData("key 3: */ drop(); /*", "*/ drop(); /*")
                .putCustomData("key 4: # drop\n// drop\r\ndrop()\u2028drop()\205drop()", "# drop\n// drop\r\ndrop()\u2028drop()\205drop()")
                .putCustomData("key 5: \\", "\\")
                .putCustomData("key 6: \\u000a\\u0022; drop(); //", "\\u000a\\u0022; drop(); //")
                .putCustomData("key 7: \\\\u000adrop()", "\\\\u000adrop()")
                .putCustomData("key 8: \"\"\"'''", "\"\"\"'''")
                .putCustomData("key 9: {0} %s %n {drop}", "{0} %s %n {drop}")
                .putCustomData("key 10: \u202epord\u202c \u2066x", "\u202epord\u202c \u2066x")
                .putCustomData("key 11: \000\001\033[2J\177\233", "\000\001\033[2J\177\233")
                .putCustomData("key 12: \ufeff\u200b\udb40\udc41\udbff\udfff", "\ufeff\u200b\udb40\udc41\udbff\udfff")
                .putCustomData("key 13: 👩‍👩‍👧 é é 日本", "👩‍👩‍👧 é é 日本")
                .putCustomData("key 14: ", "")
                .putCustomData("key 15:  ", " ")
                .putCustomData("key 16: <!-- --></script>", "<!-- --></script>")
                .putCustomData("key 17: @/etc/passwd", "@/etc/passwd")
                .putCustomData("key 18: EOF\nEOF", "EOF\nEOF")
                .putCustomData("key 19: ́combining", "́combining")
                // apns.payload.__proto__.class: the Java SDK can't send null there; left out
                .putCustomData("__proto__", Map.of())
                .putCustomData("self", 1)
                // apns.payload.import: 12345678901234567890 becomes 1.2345678901234567e+19
                .putCustomData("import", 1.2345678901234567e+19)
                .putCustomData("big", 9007199254740993L)
                // apns.payload.tiny: 1e-400 becomes 0.0
                .putCustomData("tiny", 0.0)
                // apns.payload.long: 0.1234567890123456789 becomes 0.12345678901234568
                .putCustomData("long", 0.12345678901234568)
                .putCustomData("minus", -0.0)
                .putCustomData("", "a key without letters")
                // apns.payload.nested[2].a[0]: the Java SDK can't send null there; left out
                .putCustomData("nested", List.of(List.of(), Map.of(), Map.of("a", List.of())))
                .build())
            .setWebpushConfig(WebpushConfig.builder()
                .setNotification(WebpushNotification.builder()
                    // webpush.notification.huge: the Java SDK can't send such a value; left out:
                    // 1E400
                    .putCustomData("key 0: \"; drop(); \"", "\"; drop(); \"")
                    .putCustomData("key 1: '; drop(); '", "'; drop(); '")
                    .putCustomData("key 2: `${drop()}` $(drop) #{drop}", "`${drop()}` $(drop) #{drop}")
                    .putCustomData("key 3: */ drop(); /*", "*/ drop(); /*")
                    .putCustomData("key 4: # drop\n// drop\r\ndrop()\u2028drop()\205drop()", "# drop\n// drop\r\ndrop()\u2028drop()\205drop()")
                    .putCustomData("key 5: \\", "\\")
                    .putCustomData("key 6: \\u000a\\u0022; drop(); //", "\\u000a\\u0022; drop(); //")
                    .putCustomData("key 7: \\\\u000adrop()", "\\\\u000adrop()")
                    .putCustomData("key 8: \"\"\"'''", "\"\"\"'''")
                    .putCustomData("key 9: {0} %s %n {drop}", "{0} %s %n {drop}")
                    .putCustomData("key 10: \u202epord\u202c \u2066x", "\u202epord\u202c \u2066x")
                    .putCustomData("key 11: \000\001\033[2J\177\233", "\000\001\033[2J\177\233")
                    .putCustomData("key 12: \ufeff\u200b\udb40\udc41\udbff\udfff", "\ufeff\u200b\udb40\udc41\udbff\udfff")
                    .putCustomData("key 13: 👩‍👩‍👧 é é 日本", "👩‍👩‍👧 é é 日本")
                    .putCustomData("key 14: ", "")
                    .putCustomData("key 15:  ", " ")
                    .putCustomData("key 16: <!-- --></script>", "<!-- --></script>")
                    .putCustomData("key 17: @/etc/passwd", "@/etc/passwd")
                    .putCustomData("key 18: EOF\nEOF", "EOF\nEOF")
                    .putCustomData("key 19: ́combining", "́combining")
                    // webpush.notification.__proto__.class: the Java SDK can't send null there;
                    // left out
                    .putCustomData("__proto__", Map.of())
                    .putCustomData("self", 1)
                    // webpush.notification.import: 12345678901234567890 becomes
                    // 1.2345678901234567e+19
                    .putCustomData("import", 1.2345678901234567e+19)
                    .putCustomData("big", 9007199254740993L)
                    // webpush.notification.tiny: 1e-400 becomes 0.0
                    .putCustomData("tiny", 0.0)
                    // webpush.notification.long: 0.1234567890123456789 becomes 0.12345678901234568
                    .putCustomData("long", 0.12345678901234568)
                    .putCustomData("minus", -0.0)
                    .putCustomData("", "a key without letters")
                    // webpush.notification.nested[2].a[0]: the Java SDK can't send null there; left
                    // out
                    .putCustomData("nested", List.of(List.of(), Map.of(), Map.of("a", List.of())))
                    .build())
                .build())
            // nonsense: the Java SDK has no such field there; left out:
            // {
            //   "key 0: \"; drop(); \"": "\"; drop(); \"",
            //   "key 1: '; drop(); '": "'; drop(); '",
            //   "key 2: `${drop()}` $(drop) #{drop}": "`${drop()}` $(drop) #{drop}",
            //   "key 3: */ drop(); /*": "*/ drop(); /*",
            //   "key 4: # drop\n// drop\r\ndrop()\u005cu2028drop()\u005cu0085drop()": "# drop\n// drop\r\ndrop()\u005cu2028drop()\u005cu0085drop()",
            //   "key 5: \\": "\\",
            //   "key 6: \\u005cu000a\\u005cu0022; drop(); //": "\\u005cu000a\\u005cu0022; drop(); //",
            //   "key 7: \\\\u005cu000adrop()": "\\\\u005cu000adrop()",
            //   "key 8: \"\"\"'''": "\"\"\"'''",
            //   "key 9: {0} %s %n {drop}": "{0} %s %n {drop}",
            //   "key 10: \u005cu202epord\u005cu202c \u005cu2066x": "\u005cu202epord\u005cu202c \u005cu2066x",
            //   "key 11: \u005cu0000\u005cu0001\u005cu001b[2J\u005cu007f\u005cu009b": "\u005cu0000\u005cu0001\u005cu001b[2J\u005cu007f\u005cu009b",
            //   "key 12: \u005cufeff<U+200B><U+E0041><U+10FFFF>": "\u005cufeff<U+200B><U+E0041><U+10FFFF>",
            //   "key 13: 👩‍👩‍👧 é é 日本": "👩‍👩‍👧 é é 日本",
            //   "key 14: ": "",
            //   "key 15:  ": " ",
            //   "key 16: <!-- --></script>": "<!-- --></script>",
            //   "key 17: @/etc/passwd": "@/etc/passwd",
            //   "key 18: EOF\nEOF": "EOF\nEOF",
            //   "key 19: ́combining": "́combining",
            //   "__proto__": {
            //     "class": null
            //   },
            //   "self": 1,
            //   "import": 12345678901234567890,
            //   "big": 9007199254740993,
            //   "tiny": 1e-400,
            //   "huge": 1E400,
            //   "long": 0.1234567890123456789,
            //   "minus": -0.0,
            //   "": "a key without letters",
            //   "nested": [
            //     [],
            //     {},
            //     {
            //       "a": [null]
            //     }
            //   ]
            // }
            .build();

        boolean dryRun = Arrays.asList(args).contains("--dry-run");
        try {
            String id = FirebaseMessaging.getInstance().send(message, dryRun);
            System.out.println((dryRun ? "Valid: " : "Sent: ") + id);
        } catch (FirebaseMessagingException e) {
            System.err.println("Not sent: " + e.getMessagingErrorCode() + ": " + e.getMessage());
            System.exit(1);
        }
    }
}
---- not said
android.ttl: 0.0000015s becomes 0s, because the SDK isn't more precise
android.notification.notification_count: the Java SDK takes only a whole number of 32 bits there; left out
android.notification.event_time: the Java SDK takes only a time such as 2026-11-21T10:00:00Z there; left out
android.notification.visibility: the Java SDK takes only PRIVATE, PUBLIC, SECRET there; left out
android.notification["unknown \u2028 field"]: the Java SDK has no such field there; left out
android.notification.icon: null is the same as not set
android.notification.vibrate_timings: the Java SDK doesn't send empty values
android.notification.bypass_proxy_notification: no release of the SDK has it; FCM has deprecated it; left out
android.data: the Java SDK doesn't send empty values
android.priority: the Java SDK takes only NORMAL, HIGH there; left out
apns.payload.aps.x: the Java SDK can't send such a value; left out
apns.payload.__proto__.class: the Java SDK can't send null there; left out
apns.payload.import: 12345678901234567890 becomes 1.2345678901234567e+19
apns.payload.tiny: 1e-400 becomes 0.0
apns.payload.huge: the Java SDK can't send such a value; left out
apns.payload.long: 0.1234567890123456789 becomes 0.12345678901234568
apns.payload.nested[2].a[0]: the Java SDK can't send null there; left out
webpush.notification.__proto__.class: the Java SDK can't send null there; left out
webpush.notification.import: 12345678901234567890 becomes 1.2345678901234567e+19
webpush.notification.tiny: 1e-400 becomes 0.0
webpush.notification.huge: the Java SDK can't send such a value; left out
webpush.notification.long: 0.1234567890123456789 becomes 0.12345678901234568
webpush.notification.nested[2].a[0]: the Java SDK can't send null there; left out
nonsense: the Java SDK has no such field there; left out
