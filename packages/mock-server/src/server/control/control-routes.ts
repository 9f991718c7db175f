import { deliverNotices } from '../../world/mail/notices.ts';
import { sentMails } from '../../world/mail/outbox.ts';
import { controlBundleLocation, readBundle } from '../gate/contract.ts';
import { afterSalesHandlers } from './after-sales-routes.ts';
import { clockHandlers } from './clock-routes.ts';
import type { ControlHandlers } from './control-handler.ts';
import { readSession } from './control-input.ts';
import { faultHandlers } from './fault-routes.ts';
import { orderHandlers } from './order-routes.ts';
import { sessionHandlers } from './session-routes.ts';
import { stateHandlers } from './state-routes.ts';
import { streamHandlers } from './stream-routes.ts';
import { stubHandlers } from './stub-routes.ts';
import { trafficHandlers } from './traffic-routes.ts';

export const controlHandlers: ControlHandlers = {
  health: ({ operationIds, shop }) => ({
    status: 'ready',
    operations: operationIds.length,
    sessions: shop.sessions().length,
  }),
  openapi: () => readBundle(controlBundleLocation),
  scenarios: ({ scenarios }) => ({ scenarios }),
  ...sessionHandlers,
  ...orderHandlers,
  ...stateHandlers,
  ...afterSalesHandlers,
  ...clockHandlers,
  ...streamHandlers,
  ...trafficHandlers,
  ledger({ shop }, { query }) {
    const session = readSession(query.session);
    return { session, charges: shop.peek(session).charges() };
  },
  outbox({ shop }, { name }) {
    const session = readSession(name);
    const world = shop.peek(session);
    deliverNotices(world);
    return { session, mails: sentMails(world) };
  },
  ...faultHandlers,
  ...stubHandlers,
};
