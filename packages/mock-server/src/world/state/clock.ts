/** The moment of the frozen clock when the options of a world name none. */
export const frozenAtMs = Date.UTC(2026, 0, 15, 12);

/** The first millisecond of 2000: what the seed dates back is still after 1970, as the contract's times must be. */
export const earliestMs = Date.UTC(2000, 0);

/** The last millisecond of 2098: dates a year later still fit into the contract's times. */
export const furthestMs = Date.UTC(2099, 0) - 1;

/** The highest speed of a clock; beyond it milliseconds would lose precision. */
export const fastestSpeed = 1_000;

/** `frozen` moves only when it is set; `running` follows the machine's clock with an offset and a speed. */
export type ClockState =
  | { readonly kind: 'frozen'; readonly atMs: number }
  /** Time = the machine's milliseconds × `speed` (1 by default) + `offsetMs`. */
  | { readonly kind: 'running'; readonly offsetMs: number; readonly speed?: number };

/** `'real'`, milliseconds since 1970, or an instant such as `2026-01-15T12:00:00Z`. */
export type ClockSetting = number | string;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Whole seconds since 1970, the unit of times on the wire. */
  seconds(): number;
  /** Speed relative to the machine's clock; 0 when frozen. */
  readonly speed: number;
  /** Moves a frozen clock, or lets a running one continue from there; `'real'` follows the machine. */
  set(setting: ClockSetting): void;
  advance(milliseconds: number): void;
  /** Continues from the current time with this speed, relative to the machine's clock; 0 freezes it. */
  run(speed: number): void;
}

/**
 * @param speed runs a clock from its instant; without it such a clock is frozen
 * @throws Error for an invalid setting or speed
 */
export function clockState(setting: ClockSetting = frozenAtMs, speed?: number): ClockState {
  if (speed !== undefined && !isSpeed(speed)) throw new Error(speedSentence(speed));
  if (setting === 'real') return speed === undefined ? followingMachine : runFrom(Date.now(), speed);
  return runFrom(readMoment(setting), speed ?? 0);
}

/** Reads and writes the clock in a world's state, so that a restored world has its time. */
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

/** Whether the speed is in the allowed range. */
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

/** Milliseconds that a clock was moved between two states; 0 when its kind or speed differs. */
export function advancedMs(before: ClockState, after: ClockState): number {
  if (before.kind === 'frozen') return after.kind === 'frozen' ? after.atMs - before.atMs : 0;
  if (after.kind === 'frozen' || speedOf(after) !== speedOf(before)) return 0;
  return after.offsetMs - before.offsetMs;
}

/** The time of a clock in this state, in milliseconds since 1970. */
export function readClock(state: ClockState): number {
  return state.kind === 'frozen' ? state.atMs : Math.floor(Date.now() * speedOf(state) + state.offsetMs);
}

function readMoment(setting: ClockSetting): number {
  const moment = typeof setting === 'number' ? setting : parseMoment(setting);
  if (!Number.isFinite(moment)) throw new Error(`"${setting}" is neither "real" nor a valid date`);
  checkRange(moment);
  return moment;
}

/**
 * The milliseconds since 1970 of a text such as 2026-01-15T12:00:00Z. NaN for another text, also for a day that its month
 * does not have, which `Date.parse` moves to the next month.
 */
export function parseMoment(text: string): number {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
  return isDay ? Date.parse(text) : Number.NaN;
}

function checkRange(moment: number): void {
  if (moment < earliestMs || moment > furthestMs)
    throw new Error('The time of a clock must be from 2000 to 2098.');
}
