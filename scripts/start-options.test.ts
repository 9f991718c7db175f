import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test('without options the shop starts in its default state', () => {
  expect(readStartOptions([])).toEqual({ scenario: [] });
});

test('the options reach the mock server', () => {
  const words = '--scenario cart.many,flash.closed --scenario auth.vip --replay old.jsonl';
  expect(readStartOptions(words.split(' '))).toEqual({
    scenario: ['cart.many', 'flash.closed', 'auth.vip'],
    replay: 'old.jsonl',
  });
});

test('a backend answers every call, and its answers are recorded', () => {
  expect(readStartOptions(['--backend', 'http://127.0.0.1:8080', '--record', 'calls.jsonl'])).toEqual({
    scenario: [],
    proxy: { url: 'http://127.0.0.1:8080', operations: ['*'] },
    record: 'calls.jsonl',
  });
});

test.each([
  ['--port 1', "Unknown option '--port'. npm start takes --scenario NAMES, --backend URL, "],
  [
    'cart.many',
    "Unexpected argument 'cart.many'. This command does not take positional arguments. npm start",
  ],
  ['--backend', "Option '--backend <value>' argument missing. npm start takes"],
  ['--backend --record x', "Option '--backend' argument is ambiguous. npm start takes"],
  ['--record calls.jsonl', '--record records the answers of a backend: add --backend http://'],
])('npm start -- %s is refused with a sentence', (words, sentence) => {
  expect(() => readStartOptions(words.split(' '))).toThrow(sentence);
});
