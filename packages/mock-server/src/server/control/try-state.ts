import type { CallId } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { dispatch } from '../../operations/dispatch/dispatch.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { issueToken } from '../../world/session/session.ts';

/** Calls whose answers cover most of the state. */
const looks: readonly CallId[] = [
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
  const trial = createWorld();
  let looking: CallId | null = null;
  try {
    trial.restore(snapshot);
    const [customer] = trial.state.customers.values();
    const token = customer === undefined ? null : issueToken(trial, customer);
    for (const operationId of looks) {
      looking = operationId;
      const { body } = dispatch(trial, {
        operationId,
        body: {},
        query: {},
        token,
        locale: null,
        idempotencyKey: null,
        session: trial.session,
      });
      const problem = isSuccess(body) ? checkAnswer(operationId, body) : undefined;
      if (problem !== undefined) return `${operationId} would break the contract: ${problem}`;
    }
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return looking === null ? reason : `${looking} could not answer (${reason})`;
  }
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1;
}
