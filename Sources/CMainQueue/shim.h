#pragma once

#include <poll.h>
#include <stdint.h>
#include <unistd.h>

// What a run loop of one's own needs of libdispatch. It exports these for the run loop of
// Foundation on Linux, and Swift's headers do not declare them.

/// Becomes readable when the main queue has work: an eventfd, to be read before the work is done.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Does the work that waits in the main queue; the message is nothing. Only for the main thread.
extern void _dispatch_main_queue_callback_4CF(void *message);
