import type { ControlHandlers } from './control-handler.ts';
import { readHold, readPush, readSessionOnly, readSessionOrAll } from './control-input.ts';

/** Control API of the open event streams. */
export const streamHandlers = {
  streams: ({ streams }, { query }) => streams.read(readSessionOrAll(query.session)),
  pushToStreams({ streams, feed }, { body }) {
    const { session, event, value } = readPush(body);
    const result = streams.push(session, event, value);
    feed.publishEvent({ session, event, value, reached: result.reached });
    return { session, ...result };
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
