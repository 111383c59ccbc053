#ifndef THREAD_ROOM_H
#define THREAD_ROOM_H

#include <stdbool.h>

// Whether so many more threads can be made, beside each other; they end at once.
bool thread_room_has(int count);

#endif
