/** Calls that were told at one moment. */
export interface Beat {
  /** On the machine's clock. */
  readonly atMs: number;
  readonly calls: number;
  /** How many of them differed from the contract or failed. */
  readonly wrong: number;
}

export interface PulseBar {
  readonly place: number;
  /** From 0 to 1; a few calls are seen beside hundreds. */
  readonly height: number;
  readonly isWrong: boolean;
}

export const barCount = 60;
const barMs = 1000;
/** So many calls in a second fill the bar. */
const fullBar = 64;

/** How long a beat is seen. */
export const pulseMs = barCount * barMs;

/** The last minute, a bar for each second, the newest last; no bar for a second without calls. */
export function pulseBars(beats: readonly Beat[], nowMs: number): readonly PulseBar[] {
  const now = Math.floor(nowMs / barMs);
  const seconds = new Map<number, { calls: number; wrong: number }>();
  for (const { atMs, calls, wrong } of beats) {
    const place = barCount - 1 - (now - Math.floor(atMs / barMs));
    const before = seconds.get(place) ?? { calls: 0, wrong: 0 };
    seconds.set(place, { calls: before.calls + calls, wrong: before.wrong + wrong });
  }
  return [...seconds]
    .filter(([place]) => place >= 0 && place < barCount)
    .map(([place, { calls, wrong }]) => ({
      place,
      height: Math.min(1, Math.log2(1 + calls) / Math.log2(1 + fullBar)),
      isWrong: wrong > 0,
    }));
}
