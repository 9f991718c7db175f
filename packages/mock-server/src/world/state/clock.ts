/** The moment at which a world without a clock of its own stands still. */
export const standingStillAtMs = Date.UTC(2026, 0, 15, 12);

/** The last millisecond of 2098: what the shop says of the year after it still fits into the contract's times. */
export const furthestMs = Date.UTC(2099, 0) - 1;

/** So many times as fast as the machine's a clock may run; beyond it milliseconds would be lost. */
export const fastestSpeed = 1_000;

/** `frozen` moves only when told to; `running` follows the machine's clock at a distance, and at a speed. */
export type ClockState =
  | { readonly kind: 'frozen'; readonly atMs: number }
  /** `speed` is 1 unless said; `offsetMs` is what is added to so many times the machine's milliseconds. */
  | { readonly kind: 'running'; readonly offsetMs: number; readonly speed?: number };

/** `'real'`, milliseconds since 1970, or an instant such as `2026-01-15T12:00:00Z`. */
export type ClockSetting = number | string;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whole seconds since 1970, as the wire carries times. */
  seconds(): number;
  /** How many times as fast as the machine's clock it runs; 0 for one that stands still. */
  readonly speed: number;
  /** A frozen clock freezes there, a running one runs on from there; `'real'` follows the machine. */
  set(setting: ClockSetting): void;
  advance(milliseconds: number): void;
  /** Runs on from where it is, so many times as fast as the machine's clock; 0 freezes it. */
  run(speed: number): void;
}

/**
 * @param speed lets a clock that begins at an instant run on from there; without it such a clock stands still
 * @throws Error when the setting is no moment in time, or the speed none that a clock can have
 */
export function clockState(setting: ClockSetting = standingStillAtMs, speed?: number): ClockState {
  if (speed !== undefined && !isSpeed(speed)) throw new Error(speedSentence(speed));
  if (setting === 'real') return speed === undefined ? followingMachine : runFrom(Date.now(), speed);
  return runFrom(readMoment(setting), speed ?? 0);
}

/** A view on the clock inside a world's state, so that a stored and restored world keeps its time. */
export function createClock(read: () => ClockState, write: (next: ClockState) => void): Clock {
  return {
    now: () => readClock(read()),
    seconds: () => Math.floor(readClock(read()) / 1_000),
    get speed() {
      return speedOf(read());
    },
    set: (setting) =>
      write(setting === 'real' ? followingMachine : runFrom(readMoment(setting), speedOf(read()))),
    advance: (milliseconds) => {
      const state = read();
      checkRange(readClock(state) + milliseconds);
      write(
        state.kind === 'frozen'
          ? { kind: 'frozen', atMs: state.atMs + milliseconds }
          : { ...state, offsetMs: state.offsetMs + milliseconds },
      );
    },
    run: (speed) => {
      if (!isSpeed(speed)) throw new Error(speedSentence(speed));
      write(runFrom(readClock(read()), speed));
    },
  };
}

/** Whether a clock can run so fast. */
export function isSpeed(speed: number): boolean {
  return speed >= 0 && speed <= fastestSpeed;
}

function speedSentence(speed: number): string {
  return `A clock runs 0 to ${fastestSpeed} times as fast as the machine's, not ${speed} times.`;
}

const followingMachine: ClockState = { kind: 'running', offsetMs: 0 };

function runFrom(atMs: number, speed: number): ClockState {
  if (speed === 0) return { kind: 'frozen', atMs };
  const offsetMs = atMs - Date.now() * speed;
  return speed === 1 ? { kind: 'running', offsetMs } : { kind: 'running', offsetMs, speed };
}

function speedOf(state: ClockState): number {
  return state.kind === 'frozen' ? 0 : (state.speed ?? 1);
}

/** How far a clock was moved since it stood or ran as in `before`, in milliseconds; 0 for one of another kind or speed. */
export function movedAhead(before: ClockState, after: ClockState): number {
  if (before.kind === 'frozen') return after.kind === 'frozen' ? after.atMs - before.atMs : 0;
  if (after.kind === 'frozen' || speedOf(after) !== speedOf(before)) return 0;
  return after.offsetMs - before.offsetMs;
}

/** What time it is by a clock in this state, in milliseconds since 1970. */
export function readClock(state: ClockState): number {
  return state.kind === 'frozen' ? state.atMs : Math.floor(Date.now() * speedOf(state) + state.offsetMs);
}

function readMoment(setting: ClockSetting): number {
  const moment = typeof setting === 'number' ? setting : Date.parse(setting);
  if (!Number.isFinite(moment)) throw new Error(`"${setting}" is neither "real" nor a moment in time`);
  checkRange(moment);
  return moment;
}

function checkRange(moment: number): void {
  if (moment < 0 || moment > furthestMs) throw new Error('A clock shows a moment from 1970 to 2098.');
}
