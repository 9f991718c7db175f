import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StreamPosition } from './event-lines.ts';
import { createEventReader } from './event-lines.ts';

interface Heard {
  readonly events: readonly (readonly [event: string, data: string])[];
  readonly position: StreamPosition;
}

function hear(pieces: readonly string[]): Heard {
  const events: [string, string][] = [];
  const position: StreamPosition = { lastEventId: '', retryMs: 0 };
  const read = createEventReader(position, (event, data) => events.push([event, data]));
  for (const piece of pieces) read(piece);
  return { events, position };
}

/** What a parser of other people makes of the same text. */
function hearElsewhere(text: string): Heard {
  const events: [string, string][] = [];
  const position: StreamPosition = { lastEventId: '', retryMs: 0 };
  const parser = createParser({
    onEvent: ({ event = '', data }) => events.push([event, data]),
    onId: (id) => {
      position.lastEventId = id;
    },
    onRetry: (ms) => {
      position.retryMs = ms;
    },
  });
  parser.feed(text);
  return { events, position };
}

const name = fc.constantFrom('event', 'data', 'id', 'retry', 'Event', 'data ', 'unknown', '', '__proto__');
const value = fc.oneof(
  fc.constantFrom('kai', 'guan', '1', '0', '', ' 1', '1500', '12a', 'a:b', 'é', '\u{1f3a7}', 'a\0b'),
  fc.string({ maxLength: 12 }),
);
const separator = fc.constantFrom(':', ': ', ':  ', '');
const line = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(name, separator, value).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);
const ending = fc.constantFrom('\n', '\r', '\r\n');
const text = fc
  .array(fc.tuple(line, ending), { maxLength: 30 })
  .map((lines) => lines.flat().join(''))
  // A mark at the very start is taken away by the decoder before this reader sees it.
  .filter((found) => !/^(?:\ufeff|\u00ef)/.test(found));

function cutAt(whole: string, places: readonly number[]): readonly string[] {
  const edges = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return edges.slice(1).map((edge, index) => whole.slice(edges[index], edge));
}

test('[FLASH-01] any text gives the events, ids and pauses that another parser finds in it', () => {
  fc.assert(
    fc.property(text, (whole) => {
      expect(hear([whole])).toEqual(hearElsewhere(whole));
    }),
    { numRuns: 2_000 },
  );
});

test('[FLASH-01] where the text is cut makes no difference, empty pieces included', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 12 }), (whole, places) => {
      expect(hear(cutAt(whole, places))).toEqual(hear([whole]));
      expect(hear([...whole])).toEqual(hear([whole]));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a line', 'data: ', 'x'],
  ['a comment', ': ', 'x'],
  ['a name', 'event: ', 'x'],
  ['an event of many lines', '', 'data: x\n'],
  ['an event of many empty lines of data', '', 'data\n'],
])('[FLASH-01] %s without an end is given up before it fills the memory', (_name, first, next) => {
  const read = createEventReader({ lastEventId: '', retryMs: 0 }, () => undefined);
  read(first);
  let characters = 0;
  const feedOn = () => {
    for (; characters < 1_000_000; characters += next.length * 100) read(next.repeat(100));
  };
  expect(feedOn).toThrow(RangeError);
  expect(characters).toBeLessThan(100_000);
});

test('[FLASH-01] a million short events are read without growing', () => {
  const position: StreamPosition = { lastEventId: '', retryMs: 0 };
  let count = 0;
  const read = createEventReader(position, () => {
    count += 1;
  });
  for (let round = 0; round < 100; round += 1) read('id: 7\ndata: 1\n\n'.repeat(10_000));
  expect(count).toBe(1_000_000);
  expect(position.lastEventId).toBe('7');
});
