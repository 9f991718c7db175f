import type { CallSummary } from '../server/call-log.ts';
import type { Fault } from '../world/faults.ts';
import type { Mail } from '../world/outbox.ts';
import type { ClockReading, OfSession } from './control-answers.ts';

/** One session at a glance. */
export interface SessionReading extends ClockReading {
  /** The names in force, in the order of their choice. */
  readonly scenarios: readonly string[];
  /** What its chance depends on, where it was given a seed of its own. */
  readonly seed: string | null;
  /** ISO 8601, UTC: where its clock stood still at first; null for one that followed the machine's. */
  readonly startedAt: string | null;
  /** How far its clock was turned since then, in milliseconds. */
  readonly ahead: number;
  /** Whether the clock goes on by itself. */
  readonly running: boolean;
  /** Event streams that are open. */
  readonly streams: number;
  readonly mails: number;
  readonly faults: readonly Fault[];
  readonly charges: number;
}

/** What the feed tells, by the name of its event. */
export interface FeedEvents {
  /** A call was answered. */
  call: CallSummary;
  /** A session was made. */
  session: OfSession;
  /** Other scenarios are in force. */
  scenarios: OfSession & { readonly scenarios: readonly string[] };
  /** The clock was turned, stopped or let go. */
  clock: ClockReading & { readonly running: boolean };
  /** An event stream was opened or closed. */
  streams: OfSession & { readonly open: number };
  /** The control API sent an event to the open streams. */
  event: OfSession & { readonly event: string; readonly value: unknown; readonly reached: number };
  /** The shop sent a mail. */
  mail: OfSession & { readonly mail: Mail };
  /** Faults were planned, met or cleared. */
  faults: OfSession & { readonly faults: readonly Fault[] };
  /** The world is not what it was for another reason than a call: a new start, a patch, an order moved on. */
  world: OfSession;
}

export type FeedEventName = keyof FeedEvents;

/** One event with its name. */
export type FeedEvent = {
  [Name in FeedEventName]: { readonly name: Name; readonly data: FeedEvents[Name] };
}[FeedEventName];
