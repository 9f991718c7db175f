import type { Fault } from '../world/state/faults.ts';
import type { Mail } from '../world/state/mail.ts';
import type { CallSummary, ClockReading, OfSession } from './control-answers.ts';

export type { SessionReading } from './control-answers.ts';

/** A reload of the server's code. */
export interface ReloadNote {
  /** False when the changed code does not load: the code before it still answers. */
  readonly ok: boolean;
  /** One line: the reloaded parts, or the reason of the failure. */
  readonly sentence: string;
}

/** Payloads of the event feed, by event name. */
export interface FeedEvents {
  /** A call was answered. */
  call: CallSummary;
  /** A session was created. */
  session: OfSession;
  /** A session was deleted, or removed because it was idle. */
  ended: OfSession;
  /** The active scenarios changed. */
  scenarios: OfSession & { readonly scenarios: readonly string[] };
  /** The clock was set, frozen or started. */
  clock: ClockReading & { readonly running: boolean };
  /** An event stream was opened or closed. */
  streams: OfSession & { readonly open: number };
  /** The control API sent an event to the open streams. */
  event: OfSession & { readonly event: string; readonly value: unknown; readonly reached: number };
  /** The shop sent an email. */
  mail: OfSession & { readonly mail: Mail };
  /** Faults were planned, applied or cleared. */
  faults: OfSession & { readonly faults: readonly Fault[] };
  /** The world changed outside a call: a reset, a patch, an advanced order. */
  world: OfSession;
  /** The code of the server was reloaded, or does not load; sent to every reader. */
  reload: ReloadNote;
}

export type FeedEventName = keyof FeedEvents;

/** One event with its name. */
export type FeedEvent = {
  [Name in FeedEventName]: { readonly name: Name; readonly data: FeedEvents[Name] };
}[FeedEventName];
