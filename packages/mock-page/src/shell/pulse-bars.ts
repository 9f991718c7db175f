/** Calls received at the same moment. */
export interface CallBurst {
  /** By the machine's clock. */
  readonly atMs: number;
  readonly calls: number;
  /** How many of them violated the contract or failed. */
  readonly failures: number;
}

export interface PulseBar {
  readonly index: number;
  /** From 0 to 1, logarithmic, so that a few calls are visible beside hundreds. */
  readonly height: number;
  readonly isWrong: boolean;
}

export const barCount = 60;
const barMs = 1000;
/** Calls per second of a full bar. */
const fullBar = 64;

/** How long a beat is visible. */
export const pulseMs = barCount * barMs;

/** A bar per second of the last minute, newest last; none for seconds without calls. */
export function pulseBars(beats: readonly CallBurst[], nowMs: number): readonly PulseBar[] {
  const now = Math.floor(nowMs / barMs);
  const seconds = new Map<number, { calls: number; failures: number }>();
  for (const { atMs, calls, failures } of beats) {
    const index = barCount - 1 - (now - Math.floor(atMs / barMs));
    const before = seconds.get(index) ?? { calls: 0, failures: 0 };
    seconds.set(index, { calls: before.calls + calls, failures: before.failures + failures });
  }
  return [...seconds]
    .filter(([index]) => index >= 0 && index < barCount)
    .map(([index, { calls, failures }]) => ({
      index,
      height: Math.min(1, Math.log2(1 + calls) / Math.log2(1 + fullBar)),
      isWrong: failures > 0,
    }));
}
