import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { isCallId } from '../../operations/dispatch/call-id.ts';
import { dispatch } from '../../operations/dispatch/dispatch.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { issueToken } from '../../world/session/session.ts';
import type { WorldState } from '../../world/state/state.ts';
import { messageOf } from '../error-text.ts';

interface TriedCall {
  readonly operationId: CallId;
  readonly body: object;
}

/** Every call that reads, as far as it needs no argument, and the details of the newest orders. */
function callsFor(state: WorldState): readonly TriedCall[] {
  const reads = Object.entries(operations).filter(([, { read }]) => read);
  const orders = [...state.orders.keys()].slice(-triedOrders);
  return [
    { operationId: 'getUserInfo', body: {} },
    ...reads.flatMap(([id]) => (isCallId(id) ? [{ operationId: id, body: {} }] : [])),
    ...orders.map((ordersn): TriedCall => ({ operationId: 'getOrder', body: { ordersn } })),
  ];
}

const triedOrders = 20;

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
    for (const { operationId, body: argument } of callsFor(world.state)) {
      call = operationId;
      const { body } = dispatch(world, {
        operationId,
        body: argument,
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
