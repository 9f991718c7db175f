// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { browserSheet } from './browser-sheet.ts';
import { findSheet } from './express.ts';
import { testSheet } from './test-sheet.ts';

afterEach(() => vi.unstubAllGlobals());

const details = { total: { label: 'signal SG1', amount: { currency: 'EUR', value: '12.5' } } };

function stubBrowser(canPay: boolean) {
  const requests: unknown[][] = [];
  const complete = vi.fn(async () => undefined);
  class Request {
    readonly canMakePayment = async () => canPay;
    readonly show = async () => ({ details: { token: 'tok_12345' }, complete });
    readonly abort = async () => undefined;
    constructor(...parts: unknown[]) {
      requests.push(parts);
    }
  }
  vi.stubGlobal('PaymentRequest', Request);
  vi.stubGlobal('location', { href: 'https://shop.example/pay?ordersn=SG1' });
  return { requests, complete };
}

const sheet = browserSheet('/handler', (answer) => JSON.stringify(answer));

test('[BEY-52] the browser’s sheet gets the handler and the amount, and its answer gives the token', async () => {
  const { requests, complete } = stubBrowser(true);
  const answer = await sheet(details).show();
  expect(requests).toEqual([[[{ supportedMethods: 'https://shop.example/handler' }], details]]);
  expect(answer.token).toBe('{"token":"tok_12345"}');
  await answer.complete('fail');
  expect(complete).toHaveBeenCalledExactlyOnceWith('fail');
});

test('[BEY-52] the browser’s sheet comes first, and the provider’s own without a handler', async () => {
  stubBrowser(true);
  expect(await findSheet([sheet, testSheet])).toBe(sheet);
  stubBrowser(false);
  expect(await findSheet([sheet, testSheet])).toBe(testSheet);
});

function stubWindow(opened: object | null) {
  const open = vi.fn((_address: string) => opened);
  vi.stubGlobal('window', { open });
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const idOf = () => new URL(open.mock.lastCall?.[0] ?? '', 'http://shop.test').searchParams.get('id');
  return { open, provider: () => new BroadcastChannel(`test-sheet-${idOf()}`) };
}

test('[BEY-52] the provider’s window shows the amount, and closes once the shop has the result', async () => {
  const { open, provider } = stubWindow({});
  const showing = testSheet(details).show();
  expect(open.mock.lastCall?.[0]).toMatch(
    /^\/api\/test-sheet\?id=[\w-]+&label=signal\+SG1&lang=de&currency=EUR&value=12\.5$/,
  );
  const page = provider();
  const closes = new Promise((resolve) => {
    page.onmessage = resolve;
  });
  page.postMessage('test_success');
  const answer = await showing;
  expect(answer.token).toBe('test_success');
  await answer.complete('success');
  await closes;
  page.close();
});

test('[BEY-52] a closed window cancels, an abort closes it, and a blocked one is no cancellation', async () => {
  const { provider } = stubWindow({});
  const closed = testSheet(details).show();
  const page = provider();
  page.postMessage('');
  await expect(closed).rejects.toMatchObject({ name: 'AbortError' });
  page.close();
  const late = testSheet(details);
  const showing = late.show();
  await late.abort();
  await expect(showing).rejects.toMatchObject({ name: 'AbortError' });
  stubWindow(null);
  await expect(testSheet(details).show()).rejects.toMatchObject({ name: 'NotAllowedError' });
});
