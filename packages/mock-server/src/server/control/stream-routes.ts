import { readHold, readPush, readSessionOnly, readSessionOrAll } from './control-input.ts';
import type { ControlHandlers } from './control-routes.ts';

/** The event streams that are open. */
export const streamHandlers = {
  streams: ({ streams }, { query }) => streams.read(readSessionOrAll(query.session)),
  pushToStreams({ streams }, { body }) {
    const { session, event, value } = readPush(body);
    return { session, ...streams.push(session, event, value) };
  },
  dropStreams({ streams }, { body }) {
    const session = readSessionOnly(body);
    return { session, closed: streams.drop(session) };
  },
  holdStreams({ streams }, { body }) {
    const { session, hold } = readHold(body);
    return { session, hold, ...streams.hold(session, hold) };
  },
} satisfies Partial<ControlHandlers>;
