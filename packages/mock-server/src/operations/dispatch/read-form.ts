import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import type { SentFile } from '../../world/reviews/uploads.ts';
import { hashText } from '../../world/state/seeded-hash.ts';

const byteCharacters = new TextDecoder('latin1');

/** A file of a form with its bytes in memory. */
export class ReadFile extends Blob implements SentFile {
  readonly octets: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;

  constructor(octets: Uint8Array<ArrayBuffer>, isCut = false) {
    super([octets]);
    this.octets = octets;
    this.isCut = isCut;
  }

  /** Serializes a file for the idempotency check, so that requests with different files differ. */
  toJSON(): object {
    return { size: this.octets.length, hash: hashText(byteCharacters.decode(this.octets)) };
  }
}

export type ReadForm =
  | { readonly status: 'read'; readonly fields: Record<string, unknown> }
  | { readonly status: 'broken' };

/** A form of this size can contain a picture of the maximum size. */
export const formBufferBytes = uploadMaximumBytes + 65_536;
/** Up to this size a form is read to its end and refused as too large; beyond it the connection closes. */
export const formMaximumBytes = 16 * 1024 * 1024;

const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

export function isFormType(contentType: string): boolean {
  return formType.test(contentType);
}

/** The fields of a form that exceeded the limit: a picture that is too large. */
export function truncatedForm(): Record<string, unknown> {
  return { file: new ReadFile(new Uint8Array(), true) };
}

/** Parses the fields of a form; a repeated name becomes a list. */
export async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<ReadForm> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const fields: Record<string, unknown> = {};
    for (const name of new Set(form.keys())) {
      const values = await Promise.all(form.getAll(name).map(readField));
      Object.defineProperty(fields, name, {
        value: values.length === 1 ? values[0] : values,
        enumerable: true,
      });
    }
    return { status: 'read', fields };
  } catch {
    return { status: 'broken' };
  }
}

async function readField(field: FormDataEntryValue): Promise<string | ReadFile> {
  return typeof field === 'string' ? field : new ReadFile(new Uint8Array(await field.arrayBuffer()));
}
