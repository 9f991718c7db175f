import type { Fault } from '../world/state/faults.ts';
import type { Mail } from '../world/state/support.ts';
import type { CallSummary, ClockReading, OfSession } from './control-answers.ts';

export type { SessionReading } from './control-answers.ts';

/** What the feed tells, by the name of its event. */
export interface FeedEvents {
  /** A call was answered. */
  call: CallSummary;
  /** A session was made. */
  session: OfSession;
  /** A session was deleted, or removed because nobody used it. */
  ended: OfSession;
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
