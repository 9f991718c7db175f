// The token of a client: when it is renewed, ended or followed from another tab, and the adapters that store it.
// transport/ drives a session; applications only choose an adapter.
import type { SessionAdapter } from './adapters.ts';
import { cleanToken } from './token.ts';

/** Why a session ended: code 1000 (login required) or 100 (login expired), with the server's message. */
export interface SessionEnd {
  readonly code: number;
  readonly message: string;
}

export interface SessionHooks {
  /** Called once when the session has ended, however many calls were refused for it. */
  readonly onSessionEnded?: (end: SessionEnd) => void;
  /** Called when the token could not be stored, for example because cookies are blocked. */
  readonly onSessionNotKept?: () => void;
}

/** The session that a call was sent in. */
export interface SessionTicket {
  readonly token: string | undefined;
  readonly generation: number;
  readonly sequence: number;
}

/** The token of one client. */
export interface Session {
  /** Begins a call: returns the token to send and the sequence number of the call. */
  begin(): Promise<SessionTicket>;
  /** Stores the renewed token of a response, unless a newer call or another login has replaced it. */
  renew(ticket: SessionTicket, token: string): Promise<void>;
  /** Starts a session with the token of a login. Pending calls belong to the previous session. */
  start(ticket: SessionTicket, token: string): Promise<void>;
  /** Ends the session of a refused call, once: later refusals of the same session change nothing. */
  end(ticket: SessionTicket, end: SessionEnd): Promise<void>;
  /** Reads the current token from the store. */
  token(): Promise<string | undefined>;
  /** Clears the token. Pending responses cannot restore it. */
  clear(): Promise<void>;
}

/**
 * A generation counts logins, logouts and changes from other tabs: a response to a call of an earlier
 * generation has no effect. Within a generation the latest request wins, not the latest response.
 */
export function createSession(adapter: SessionAdapter, hooks: SessionHooks = {}): Session {
  let current: string | undefined;
  let generation = 0;
  let sequence = 0;
  let newest = 0;
  let writes = 0;
  let writing: Promise<unknown> = Promise.resolve();

  /** Follows changes in the store, unless a write is pending. */
  const token = async (): Promise<string | undefined> => {
    await writing;
    const before = writes;
    let storedToken: string | undefined;
    try {
      storedToken = cleanToken(await adapter.read());
    } catch {
      // An unreadable store has no token.
    }
    if (before === writes && storedToken !== current) {
      current = storedToken;
      generation += 1;
    }
    return current;
  };

  const keep = async (next: string | undefined): Promise<void> => {
    current = next;
    writes += 1;
    const write = writing.then(() => isKept(adapter, next));
    writing = write;
    if (!(await write)) hooks.onSessionNotKept?.();
  };

  const clear = (): Promise<void> => {
    generation += 1;
    return keep(undefined);
  };

  return {
    token,
    clear,
    begin: async () => {
      sequence += 1;
      const position = sequence;
      await token();
      return { token: current, generation, sequence: position };
    },
    renew: async (ticket, next) => {
      await token();
      if (ticket.generation !== generation || ticket.sequence < newest) return;
      newest = ticket.sequence;
      await keep(next);
    },
    start: async (ticket, next) => {
      await token();
      if (ticket.generation !== generation) return;
      generation += 1;
      newest = ticket.sequence;
      await keep(next);
    },
    end: async (ticket, end) => {
      await token();
      if (ticket.generation === generation && ticket.token === current) {
        const notification = clear().then(() => {
          hooks.onSessionEnded?.(end);
        });
        writing = notification.catch(() => {});
        await notification;
      }
      // A call that was refused for the same session rejects after onSessionEnded has run.
      await writing;
    },
  };
}

/** Writes a token and returns whether the store has it. */
async function isKept(adapter: SessionAdapter, token: string | undefined): Promise<boolean> {
  try {
    await adapter.write(token);
  } catch {
    // Ignored: the read below detects the failed write, too.
  }
  try {
    return token === undefined || (await adapter.read()) === token;
  } catch {
    return false;
  }
}
