import { faultKinds } from '../../world/state/faults.ts';
import type { ControlHandlers } from './control-handler.ts';
import { readFault, readSession } from './control-input.ts';

/** Control API of faults. */
export const faultHandlers = {
  faults({ shop }, { query }) {
    const session = readSession(query.session);
    return { session, kinds: faultKinds, faults: shop.peek(session).faults };
  },
  planFault({ shop, operationIds }, { body }) {
    const { session, fault } = readFault(body, operationIds);
    shop.world(session).state.faults.push(fault);
    return { session, fault };
  },
  clearFaults({ shop }, { query }) {
    const session = readSession(query.session);
    const { state } = shop.world(session);
    state.faults = state.faults.filter(({ planned }) => planned !== true);
    return { session };
  },
} satisfies Partial<ControlHandlers>;
