import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { startCall } from '../call/call.ts';
import type { Call, CallOptions } from '../call/call-types.ts';
import type { ShopConnection } from '../connection.ts';
import { connectShop } from '../connection.ts';
import { uploadMaximumBytes } from '../constants.ts';
import { ResponseCode } from '../generated/codes.ts';
import { uploadWithProgress } from './upload-with-progress.ts';

interface StoredUpload {
  readonly msg: string;
  readonly url: string;
}

function storePicture(
  shop: ShopConnection,
  argument: { file: Blob },
  options?: CallOptions,
): Call<StoredUpload, 7001 | 7002> {
  return startCall(shop, 'storePicture', 'form /api/pictures msg:string url:string', argument, options);
}

const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);
const uploadAnswer = { code: 1, msg: 'Uploaded', url: '/api/pictures/1.png' };

function pictureOf(bytes: number): Blob {
  return new Blob([png, new Uint8Array(bytes - png.length)]);
}

function shopAnswering(answer: () => Response = () => envelope(uploadAnswer)) {
  const { fetch, requests } = scriptedFetch(answer);
  return { shop: connectShop({ baseUrl: 'http://shop.test', fetch }), requests };
}

afterEach(() => vi.unstubAllGlobals());

test('[USER-02] a picture of two megabytes is sent', async () => {
  const { shop, requests } = shopAnswering();
  const result = await uploadWithProgress('storePicture', storePicture, shop, pictureOf(uploadMaximumBytes));
  expect(result).toEqual({ msg: 'Uploaded', url: '/api/pictures/1.png' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,36}$/);
});

test.each([
  ['a picture one byte over two megabytes', pictureOf(uploadMaximumBytes + 1), ResponseCode.imageTooLarge],
  ['nothing', new Blob([]), ResponseCode.imageFormatInvalid],
  [
    'an HTML page named like a picture',
    new File(['<html>'], 'me.png', { type: 'image/png' }),
    ResponseCode.imageFormatInvalid,
  ],
])('[USER-02] [U01] [U02] %s is refused before the upload', async (_name, picture, code) => {
  const { shop, requests } = shopAnswering();
  const onProgress = vi.fn();
  const outcome = await uploadWithProgress('storePicture', storePicture, shop, picture, {
    onProgress,
  }).safe();
  expect(outcome).toMatchObject({
    status: 'failed',
    error: { kind: 'invalid-request', operation: 'storePicture', code, outcome: 'not-sent' },
  });
  expect(requests).toEqual([]);
  expect(onProgress).not.toHaveBeenCalled();
});

test('[USER-02] [U01] a file that is too large is not read', async () => {
  const { shop } = shopAnswering();
  const huge = pictureOf(uploadMaximumBytes + 1);
  const slice = vi.spyOn(huge, 'slice');
  await uploadWithProgress('storePicture', storePicture, shop, huge).safe();
  expect(slice).not.toHaveBeenCalled();
});

test('without XMLHttpRequest progress reports 0 and 1', async () => {
  const { shop } = shopAnswering();
  const onProgress = vi.fn();
  await uploadWithProgress('storePicture', storePicture, shop, pictureOf(100), { onProgress });
  expect(onProgress.mock.calls).toEqual([[0], [1]]);
});

test('an upload that the server refuses fails like every other call', async () => {
  const { shop } = shopAnswering(() => envelope({ code: 7002, msg: 'Invalid image format' }));
  const onProgress = vi.fn();
  const call = uploadWithProgress('storePicture', storePicture, shop, pictureOf(100), { onProgress });
  expect(await call.safe()).toMatchObject({ error: { kind: 'refused', code: 7002 } });
  await expect(call).rejects.toThrow('Invalid image format');
  expect(onProgress.mock.calls).toEqual([[0]]);
  expectTypeOf(call).toEqualTypeOf<Call<StoredUpload, 7001 | 7002>>();
});

test('withResponse returns the raw response of an upload', async () => {
  const { shop } = shopAnswering();
  const { result, response } = await uploadWithProgress(
    'storePicture',
    storePicture,
    shop,
    pictureOf(100),
  ).withResponse();
  expect(result.url).toBe('/api/pictures/1.png');
  expect(await response.json()).toEqual(uploadAnswer);
});

test('an upload can be aborted before it starts', async () => {
  const { shop, requests } = shopAnswering();
  const options = { signal: AbortSignal.abort() };
  const outcome = await uploadWithProgress(
    'storePicture',
    storePicture,
    shop,
    pictureOf(100),
    options,
  ).safe();
  expect(outcome).toMatchObject({ error: { kind: 'aborted', outcome: 'not-sent' } });
  expect(requests).toEqual([]);
});

class FakeRequest {
  static last: FakeRequest | undefined;
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 200;
  responseURL = '';
  responseType = '';
  response = new ArrayBuffer(0);
  body: unknown;
  isAborted = false;
  onload: (() => void) | undefined;
  onloadend: (() => void) | undefined;

  open(_method: string, url: string): void {
    this.responseURL = url;
    FakeRequest.last = this;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nauthorization: tok_renewed\r\n';
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.isAborted = true;
    this.onloadend?.();
  }

  answer(fields: object): void {
    this.response = new TextEncoder().encode(JSON.stringify(fields)).buffer;
    this.onload?.();
    this.onloadend?.();
  }
}

async function sendInPage(options: CallOptions = {}) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shop = connectShop({ baseUrl: 'http://shop.test' });
  const fractions: number[] = [];
  const onProgress = (fraction: number) => void fractions.push(fraction);
  const call = uploadWithProgress('storePicture', storePicture, shop, pictureOf(100), {
    ...options,
    onProgress,
  });
  const outcome = call.safe();
  await vi.waitFor(() => expect(FakeRequest.last?.body).toBeDefined());
  const request = FakeRequest.last;
  FakeRequest.last = undefined;
  if (request === undefined) throw new Error('nothing was sent');
  return { shop, outcome, fractions, request };
}

test('a page receives progress during the upload, with the same session', async () => {
  const { shop, outcome, fractions, request } = await sendInPage();
  expect(request.body).toBeInstanceOf(FormData);
  expect([...request.headers.keys()]).toEqual(expect.arrayContaining(['accept-language', 'idempotency-key']));
  request.upload.onprogress?.({ loaded: 50, total: 200 });
  request.upload.onprogress?.({ loaded: 200, total: 200 });
  request.answer(uploadAnswer);
  expect(await outcome).toMatchObject({ status: 'ok', result: { url: '/api/pictures/1.png' } });
  expect(fractions).toEqual([0, 0.25, 1]);
  expect(await shop.session.token()).toBe('tok_renewed');
});

test('a page can abort a running upload', async () => {
  const controller = new AbortController();
  const { outcome, request } = await sendInPage({ signal: controller.signal });
  controller.abort();
  expect(await outcome).toMatchObject({ error: { kind: 'aborted', outcome: 'unknown' } });
  expect(request.isAborted).toBe(true);
});

test('a broken connection, half of a status line or a redirect is a network error', async () => {
  const brokenUpload = await sendInPage();
  brokenUpload.request.onloadend?.();
  expect(await brokenUpload.outcome).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
  const halfAnswered = await sendInPage();
  halfAnswered.request.status = 20;
  halfAnswered.request.answer(uploadAnswer);
  expect(await halfAnswered.outcome).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
  const redirectedUpload = await sendInPage();
  redirectedUpload.request.responseURL = 'http://other.test/api/pictures';
  redirectedUpload.request.answer(uploadAnswer);
  expect(await redirectedUpload.outcome).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
});
