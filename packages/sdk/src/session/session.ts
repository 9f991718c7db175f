import type { SessionAdapter } from './adapters.ts';
import { cleanToken } from './token.ts';

/** Why a session ended: code 1000 login required, 100 login expired, and the server's sentence. */
export interface SessionEnd {
  readonly code: number;
  readonly message: string;
}

export interface SessionHooks {
  /** Called once when the login has ended, however many calls were refused for it. */
  readonly onSessionEnded?: (end: SessionEnd) => void;
  /** Called when the token could not be kept, for instance because cookies are blocked. */
  readonly onSessionNotKept?: () => void;
}

/** What one call remembers of the session it was sent in. */
export interface SessionTicket {
  readonly token: string | undefined;
  readonly generation: number;
  readonly sequence: number;
}

/** The token of one client, as the calls see it. */
export interface Session {
  /** Opens a call: the token to send and its place in the order of calls. */
  begin(): Promise<SessionTicket>;
  /** Takes over the token of an answer, unless a newer call or another login came before it. */
  renew(ticket: SessionTicket, token: string): Promise<void>;
  /** Starts the session that a login answered with; calls that are still under way belong to the one before. */
  start(ticket: SessionTicket, token: string): Promise<void>;
  /** Ends the session that a call was refused for, once: later refusals of the same login change nothing. */
  end(ticket: SessionTicket, end: SessionEnd): Promise<void>;
  /** The token as of now, read anew. */
  token(): Promise<string | undefined>;
  /** Forgets the token: answers that are still under way cannot bring it back. */
  clear(): Promise<void>;
}

/**
 * A generation counts logins, logouts and changes from elsewhere: an answer that belongs to an earlier generation
 * changes nothing any more. Within a generation the latest request wins, not the latest answer.
 */
export function createSession(adapter: SessionAdapter, hooks: SessionHooks = {}): Session {
  let current: string | undefined;
  let generation = 0;
  let sequence = 0;
  let newest = 0;
  let writes = 0;
  let writing: Promise<unknown> = Promise.resolve();

  /** Follows what the store says, unless somebody writes it at this moment. */
  const token = async (): Promise<string | undefined> => {
    await writing;
    const before = writes;
    let stored: string | undefined;
    try {
      stored = cleanToken(await adapter.read());
    } catch {
      // A store that cannot be read holds nothing.
    }
    if (before === writes && stored !== current) {
      current = stored;
      generation += 1;
    }
    return current;
  };

  const keep = async (next: string | undefined): Promise<void> => {
    current = next;
    writes += 1;
    const written = writing.then(() => isKept(adapter, next));
    writing = written;
    if (!(await written)) hooks.onSessionNotKept?.();
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
      const place = sequence;
      await token();
      return { token: current, generation, sequence: place };
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
        const told = clear().then(() => {
          hooks.onSessionEnded?.(end);
        });
        writing = told.catch(() => {});
        await told;
      }
      // Whoever is refused for the same login goes on once its end has been told.
      await writing;
    },
  };
}

/** Writes a token and tells whether it is there. */
async function isKept(adapter: SessionAdapter, token: string | undefined): Promise<boolean> {
  try {
    await adapter.write(token);
  } catch {
    // Reading back tells the same as the exception: the token is not there.
  }
  try {
    return token === undefined || (await adapter.read()) === token;
  } catch {
    return false;
  }
}
