/** Durations in seconds, the unit of the contract, and in milliseconds, the unit of `Date`. */
export const minuteSeconds = 60;
export const hourSeconds = 3_600;
export const daySeconds = 86_400;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
export const minuteMs = 60 * 1_000;
