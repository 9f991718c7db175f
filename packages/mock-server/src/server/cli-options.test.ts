import { expect, test } from 'vitest';
import { readCommand, UsageError } from './cli-options.ts';

test('without words the mock starts on 4010 with the real clock and the gate strict', () => {
  expect(readCommand([])).toMatchObject({
    name: 'start',
    options: { port: 4010, host: '127.0.0.1', scenario: [], now: 'real', validateResponse: 'strict' },
  });
});

test('flags choose port, scenarios, moment and checking', () => {
  const words = [
    'start',
    '--port',
    '0',
    '--scenario',
    'cart.many,flash.closed',
    '--now',
    '2026-01-15T12:00:00Z',
    '--size',
    'large',
  ];
  expect(readCommand([...words, '--validate-response', 'warn'])).toMatchObject({
    options: {
      port: 0,
      scenario: ['cart.many', 'flash.closed'],
      now: '2026-01-15T12:00:00Z',
      size: 'large',
      validateResponse: 'warn',
    },
  });
});

test.each([
  [['--port', 'abc'], '--port'],
  [['--port', '70000'], '--port'],
  [['--now', 'tomorrow'], '--now'],
  [['--validate-request', 'maybe'], '--validate-request'],
  [['--size', 'huge'], '--size'],
  [['--log', 'loud'], '--log'],
  [['--colour'], '--colour'],
  [['dance'], '"dance"'],
  [['explain'], 'Say which scenario'],
])('%j is answered with a sentence', (words, part) => {
  expect(() => readCommand(words)).toThrow(UsageError);
  expect(() => readCommand(words)).toThrow(part);
});
