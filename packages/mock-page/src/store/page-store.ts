// Store: the live state of the control page, reduced from the event feed.
// Views read it through the hooks of use-page.ts; the state changes in page-state.ts are pure functions.
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
  /** The initial session. */
  readonly session: string;
  readonly control: Control;
  readonly follow: (options: Pick<FeedOptions, 'onEvent' | 'onState'>) => () => void;
  /** Milliseconds of the machine's clock. */
  readonly now: () => number;
  /** Schedules a callback: batches a burst of events into one render. */
  readonly soon: (run: () => void) => void;
}

/** The page's state and its actions. */
export interface PageStore {
  readonly control: Control;
  get(): PageState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to the feed; returns a function that unsubscribes. */
  start(): () => void;
  chooseSession(session: string | null): Promise<void>;
  /** Removes a session from the list that no longer exists on the server. */
  forgetSession(session: string): void;
  pause(isPaused: boolean): void;
  clearCalls(): void;
  /** Refetches the steered session. */
  refresh(): Promise<void>;
}

export function createPageStore({ session: first, control, follow, now, soon }: StoreParts): PageStore {
  let state = ofSession(firstState, first);
  let pendingEvents: FeedEvent[] = [];
  const listeners = new Set<() => void>();

  function set(next: PageState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function receive(event: FeedEvent): void {
    if (pendingEvents.length === 0) soon(flush);
    pendingEvents.push(event);
    if (event.name !== 'clock') return;
    // Not batched: a fast clock would be off by minutes. The event lacks the clock's offset, so refetch the session.
    flush();
    if (event.data.session === steeredSession(state)) refresh().catch(() => {});
  }

  function flush(): void {
    const events = pendingEvents;
    pendingEvents = [];
    if (events.length > 0) set(afterEvents(state, events, now()));
  }

  async function refresh(): Promise<void> {
    const session = steeredSession(state);
    const requestedAt = now();
    const reading = await control.session(session);
    if (session !== steeredSession(state)) return;
    // The server read its clock in the middle of the round trip.
    set({ ...state, reading, readAt: (requestedAt + now()) / 2 });
  }

  async function readCalls(): Promise<void> {
    const { session } = state;
    const { calls } = await control.calls(session ?? undefined);
    if (session === state.session) set({ ...state, calls: calls.toReversed(), pausedCalls: null });
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
        onEvent: receive,
        onState(connection) {
          set({ ...state, connection });
          // Events may have been missed; a lost connection shows up as the next state.
          if (connection === 'open') readAll().catch(() => {});
        },
      }),
    async chooseSession(session) {
      set(ofSession(state, session));
      await Promise.all([refresh(), readCalls()]);
    },
    forgetSession: (session) => set(withoutSession(state, session)),
    pause: (isPaused) => set(withPause(state, isPaused)),
    clearCalls: () => set({ ...state, calls: [], pausedCalls: state.pausedCalls === null ? null : [] }),
    refresh,
  };
}
