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

/**
 * The token of one client. A generation counts logins, logouts and changes from elsewhere: an answer that belongs to
 * an earlier generation changes nothing any more. Within a generation the latest request wins, not the latest answer.
 */
export class Session {
  readonly #adapter: SessionAdapter;
  readonly #hooks: SessionHooks;
  #token: string | undefined;
  #generation = 0;
  #sequence = 0;
  #newest = 0;
  #writing: Promise<void> = Promise.resolve();
  #writes = 0;

  constructor(adapter: SessionAdapter, hooks: SessionHooks = {}) {
    this.#adapter = adapter;
    this.#hooks = hooks;
  }

  /** Opens a call: the token to send and its place in the order of calls. */
  async begin(): Promise<SessionTicket> {
    this.#sequence += 1;
    const sequence = this.#sequence;
    await this.#follow();
    return { token: this.#token, generation: this.#generation, sequence };
  }

  /** Takes over the token of an answer, unless a newer call or another login came before it. */
  async renew(ticket: SessionTicket, token: string): Promise<void> {
    await this.#follow();
    if (ticket.generation !== this.#generation || ticket.sequence < this.#newest) return;
    this.#newest = ticket.sequence;
    await this.#keep(token);
  }

  /** Starts the session that a login answered with; calls that are still under way belong to the one before. */
  async start(ticket: SessionTicket, token: string): Promise<void> {
    await this.#follow();
    if (ticket.generation !== this.#generation) return;
    this.#generation += 1;
    this.#newest = ticket.sequence;
    await this.#keep(token);
  }

  /** Ends the session that a call was refused for, once: later refusals of the same login change nothing. */
  async end(ticket: SessionTicket, end: SessionEnd): Promise<void> {
    await this.#follow();
    if (ticket.generation !== this.#generation || ticket.token !== this.#token) return;
    this.#generation += 1;
    await this.#keep(undefined);
    this.#hooks.onSessionEnded?.(end);
  }

  /** The token as of now, read anew. */
  async token(): Promise<string | undefined> {
    await this.#follow();
    return this.#token;
  }

  /** Forgets the token: answers that are still under way cannot bring it back. */
  async clear(): Promise<void> {
    this.#generation += 1;
    await this.#keep(undefined);
  }

  async #follow(): Promise<void> {
    await this.#writing;
    const writes = this.#writes;
    const stored = cleanToken(await this.#read());
    if (writes !== this.#writes || stored === this.#token) return;
    this.#token = stored;
    this.#generation += 1;
  }

  async #keep(token: string | undefined): Promise<void> {
    this.#token = token;
    this.#writes += 1;
    const writing = this.#writing.then(() => this.#write(token));
    this.#writing = writing.then(() => undefined);
    if ((await writing) === 'lost') this.#hooks.onSessionNotKept?.();
  }

  async #write(token: string | undefined): Promise<'kept' | 'lost'> {
    try {
      await this.#adapter.write(token);
    } catch {
      // Reading back tells the same as the exception: the token is not there.
    }
    return token === undefined || (await this.#read()) === token ? 'kept' : 'lost';
  }

  async #read(): Promise<string | undefined> {
    try {
      return await this.#adapter.read();
    } catch {
      return undefined;
    }
  }
}
