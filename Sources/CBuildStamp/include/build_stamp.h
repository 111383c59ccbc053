#ifndef PUSHWRIGHT_BUILD_STAMP_H
#define PUSHWRIGHT_BUILD_STAMP_H

/// The commit and its day, as `.ci/package` names them: `99c09782, 2026-11-26`. Empty in every other build.
const char *pushwright_build_stamp(void);

#endif
