#include "thread_room.h"

#include <pthread.h>

// What a thread needs that only waits.
enum { stack_bytes = 64 << 10, most_threads = 128 };

static void *wait_for_the_others(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

bool thread_room_has(int count) {
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[most_threads];
  pthread_attr_t attributes;
  if (count > most_threads) count = most_threads;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setstacksize(&attributes, stack_bytes);
  int made = 0;
  pthread_mutex_lock(&gate);
  while (made < count &&
         pthread_create(&threads[made], &attributes, wait_for_the_others, &gate) == 0)
    made++;
  pthread_mutex_unlock(&gate);
  for (int index = 0; index < made; index++) pthread_join(threads[index], NULL);
  pthread_attr_destroy(&attributes);
  return made == count;
}
