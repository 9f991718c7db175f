/** The fixed time of all made entities: 2026-01-15 12:00 UTC, in Unix seconds. */
export const fixedNow = 1_768_478_400;
