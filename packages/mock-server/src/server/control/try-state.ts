import type { CallId } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { dispatch } from '../../operations/dispatch/dispatch.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { issueToken } from '../../world/session/session.ts';
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

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1;
}
