import type { NamedScenario, SessionReading } from '@signal-shop/mock-server/control';
import type { FeedEvent, FeedEvents } from '@signal-shop/mock-server/feed';
import type { Beat } from '../shell/pulse-bars.ts';
import { pulseMs } from '../shell/pulse-bars.ts';

export type CallRow = FeedEvents['call'];

export interface StreamNote {
  readonly id: number;
  readonly text: string;
}

/** Everything that the page knows by itself; bodies and worlds are read when somebody looks at them. */
export interface PageState {
  readonly connection: 'connecting' | 'open' | 'waiting' | 'refused';
  /** Whose calls are listed; null for everybody's. */
  readonly session: string | null;
  readonly sessions: readonly string[];
  /** Of the session that is steered; null until it was read. */
  readonly reading: SessionReading | null;
  /** When the clock in it was right, on the machine's clock. */
  readonly readAt: number;
  readonly scenarios: readonly NamedScenario[];
  /** Newest first. */
  readonly calls: readonly CallRow[];
  /** Calls that came while the list stood still, newest first; null while it moves. */
  readonly held: readonly CallRow[] | null;
  /** When calls came, oldest first; only of the last minute. */
  readonly beats: readonly Beat[];
  readonly streamNotes: readonly StreamNote[];
  /** Grows with everything that may have changed the world. */
  readonly worldVersion: number;
  readonly mailVersion: number;
}

export const firstState: PageState = {
  connection: 'connecting',
  session: 'default',
  sessions: ['default'],
  reading: null,
  readAt: 0,
  scenarios: [],
  calls: [],
  held: null,
  beats: [],
  streamNotes: [],
  worldVersion: 0,
  mailVersion: 0,
};

const mostCalls = 500;
const mostNotes = 50;

/** The session that buttons turn: the chosen one, or the one that callers without a name live in. */
export function steeredSession({ session }: Pick<PageState, 'session'>): string {
  return session ?? 'default';
}

/** The state after these events, in the order in which they came. */
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
  return state.held === null
    ? { ...state, beats, calls: add(state.calls) }
    : { ...state, beats, held: add(state.held) };
}

function beatOf(calls: readonly CallRow[], atMs: number): Beat {
  const wrong = calls.filter(({ findings, status }) => findings.length > 0 || status === 0 || status >= 500);
  return { atMs, calls: calls.length, wrong: wrong.length };
}

function afterEvent(state: PageState, event: FeedEvent, nowMs: number): PageState {
  if (event.name === 'session') return withSession(state, event.data.session);
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
      return { ...state, sessions: state.sessions.filter((known) => known !== event.data.session) };
    case 'call':
      return { ...state, worldVersion: worldVersion + 1 };
  }
}

function withSession(state: PageState, session: string): PageState {
  if (state.sessions.includes(session)) return state;
  return { ...state, sessions: [...state.sessions, session] };
}

/** A session that is gone, with its calls. */
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

/** Nothing is known yet of the session that was chosen. */
export function ofSession(state: PageState, session: string | null): PageState {
  const sessions = session === null ? state.sessions : [...new Set([...state.sessions, session])];
  return withNews({
    ...state,
    session,
    sessions,
    reading: null,
    calls: [],
    held: null,
    beats: [],
    streamNotes: [],
  });
}

/** Worlds and mails may be others than they were. */
export function withNews(state: PageState): PageState {
  return { ...state, worldVersion: state.worldVersion + 1, mailVersion: state.mailVersion + 1 };
}

/** The list stands still, or moves again with what came meanwhile. */
export function withPause(state: PageState, paused: boolean): PageState {
  if (paused) return { ...state, held: [] };
  return { ...state, calls: [...(state.held ?? []), ...state.calls].slice(0, mostCalls), held: null };
}

/** Virtual time at a moment of the machine's clock. */
export function virtualNow(
  { reading, readAt }: Pick<PageState, 'reading' | 'readAt'>,
  machineMs: number,
): number | null {
  if (reading === null) return null;
  return reading.ms + (machineMs - readAt) * reading.speed;
}
