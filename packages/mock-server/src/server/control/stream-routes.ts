import { readPush, readSessionOrAll } from './control-input.ts';
import type { ControlHandlers } from './control-routes.ts';

/** The event streams that are open. */
export const streamHandlers = {
  streams: ({ streams }, { query }) => ({ open: streams.count(readSessionOrAll(query.session)) }),
  pushToStreams({ streams }, { body }) {
    const { session, event, value } = readPush(body);
    return { session, reached: streams.push(session, event, value) };
  },
} satisfies Partial<ControlHandlers>;
