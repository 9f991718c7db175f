import type { IncomingMessage } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import {
  formBufferBytes,
  formMaximumBytes,
  isFormType,
  readForm,
  truncatedForm,
} from '../../operations/dispatch/read-form.ts';
import { readBytes } from './read-bytes.ts';
import { RefusedRequest } from './refused-request.ts';

/**
 * Reads a form without Prism, which would change its bytes. A form with a too large picture is read to its end and
 * discarded, so that its sender can receive the refusal; undefined when there is no body.
 * Throws RefusedRequest 400 (malformed form), 413 (over 16 MB) or 415 (another content type).
 */
export async function readFormBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'];
  if (type === undefined && request.headers['content-length'] === undefined) return undefined;
  if (type === undefined || !isFormType(type) || isEncoded(request)) throw unsupported();
  if (Number(request.headers['content-length'] ?? 0) > formMaximumBytes) throw tooLarge();
  const { bytes, size } = await readBytes(request, {
    most: formMaximumBytes,
    bufferMaximum: formBufferBytes,
    tooLarge,
  });
  if (size > formBufferBytes) return truncatedForm();
  const form = await readForm(bytes, type);
  if (form.status === 'read') return form.fields;
  throw new RefusedRequest(400, ResponseCode.malformedRequest, 'The form is malformed or incomplete.');
}

function isEncoded(request: IncomingMessage): boolean {
  const encoding = request.headers['content-encoding'];
  return encoding !== undefined && encoding !== 'identity';
}

function unsupported(): RefusedRequest {
  const sentence =
    'Send the file uncompressed as multipart/form-data, with the boundary in the Content-Type.';
  return new RefusedRequest(415, ResponseCode.unsupportedMediaType, sentence);
}

function tooLarge(): RefusedRequest {
  return new RefusedRequest(413, ResponseCode.payloadTooLarge, 'The form is larger than 16 MB.', {
    connection: 'close',
  });
}
