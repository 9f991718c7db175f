import { expect, expectTypeOf, test } from 'vitest';
import { envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { createShopClient } from '../client.ts';
import type { ResultOf } from '../contract/contract.ts';
import { operations, ResponseCode } from '../contract/contract.ts';
import { sendAvatar, sendPicture } from './upload.ts';

const pages = new Blob(['<html>'], { type: 'image/png' });
const photo = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'and so on']);

function shopAnswering(fields: object) {
  const { fetch, requests } = scriptedFetch(() => envelope(fields));
  return { shop: createShopClient({ baseUrl: 'http://shop.test', fetch }), requests };
}

test('[USER-02] each upload is sent to its own URL by any client', async () => {
  const { shop, requests } = shopAnswering({
    code: 1,
    msg: 'Uploaded',
    url: '/api/pictures/1.jpg',
    avatar: {},
  });
  await sendPicture(shop, photo);
  await sendAvatar(shop, photo);
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    operations.uploadPicture.path,
    operations.uploadAvatar.path,
  ]);
});

test('[USER-02] an error names its call, and its code can be switched over', async () => {
  const { shop } = shopAnswering({ code: 7002, msg: 'Invalid image format' });
  for (const [operation, send] of Object.entries({ uploadPicture: sendPicture, uploadAvatar: sendAvatar })) {
    expect(await send(shop, pages).safe()).toMatchObject({ error: { kind: 'invalid-request', operation } });
    expect(await send(shop, photo).safe()).toMatchObject({ error: { kind: 'refused', operation } });
  }
  const outcome = await sendPicture(shop, photo).safe();
  if (outcome.status === 'ok' || outcome.error.kind !== 'refused') throw new Error('not refused');
  expect(outcome.error.code === ResponseCode.imageFormatInvalid).toBe(true);
  expectTypeOf(outcome.error.code).toEqualTypeOf<2 | 7001 | 7002>();
});

test('[USER-02] an upload resolves with the result of its call', () => {
  expectTypeOf<Awaited<ReturnType<typeof sendPicture>>>().toEqualTypeOf<ResultOf<'uploadPicture'>>();
  expectTypeOf<Awaited<ReturnType<typeof sendAvatar>>>().toEqualTypeOf<ResultOf<'uploadAvatar'>>();
});
