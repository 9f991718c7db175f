import { afterEach, expect, test, vi } from 'vitest';
import { loadConfiguration, readConfiguration, standardConfiguration } from './configuration.ts';
import { providerNameOf } from './payment/provider-names.ts';

afterEach(() => vi.unstubAllGlobals());

test('a configuration sets the servers of the shop', () => {
  expect(
    readConfiguration({
      apiBase: 'https://api.example/shop/',
      communityAddress: 'https://community.example/',
      logInProviders: {
        facebook: 'https://facebook.example/dialog?client_id=1',
        google: '/__mock/provider/google',
      },
      paymentProvider: 'test',
    }),
  ).toEqual({
    apiBase: 'https://api.example/shop',
    communityAddress: 'https://community.example/',
    logInProviders: {
      facebook: 'https://facebook.example/dialog?client_id=1',
      google: '/__mock/provider/google',
    },
    paymentProvider: 'test',
  });
});

test.each([
  null,
  undefined,
  'text',
  [],
  {},
  { apiBase: 'http://api.example', communityAddress: 'javascript:alert(1)', logInProviders: 7 },
  {
    apiBase: '//evil.example',
    communityAddress: '/own/path',
    logInProviders: { facebook: 'data:,x', google: null },
  },
])('ignores an invalid server URL: %j', (content) => {
  expect(readConfiguration(content)).toEqual(standardConfiguration);
});

test('without the file the shop calls its own origin and reports the problem', async () => {
  const problems: string[] = [];
  for (const answer of [new Response('', { status: 404 }), new Response('<html>'), new Error('offline')]) {
    vi.stubGlobal('fetch', () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
    expect(await loadConfiguration((problem) => problems.push(problem))).toEqual(standardConfiguration);
  }
  expect(problems).toHaveLength(3);
  expect(problems[0]).toBe('configuration.json: 404');
});

test('a shop without a usable payment provider does not start', () => {
  expect(providerNameOf('test')).toBe('test');
  expect(() => providerNameOf('gold')).toThrow('unknown payment provider "gold"');
});
