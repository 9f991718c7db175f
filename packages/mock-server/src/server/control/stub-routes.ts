import { ResponseCode } from '@signal-shop/sdk/contract';
import { readStub, stubFields, uncheckedHint } from '../../world/stubs/checked-stub.ts';
import type { Stub } from '../../world/stubs/stubs.ts';
import { addStub, stubBody } from '../../world/stubs/stubs.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { ControlHandlers } from './control-handler.ts';
import { asRefusal, readFields, readSession, refuse } from './control-input.ts';

/** Control API of stubs: answers that replace those of the shop. */
export const stubHandlers = {
  stubs({ shop }, { query }) {
    const session = readSession(query.session);
    return { session, stubs: shop.peek(session).state.stubs };
  },
  async addStub({ shop, checkAnswer }, { body }) {
    const { session, stub } = readStubRequest(body);
    const problem =
      stub.unchecked === true ? null : await checkAnswer(stub.operationId, stub.status, stubBody(stub));
    if (problem !== null) throw refuse(`${problem} ${uncheckedHint}`);
    return { session, stub: addStub(shop.world(session).state, stub) };
  },
  removeStub({ shop }, { name, query }) {
    const session = readSession(query.session);
    const { state } = shop.world(session);
    const remaining = state.stubs.filter(({ id }) => String(id) !== name);
    if (remaining.length === state.stubs.length) {
      throw new RefusedRequest(404, ResponseCode.notFound, `The session ${session} has no stub ${name}.`);
    }
    state.stubs = remaining;
    return { session };
  },
  clearStubs({ shop }, { query }) {
    const session = readSession(query.session);
    shop.clearStubs(session);
    return { session };
  },
} satisfies Partial<ControlHandlers>;

function readStubRequest(body: unknown): { session: string; stub: Stub } {
  const { session, ...stub } = readFields(body, ['session', ...stubFields]);
  return { session: readSession(session), stub: asRefusal(() => readStub(stub)) };
}
