#include "build_stamp.h"

#ifndef PUSHWRIGHT_STAMP
#define PUSHWRIGHT_STAMP ""
#endif

const char *pushwright_build_stamp(void) {
    return PUSHWRIGHT_STAMP;
}
