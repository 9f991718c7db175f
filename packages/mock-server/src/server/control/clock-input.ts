import { fastestSpeed, isSpeed, parseMoment } from '../../world/state/clock.ts';
import { readFields, readMilliseconds, readSession, refuse } from './control-input.ts';

const boundaries = ['flash.start', 'flash.end'] as const;

/** A change of the clock's time. */
export type ClockMove =
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'set'; readonly moment: number | 'real' }
  | { readonly kind: 'to'; readonly boundary: (typeof boundaries)[number] };

export interface ClockChange {
  readonly session: string;
  readonly move: ClockMove | null;
  /** The speed afterwards; null does not change it. */
  readonly speed: number | null;
}

export function readClockChange(body: unknown): ClockChange {
  const { session, speed, ...moves } = readFields(body, ['session', 'set', 'advance', 'to', 'speed']);
  const presentMoves = Object.entries(moves).filter(([, value]) => value !== undefined);
  if (presentMoves.length > 1 || (presentMoves.length === 0 && speed === undefined)) {
    throw refuse(
      'Send one of {"advance": milliseconds}, {"set": "2026-11-21T09:00:00Z"}, {"to": "flash.end"}, with or without {"speed": 60}, or a speed alone.',
    );
  }
  return {
    session: readSession(session),
    move: presentMoves.map(([kind, value]) => readMove(kind, value))[0] ?? null,
    speed: speed === undefined ? null : readSpeed(speed),
  };
}

const moments = '"real", milliseconds since 1970 or a moment such as "2026-01-15T12:00:00Z"';

function readMove(kind: string, value: unknown): ClockMove {
  if (kind === 'advance') return { kind, ms: readMilliseconds(kind, value) };
  if (kind === 'to') {
    const boundary = boundaries.find((name) => name === value);
    if (boundary === undefined) throw refuse(`to must be one of: ${boundaries.join(', ')}.`);
    return { kind, boundary };
  }
  if (value === 'real') return { kind: 'set', moment: value };
  const ms = typeof value === 'string' ? parseMoment(value) : value;
  return { kind: 'set', moment: readMilliseconds('set', ms, moments) };
}

function readSpeed(value: unknown): number {
  if (typeof value === 'number' && isSpeed(value)) return value;
  throw refuse(`speed must be a number from 0 (frozen) to ${fastestSpeed}.`);
}
