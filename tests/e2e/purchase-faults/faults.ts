import type { Page, Route } from 'playwright';

export interface Accident {
  readonly route: Route;
  readonly page: Page;
  /** The shopper presses the same button again. */
  readonly pressAgain: () => Promise<void>;
}

export interface Fault {
  readonly name: string;
  /** Needs a clock that the test moves. */
  readonly moves?: 'clock';
  readonly happen: (accident: Accident) => Promise<void>;
}

/** Longer than the client waits for an answer. */
const patienceMs = 61_000;
const portal = '<!doctype html><title>Welcome</title><h1>Log in to this Wi-Fi</h1>';

/** Faults before the shop works on the request. */
const unserved: readonly Fault[] = [
  answering('500', { status: 500, json: {} }),
  answering('502 as HTML', { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  answering('503 with Retry-After', { status: 503, headers: { 'retry-after': '1' }, body: '' }),
  answering('429 with Retry-After', { status: 429, headers: { 'retry-after': '1' }, body: '' }),
  answering('a refusal', { json: { code: 2, msg: 'The warehouse is being counted.' } }),
  answering('an expired login', { json: { code: 100, msg: 'Please log in again.' } }),
  answering('a page of the Wi-Fi', { contentType: 'text/html', body: portal }),
  { name: 'offline', happen: ({ route }) => route.abort('internetdisconnected') },
  { name: 'a cut request', happen: ({ route }) => route.abort('connectionreset') },
];

/** Faults after it: the effect is there, and its answer is not. */
const served: readonly Fault[] = [
  {
    name: 'a cut answer',
    happen: async ({ route }) => {
      await route.fetch();
      await route.abort('connectionclosed');
    },
  },
  {
    name: 'no answer',
    moves: 'clock',
    happen: async ({ route, page }) => {
      await route.fetch();
      await page.clock.fastForward(patienceMs);
    },
  },
  {
    name: 'a slow answer and an impatient shopper',
    happen: async ({ route, pressAgain }) => {
      const response = await route.fetch();
      await pressAgain();
      await route.fulfill({ response });
    },
  },
  garbling('an empty answer', () => ''),
  garbling('half of the answer', (body) => body.slice(0, body.length / 2)),
  garbling('JSON of another shape', () => '{"result":[]}'),
  garbling('an answer as HTML', (body) => `<pre>${body}</pre>`, 'text/html'),
];

export const faults: readonly Fault[] = [...unserved, ...served];

function answering(name: string, answer: Parameters<Route['fulfill']>[0]): Fault {
  return { name, happen: ({ route }) => route.fulfill(answer) };
}

function garbling(name: string, change: (body: string) => string, contentType = 'application/json'): Fault {
  return {
    name,
    happen: async ({ route }) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType, body: change(body) });
    },
  };
}
