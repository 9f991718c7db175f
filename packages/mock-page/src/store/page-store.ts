import type { Control } from '@signal-shop/mock-server/control';
import type { FeedEvent, FeedOptions } from '@signal-shop/mock-server/feed';
import type { PageState } from './page-state.ts';
import {
  afterEvents,
  firstState,
  ofSession,
  steeredSession,
  withNews,
  withoutSession,
  withPause,
} from './page-state.ts';

export interface StoreParts {
  /** The session that is shown at first. */
  readonly session: string;
  readonly control: Control;
  readonly follow: (options: Pick<FeedOptions, 'onEvent' | 'onState'>) => () => void;
  /** Milliseconds of the machine's clock. */
  readonly now: () => number;
  /** Runs something a little later: a burst of events is drawn once. */
  readonly soon: (run: () => void) => void;
}

/** What the page knows, and what it can do about it. */
export interface PageStore {
  readonly control: Control;
  get(): PageState;
  subscribe(listener: () => void): () => void;
  /** Begins to listen; the returned function ends it. */
  start(): () => void;
  chooseSession(session: string | null): Promise<void>;
  /** Takes a session off the list that is gone at the server. */
  forgetSession(session: string): void;
  pause(paused: boolean): void;
  clearCalls(): void;
  /** Reads the steered session again. */
  refresh(): Promise<void>;
}

export function createPageStore({ session: first, control, follow, now, soon }: StoreParts): PageStore {
  let state = ofSession(firstState, first);
  let waiting: FeedEvent[] = [];
  const listeners = new Set<() => void>();

  function set(next: PageState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function hear(event: FeedEvent): void {
    if (waiting.length === 0) soon(flush);
    waiting.push(event);
    if (event.name !== 'clock') return;
    // Time goes on while an event waits, a fast clock by minutes; and how far it was turned is not in the event.
    flush();
    if (event.data.session === steeredSession(state)) refresh().catch(() => {});
  }

  function flush(): void {
    const events = waiting;
    waiting = [];
    if (events.length > 0) set(afterEvents(state, events, now()));
  }

  async function refresh(): Promise<void> {
    const session = steeredSession(state);
    const askedAt = now();
    const reading = await control.session(session);
    if (session !== steeredSession(state)) return;
    // The server read its clock while the answer was on its way.
    set({ ...state, reading, readAt: (askedAt + now()) / 2 });
  }

  async function readCalls(): Promise<void> {
    const { session } = state;
    const { calls } = await control.calls(session ?? undefined);
    if (session === state.session) set({ ...state, calls: calls.toReversed(), held: null });
  }

  async function readAll(): Promise<void> {
    const [{ scenarios }, { sessions }] = await Promise.all([control.scenarios(), control.sessions()]);
    set({ ...state, scenarios, sessions: [...new Set(['default', first, ...sessions])] });
    await Promise.all([refresh(), readCalls()]);
    set(withNews(state));
  }

  return {
    control,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () =>
      follow({
        onEvent: hear,
        onState(connection) {
          set({ ...state, connection });
          // What happened before is unknown; a server that has gone again is told by the next state.
          if (connection === 'open') readAll().catch(() => {});
        },
      }),
    async chooseSession(session) {
      set(ofSession(state, session));
      await Promise.all([refresh(), readCalls()]);
    },
    forgetSession: (session) => set(withoutSession(state, session)),
    pause: (paused) => set(withPause(state, paused)),
    clearCalls: () => set({ ...state, calls: [], held: state.held === null ? null : [] }),
    refresh,
  };
}
