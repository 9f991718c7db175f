import { uploadPicture } from '@signal-shop/sdk/calls';
import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { sendAvatar, sendPicture } from '@signal-shop/sdk/upload';
import type { Check } from './support.ts';
import { check, failureOf, holds, logIn, matches, same } from './support.ts';

/** A PNG of one violet pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** The pixel padded to a size that takes more than one write to send. */
function pictureOf(bytes: number): Blob {
  return new Blob([pixel, new Uint8Array(bytes - pixel.length)], { type: 'image/png' });
}

export const uploadChecks: readonly Check[] = [
  check('uploads a picture with progress, and the picture can be downloaded', async (target) => {
    const shop = await logIn(target);
    const fractions: number[] = [];
    const picture = pictureOf(1_500_000);
    const { url } = await sendPicture(shop, picture, { onProgress: (fraction) => fractions.push(fraction) });
    same([fractions[0], fractions.at(-1)], [0, 1], 'first and last mark');
    const response = await fetch(new URL(url, target.baseUrl), {
      headers: { 'x-mock-session': target.session },
    });
    same(response.headers.get('content-type'), 'image/png', 'content type');
    same((await response.arrayBuffer()).byteLength, picture.size, 'bytes');
  }),

  check("uploads a customer's avatar", async (target) => {
    const shop = await logIn(target);
    const { avatar } = await sendAvatar(shop, new Blob([pixel]));
    holds(typeof avatar === 'object', 'the avatar is answered');
  }),

  check('refuses a picture before the upload', async (target) => {
    const requests: string[] = [];
    const hooks = { onRequest: ({ operation }: { operation: string }) => void requests.push(operation) };
    const shop = await logIn(target, { hooks });
    const large = await failureOf(sendPicture(shop, pictureOf(uploadMaximumBytes + 1)));
    const text = await failureOf(sendPicture(shop, new Blob(['<html>'], { type: 'image/png' })));
    const fields = { kind: 'invalid-request', outcome: 'not-sent' } as const;
    matches(large, { ...fields, code: ResponseCode.imageTooLarge });
    matches(text, { ...fields, code: ResponseCode.imageFormatInvalid });
    same(requests, ['logIn'], 'requests');
  }),

  check('the server also detects the format by the bytes', async (target) => {
    const file = new File(['<html>'], 'me.png', { type: 'image/png' });
    const error = await failureOf(uploadPicture(await logIn(target), { file }));
    matches(error, { kind: 'refused', code: ResponseCode.imageFormatInvalid });
  }),

  check('a caller can abort a running upload', async (target) => {
    const controller = new AbortController();
    const stopSoon = () => void setTimeout(() => controller.abort(), 30);
    const hooks = {
      onRequest: ({ operation }: { operation: string }) => {
        if (operation === 'uploadPicture') stopSoon();
      },
    };
    const shop = await logIn(target, { hooks });
    const options = { headers: { 'x-mock-latency': '3000' }, signal: controller.signal };
    const error = await failureOf(sendPicture(shop, new Blob([pixel]), options));
    matches(error, { kind: 'aborted', outcome: 'unknown' });
  }),
];
