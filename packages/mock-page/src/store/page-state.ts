import type { NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import type { FeedEvent, FeedEvents } from '@signal-shop/mock-server/feed';
import type { CallBurst } from '../shell/pulse-bars.ts';
import { pulseMs } from '../shell/pulse-bars.ts';

export type CallRow = FeedEvents['call'];

export interface StreamNote {
  readonly id: number;
  readonly text: string;
}

/** The page's live state; bodies and worlds are fetched on demand. */
export interface PageState {
  readonly connection: 'connecting' | 'open' | 'waiting' | 'refused';
  /** The session whose calls are listed; null for all. */
  readonly session: string | null;
  readonly sessions: readonly string[];
  /** The steered session; null until loaded. */
  readonly reading: SessionReading | null;
  /** When the reading's clock was correct, by the machine's clock. */
  readonly readAt: number;
  readonly scenarios: readonly NamedScenario[];
  /** Newest first. */
  readonly calls: readonly CallRow[];
  /** Calls received while the list is paused, newest first; null while it is live. */
  readonly pausedCalls: readonly CallRow[] | null;
  /** Times of calls in the last minute, oldest first. */
  readonly beats: readonly CallBurst[];
  readonly streamNotes: readonly StreamNote[];
  /** Increases with every event that may have changed the world. */
  readonly worldVersion: number;
  readonly mailVersion: number;
  /** The last reload of the server's code; null before the first. */
  readonly reload: FeedEvents['reload'] | null;
}

export const firstState: PageState = {
  connection: 'connecting',
  session: 'default',
  sessions: ['default'],
  reading: null,
  readAt: 0,
  scenarios: [],
  calls: [],
  pausedCalls: null,
  beats: [],
  streamNotes: [],
  worldVersion: 0,
  mailVersion: 0,
  reload: null,
};

const mostCalls = 500;
const mostNotes = 50;

/** The session that buttons change: the selected one, or `default`, which callers without a session use. */
export function steeredSession({ session }: Pick<PageState, 'session'>): string {
  return session ?? 'default';
}

/** Reduces events, in order, into the next state. */
export function afterEvents(state: PageState, events: readonly FeedEvent[], nowMs: number): PageState {
  const withCalls = afterCalls(state, events, nowMs);
  return events.reduce((current, event) => afterEvent(current, event, nowMs), withCalls);
}

function afterCalls(state: PageState, events: readonly FeedEvent[], nowMs: number): PageState {
  const fresh = events
    .flatMap((event) => (event.name === 'call' ? [event.data] : []))
    .filter(({ session }) => state.session === null || session === state.session)
    .reverse();
  if (fresh.length === 0) return state;
  const add = (calls: readonly CallRow[]) => [...fresh, ...calls].slice(0, mostCalls);
  const beats = [...state.beats.filter(({ atMs }) => nowMs - atMs < pulseMs), beatOf(fresh, nowMs)];
  return state.pausedCalls === null
    ? { ...state, beats, calls: add(state.calls) }
    : { ...state, beats, pausedCalls: add(state.pausedCalls) };
}

function beatOf(calls: readonly CallRow[], atMs: number): CallBurst {
  const failures = calls.filter(
    ({ findings, status }) => findings.length > 0 || status === 0 || status >= 500,
  );
  return { atMs, calls: calls.length, failures: failures.length };
}

function afterEvent(state: PageState, event: FeedEvent, nowMs: number): PageState {
  if (event.name === 'session') return withSession(state, event.data.session);
  if (event.name === 'reload') return withNews({ ...state, reload: event.data });
  if (event.data.session !== steeredSession(state)) return state;
  const { reading, worldVersion } = state;
  switch (event.name) {
    case 'scenarios':
      return { ...state, reading: reading && { ...reading, scenarios: event.data.scenarios } };
    case 'clock':
      return { ...state, reading: reading && { ...reading, ...event.data }, readAt: nowMs };
    case 'streams':
      return withNote(
        { ...state, reading: reading && { ...reading, streams: event.data.open } },
        `Streams open: ${event.data.open}`,
      );
    case 'event':
      return withNote(
        state,
        `${event.data.event} ${JSON.stringify(event.data.value)} reached ${event.data.reached}`,
      );
    case 'mail':
      return {
        ...state,
        reading: reading && { ...reading, mails: reading.mails + 1 },
        mailVersion: state.mailVersion + 1,
      };
    case 'faults':
      return { ...state, reading: reading && { ...reading, faults: event.data.faults } };
    case 'world':
      return withNews(state);
    case 'ended':
      return { ...state, sessions: state.sessions.filter((session) => session !== event.data.session) };
    case 'call':
      return { ...state, worldVersion: worldVersion + 1 };
  }
}

function withSession(state: PageState, session: string): PageState {
  if (state.sessions.includes(session)) return state;
  return { ...state, sessions: [...state.sessions, session] };
}

/** Removes a session and its calls. */
export function withoutSession(state: PageState, session: string): PageState {
  return {
    ...state,
    sessions: state.sessions.filter((name) => name !== session),
    calls: state.calls.filter((call) => call.session !== session),
  };
}

function withNote(state: PageState, text: string): PageState {
  const id = (state.streamNotes[0]?.id ?? 0) + 1;
  return { ...state, streamNotes: [{ id, text }, ...state.streamNotes].slice(0, mostNotes) };
}

/** Selects a session, of which nothing is loaded yet. */
export function ofSession(state: PageState, session: string | null): PageState {
  const sessions = session === null ? state.sessions : [...new Set([...state.sessions, session])];
  return withNews({
    ...state,
    session,
    sessions,
    reading: null,
    calls: [],
    pausedCalls: null,
    beats: [],
    streamNotes: [],
  });
}

/** Marks world and emails as stale. */
export function withNews(state: PageState): PageState {
  return { ...state, worldVersion: state.worldVersion + 1, mailVersion: state.mailVersion + 1 };
}

/** Pauses the list, or resumes it with the queued calls. */
export function withPause(state: PageState, paused: boolean): PageState {
  if (paused) return { ...state, pausedCalls: [] };
  return {
    ...state,
    calls: [...(state.pausedCalls ?? []), ...state.calls].slice(0, mostCalls),
    pausedCalls: null,
  };
}

/** The virtual time at a moment of the machine's clock. */
export function virtualNow(
  { reading, readAt }: Pick<PageState, 'reading' | 'readAt'>,
  machineMs: number,
): number | null {
  if (reading === null) return null;
  return reading.ms + (machineMs - readAt) * reading.speed;
}
