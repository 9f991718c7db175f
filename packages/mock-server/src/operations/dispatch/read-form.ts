import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import type { SentFile } from '../../world/reviews/uploads.ts';
import { hashText } from '../../world/state/seeded-hash.ts';

const byteCharacters = new TextDecoder('latin1');

/** A file of a form, with its bytes at hand. */
export class ReadFile extends Blob implements SentFile {
  readonly octets: Uint8Array<ArrayBuffer>;
  readonly isCut: boolean;

  constructor(octets: Uint8Array<ArrayBuffer>, isCut = false) {
    super([octets]);
    this.octets = octets;
    this.isCut = isCut;
  }

  /** Tells two requests apart by their files. */
  toJSON(): object {
    return { size: this.octets.length, hash: hashText(byteCharacters.decode(this.octets)) };
  }
}

export type ReadForm =
  | { readonly status: 'read'; readonly fields: Record<string, unknown> }
  | { readonly status: 'broken' };

/** A form as large as this may still hold a picture of the right size. */
export const formKeptBytes = uploadMaximumBytes + 65_536;
/** Beyond this nobody reads on to say kindly that the picture is too large. */
export const formMaximumBytes = 16 * 1024 * 1024;

const formType = /^multipart\/form-data\s*;.*\bboundary=/i;

export function isFormType(contentType: string): boolean {
  return formType.test(contentType);
}

/** What a call is given in place of a form that was read no further: a picture that is too large. */
export function cutForm(): Record<string, unknown> {
  return { file: new ReadFile(new Uint8Array(), true) };
}

/** Reads the fields of a form; a name that comes twice has a list. */
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
