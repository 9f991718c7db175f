// The session store of several instances that serve one team: the worlds in memory are copies of rows in a database.
// Opened by `open-service.ts`; decision 0075 has the reasons.
import { hash } from 'node:crypto';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Shop } from '../../shop.ts';
import { TooManySessions } from '../../world/create/worlds.ts';
import type { World } from '../../world/state/world.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { SessionStore } from '../recording/session-store.ts';
import type { LockedRow, SessionDatabase, SessionRow } from './session-database.ts';

/** Limits of all instances together. */
export interface SharedLimits {
  readonly sessions: number;
  /** Size of one session as text, without its pictures and stored answers. */
  readonly characters: number;
}

export const sharedLimits: SharedLimits = { sessions: 2_000, characters: 16_777_216 };

/** The row that a world in memory was read from or written to. */
interface Copy {
  readonly version: string;
  readonly digest: string;
}

/** Keeps the sessions of the shop in a database: each work has the newest state, and ends when its change is committed. */
export function shareSessions(
  shop: Shop,
  database: SessionDatabase,
  limits: SharedLimits = sharedLimits,
): SessionStore {
  const copies = createCopies(shop, limits);
  const inTurn = createTurns();

  async function useLocked<Result>(session: string, work: () => Result | Promise<Result>): Promise<Result> {
    try {
      const { result, copy } = await database.lock(session, async (row) => {
        const known = await row.read(copies.versionOf(session));
        // Its world may have been evicted during the query: then the row needs to be read whole.
        const isEvicted = known?.state === null && copies.versionOf(session) !== known.version;
        const stored = isEvicted ? await row.read(null) : known;
        copies.refresh(session, stored);
        const answer = await work();
        return { result: answer, copy: await copies.save(session, row, stored) };
      });
      copies.confirm(session, copy);
      shop.settle(session);
      return result;
    } catch (error) {
      // Nothing was committed for certain, so the next work reads the row.
      copies.confirm(session, null);
      throw error;
    }
  }

  const use: SessionStore['use'] = (session, work) => inTurn(session, () => useLocked(session, work));
  const load = (session: string) => use(session, () => {});

  return {
    file: null,
    isShared: true,
    use,
    async find(key) {
      const session = await database.sessionWith(key);
      if (session !== null) await load(session);
    },
    async refresh(sessions) {
      const versions = await database.versions(sessions);
      for (const session of sessions)
        if ((versions.get(session) ?? null) !== copies.versionOf(session)) await load(session);
    },
    idle: (ms) => database.idle(ms),
    persist: () => {},
    persistUsed: () => {},
    remove: () => {},
    close: () => database.close(),
  };
}

/** The worlds in memory as copies of rows. */
function createCopies(shop: Shop, limits: SharedLimits) {
  const copies = new WeakMap<World, Copy>();
  const worldOf = (session: string) => (shop.sessions().includes(session) ? shop.peek(session) : null);
  return {
    versionOf(session: string): string | null {
      const world = worldOf(session);
      return world === null ? null : (copies.get(world)?.version ?? null);
    },
    refresh(session: string, row: SessionRow | null): void {
      if (row === null) {
        // Another instance has removed it, or it was never stored.
        if (worldOf(session) !== null) shop.end(session);
      } else if (row.state !== null) {
        const world = shop.world(session);
        world.restoreStored(row.state, row.rows);
        copies.set(world, { version: row.version, digest: digestOf(row.state) });
      }
    },
    /** Writes the world if it has changed. @returns the copy, once the change is committed */
    async save(session: string, row: LockedRow, stored: SessionRow | null): Promise<Copy | null> {
      const world = worldOf(session);
      if (world === null) {
        if (stored !== null) await row.remove();
        return null;
      }
      const state = world.snapshot('without-rows');
      const digest = digestOf(state);
      const copy = copies.get(world);
      if (copy?.digest === digest && !world.rows.isChanged) return copy;
      if (state.length > limits.characters) throw tooLarge(session, limits.characters);
      if (stored === null && (await row.countBelow(limits.sessions)) >= limits.sessions)
        throw new TooManySessions(limits.sessions);
      return { version: await row.write(state, keysOf(world), world.rows.changes()), digest };
    },
    /** @param copy null when the state of the row is unknown */
    confirm(session: string, copy: Copy | null): void {
      const world = worldOf(session);
      if (world === null) return;
      if (copy === null) {
        copies.delete(world);
        return;
      }
      copies.set(world, copy);
      world.rows.confirmStored();
    },
  };
}

/** Lets the works of one session wait for each other without a connection, so that others find one. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(session: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(session) ?? Promise.resolve()).then(work);
    const end = turn
      .catch(() => {})
      .then(() => {
        if (last.get(session) === end) last.delete(session);
      });
    last.set(session, end);
    return turn;
  };
}

/** The names by which a request without its session finds it. */
function keysOf({ state }: World): readonly string[] {
  return [...state.tokens.keys(), ...state.uploads.keys()];
}

function tooLarge(session: string, most: number): RefusedRequest {
  return new RefusedRequest(
    413,
    ResponseCode.payloadTooLarge,
    `The session ${session} would be larger than ${most} characters. Nothing was changed. POST /__mock/sessions/${session}/reset starts it again.`,
  );
}

function digestOf(state: string): string {
  return hash('sha256', state, 'base64url');
}
