/** The moment at which a world without a clock of its own stands still. */
export const standingStillAtMs = Date.UTC(2026, 0, 15, 12);

/** `frozen` moves only when told to; `running` follows the machine's clock at a distance. */
export type ClockState =
  | { readonly kind: 'frozen'; readonly atMs: number }
  | { readonly kind: 'running'; readonly offsetMs: number };

/** `'real'`, milliseconds since 1970, or an instant such as `2026-01-15T12:00:00Z`. */
export type ClockSetting = number | string;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whole seconds since 1970, as the wire carries times. */
  seconds(): number;
  /** A frozen clock freezes there, a running one runs on from there; `'real'` follows the machine. */
  set(setting: ClockSetting): void;
  advance(milliseconds: number): void;
}

/** @throws Error when the setting is no moment in time */
export function clockState(setting: ClockSetting = standingStillAtMs): ClockState {
  if (setting === 'real') return { kind: 'running', offsetMs: 0 };
  return { kind: 'frozen', atMs: readMoment(setting) };
}

/** A view on the clock inside a world's state, so that a stored and restored world keeps its time. */
export function createClock(read: () => ClockState, write: (next: ClockState) => void): Clock {
  return {
    now: () => readClock(read()),
    seconds: () => Math.floor(readClock(read()) / 1_000),
    set: (setting) => {
      if (setting === 'real') return write({ kind: 'running', offsetMs: 0 });
      const atMs = readMoment(setting);
      return write(
        read().kind === 'frozen'
          ? { kind: 'frozen', atMs }
          : { kind: 'running', offsetMs: atMs - Date.now() },
      );
    },
    advance: (milliseconds) => {
      const state = read();
      write(
        state.kind === 'frozen'
          ? { kind: 'frozen', atMs: state.atMs + milliseconds }
          : { kind: 'running', offsetMs: state.offsetMs + milliseconds },
      );
    },
  };
}

/** How far a clock was moved since it stood or ran as in `before`, in milliseconds; 0 for a clock of another kind. */
export function movedAhead(before: ClockState, after: ClockState): number {
  if (before.kind === 'frozen') return after.kind === 'frozen' ? after.atMs - before.atMs : 0;
  return after.kind === 'running' ? after.offsetMs - before.offsetMs : 0;
}

function readClock(state: ClockState): number {
  return state.kind === 'frozen' ? state.atMs : Date.now() + state.offsetMs;
}

function readMoment(setting: ClockSetting): number {
  const moment = typeof setting === 'number' ? setting : Date.parse(setting);
  if (!Number.isFinite(moment)) throw new Error(`"${setting}" is neither "real" nor a moment in time`);
  return moment;
}
