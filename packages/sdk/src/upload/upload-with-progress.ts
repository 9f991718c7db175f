import { settle } from '../call/call.ts';
import type { Call, CallOptions } from '../call/call-types.ts';
import { ShopError } from '../call/errors.ts';
import type { ShopConnection } from '../connection.ts';
import { uploadMaximumBytes } from '../constants.ts';
import type { ResponseCode } from '../generated/codes.ts';
import { pictureHeadBytes, pictureTypeOf } from '../rules/picture.ts';
import { fetchWithProgress } from '../transport/fetch-with-progress.ts';

export interface UploadOptions extends CallOptions {
  /**
   * Called with the sent fraction, from 0 to 1. A page receives it during the upload (XMLHttpRequest). Other
   * runtimes, and a client with a custom `fetch`, receive only 0 at the start and 1 after the response.
   */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A call that takes one picture, such as `uploadPicture`. */
type PictureCall<Result, Code extends number> = (
  shop: ShopConnection,
  argument: { file: Blob },
  options: CallOptions,
) => Call<Result, Code>;

// The literal type comes from the contract, but the bundle does not import all codes for two of them.
const imageTooLarge: typeof ResponseCode.imageTooLarge = 7001;
const imageFormatInvalid: typeof ResponseCode.imageFormatInvalid = 7002;

/** The codes of a picture that is refused before the upload. */
export type PictureCode = typeof imageTooLarge | typeof imageFormatInvalid;

/** Validates a picture and lets `call` send it. */
export function uploadWithProgress<Result, Code extends number>(
  operation: string,
  call: PictureCall<Result, Code>,
  shop: ShopConnection,
  picture: Blob,
  { onProgress, ...options }: UploadOptions = {},
): Call<Result, Code | PictureCode> {
  let last = -1;
  const mark = (fraction: number): void => {
    if (fraction > last) onProgress?.(fraction);
    last = fraction;
  };
  const start = async () => {
    await checkPicture(operation, picture);
    mark(0);
    // Wrapped in an object, because await would unwrap the call, which is a promise.
    return { sent: call(shop, { file: picture }, withProgress(shop, options, mark)) };
  };
  const upload = start();
  const result = upload.then(async ({ sent: call }) => {
    const answer = await call;
    mark(1);
    return answer;
  });
  return Object.assign(result, {
    safe: () => settle<Result, Code | PictureCode>(result),
    withResponse: async () => {
      await result;
      return (await upload).sent.withResponse();
    },
  });
}

/** @throws ShopError of kind `invalid-request`, with the code that the server would use */
async function checkPicture(operation: string, picture: Blob): Promise<void> {
  const refuse = (code: PictureCode, problem: string) =>
    new ShopError(problem, { kind: 'invalid-request', operation, outcome: 'not-sent', code });
  if (picture.size > uploadMaximumBytes)
    throw refuse(imageTooLarge, `the picture is over ${uploadMaximumBytes} bytes`);
  const head = await picture.slice(0, pictureHeadBytes).arrayBuffer();
  if (pictureTypeOf(new Uint8Array(head)) === undefined)
    throw refuse(imageFormatInvalid, 'the picture is not a JPEG, PNG or WebP');
}

function withProgress(
  shop: ShopConnection,
  options: CallOptions,
  onProgress: (fraction: number) => void,
): CallOptions {
  const hasNoProgress = shop.hasOwnFetch || typeof XMLHttpRequest === 'undefined';
  return hasNoProgress ? options : { ...options, fetch: options.fetch ?? fetchWithProgress(onProgress) };
}
