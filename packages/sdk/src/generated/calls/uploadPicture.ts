// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UploadPictureArgument,
  UploadPictureResult,
} from '../types.ts';

/** Uploads a picture: `POST /api/goods/upload`. */
export function uploadPicture(shop: ShopConnection, argument: UploadPictureArgument, options?: CallOptions): Call<UploadPictureResult, 2 | 7001 | 7002> {
  return startCall(shop, 'uploadPicture', 'form /api/goods/upload msg:string url:string', argument, options);
}
