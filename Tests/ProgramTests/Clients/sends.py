"""An ordinary program of the Admin SDK for Python, which knows of no emulator. Prints what came of each call."""

import asyncio
import json
import sys
import threading

import firebase_admin
from firebase_admin import credentials, messaging

firebase_admin.initialize_app()
results = {}


def outcome(call):
    try:
        return call()
    except Exception as error:  # Each error's class is what is asked for.
        return type(error).__name__


def message(token, **more):
    return messaging.Message(
        notification=messaging.Notification(title="Hello", body="World"), token=token, **more
    )


def each(batch):
    return [batch.success_count, batch.failure_count] + sorted(
        {type(answer.exception).__name__ for answer in batch.responses if answer.exception}
    )


TOKENS = [f"token:{number}" for number in range(500)]
results["send"] = outcome(lambda: messaging.send(message("token:1")))
results["dry run"] = outcome(lambda: messaging.send(message("token:1"), dry_run=True))
results["topic"] = outcome(lambda: messaging.send(messaging.Message(topic="news", data={"a": "b"})))
results["condition"] = outcome(
    lambda: messaging.send(messaging.Message(condition="'a' in topics || 'b' in topics"))
)
results["send_each"] = outcome(
    lambda: each(messaging.send_each([message(token) for token in TOKENS]))
)
results["multicast"] = outcome(
    lambda: each(
        messaging.send_each_for_multicast(
            messaging.MulticastMessage(tokens=TOKENS[:3] + ["behave-unregistered"], data={"a": "b"})
        )
    )
)

errors = {}
threads = [
    threading.Thread(
        target=lambda name=name: errors.update(
            {name: outcome(lambda: messaging.send(message(f"behave-{name}")))}
        )
    )
    for name in sys.argv[1:]
]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
results["errors"] = errors
results["invalid"] = outcome(
    lambda: messaging.send(message("token:1", android=messaging.AndroidConfig(ttl=4_000_000)))
)


def changed(response):
    return [response.success_count, response.failure_count] + [
        str(error.reason) for error in response.errors
    ]


tokens = ["token:1", "token:2", "behave-unregistered"]
results["subscribe"] = outcome(lambda: changed(messaging.subscribe_to_topic(tokens, "news")))
results["unsubscribe"] = outcome(
    lambda: changed(messaging.unsubscribe_from_topic(tokens[:2], "news"))
)
for name in ["subscribe_to_topic_legacy", "unsubscribe_from_topic_legacy"]:
    call = getattr(messaging, name, None)
    results[name] = outcome(lambda: changed(call(tokens, "news"))) if call else None


async def asynchronous():
    results["send_each_async"] = each(
        await messaging.send_each_async([message(token) for token in TOKENS[:100]])
    )
    results["multicast_async"] = each(
        await messaging.send_each_for_multicast_async(
            messaging.MulticastMessage(tokens=TOKENS[:3], data={"a": "b"}), dry_run=True
        )
    )


try:
    asyncio.run(asynchronous())
except Exception as error:
    results["asynchronous"] = repr(error)

# As on a machine of Google's.
firebase_admin.initialize_app(
    name="machine",
    credential=credentials.ApplicationDefault(),
)
print(json.dumps(results))
