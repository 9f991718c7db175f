import type { CallId } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { dispatch } from '../../operations/dispatch/dispatch.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { issueToken } from '../../world/session/session.ts';
import type { WorldState } from '../../world/state/state.ts';
import { messageOf } from '../error-text.ts';

/** Calls whose answers cover most of the state. */
const readCalls: readonly CallId[] = [
  'getUserInfo',
  'getCart',
  'listOrders',
  'getFlashSale',
  'listGoods',
  'listCategories',
  'listBanners',
  'listNotices',
  'listHotProducts',
];

/**
 * Tries a state in a separate world: the error of a call it breaks, or null.
 * @param snapshot as a world writes it
 */
export function problemOf(snapshot: string): string | null {
  const world = createWorld();
  let call: CallId | null = null;
  try {
    world.restore(snapshot);
    const badKey = unwritableKeyOf(world.state);
    if (badKey !== null) return badKey;
    const [customer] = world.state.customers.values();
    const token = customer === undefined ? null : issueToken(world, customer);
    for (const operationId of readCalls) {
      call = operationId;
      const { body } = dispatch(world, {
        operationId,
        body: {},
        query: {},
        token,
        locale: null,
        idempotencyKey: null,
        session: world.session,
      });
      const problem = isSuccess(body) ? checkAnswer(operationId, body) : undefined;
      if (problem !== undefined) return `${operationId} would break the contract: ${problem}`;
    }
    return null;
  } catch (error) {
    const reason = messageOf(error);
    return call === null ? reason : `${call} could not answer (${reason})`;
  }
}

/** A store writes these keys as texts of a database, which have no NUL and no half of a surrogate pair. */
function unwritableKeyOf(state: WorldState): string | null {
  for (const name of ['answers', 'tokens', 'uploads'] as const)
    for (const key of state[name].keys()) {
      const text = String(key);
      if (!text.isWellFormed() || text.includes('\0'))
        return `The key ${JSON.stringify(text)} of ${name} has a character that a store cannot write.`;
    }
  return null;
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1;
}
