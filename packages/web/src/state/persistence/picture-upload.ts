import type { ShopConnection } from '@signal-shop/sdk';
import { isShopError } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { PictureUpload } from '@signal-shop/ui/components/file-field/file-field.states.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { scoped } from '../scopes/scoped.ts';
import type { EntryKey } from './persisted-entry.ts';
import type { SentPicture, UploadedPicture } from './persisted-pictures.ts';
import { persistedPictures } from './persisted-pictures.ts';

interface Sending {
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

interface PictureUploadsOptions {
  readonly maximum: number;
  /**
   * The storage entry of the uploaded pictures, which lets them survive a reload; without one they are in memory
   * only.
   */
  readonly storageKey?: EntryKey;
  /** Uploads one picture and resolves with its URL. */
  readonly send: (shop: ShopConnection, file: File, sending: Sending) => Promise<string>;
}

export interface PictureUploads {
  readonly picturesAtom: Atom<readonly UploadedPicture[]>;
  /** The URLs of the uploaded pictures. */
  readonly addressesAtom: Atom<readonly string[]>;
  /** Uploads another picture, or replaces `instead`; resolves when the upload has succeeded or failed. */
  readonly choose: Action<[file: File, instead?: number], Promise<void>>;
  readonly sendAgain: Action<[id: number], Promise<void>>;
  /** Removes a picture, and aborts its upload. */
  readonly remove: Action<[id: number], void>;
  readonly clear: Action<[], void>;
}

/** Uploads pictures, each on its own; a failed one can be retried. A logout removes them. */
export function pictureUploads({ maximum, storageKey, send }: PictureUploadsOptions): PictureUploads {
  const listAtom =
    storageKey === undefined ? scoped<readonly SentPicture[]>([], 'login') : persistedPictures(storageKey);
  const lastIdAtom = atom(0);

  const show = action(({ get, set }, id: number, upload: PictureUpload) => {
    set(
      listAtom,
      get(listAtom).map((picture) => (picture.id === id ? { ...picture, upload } : picture)),
    );
  });

  const transfer = action(async ({ get, set, environment: { shop } }, id: number) => {
    const picture = get(listAtom).find((one) => one.id === id);
    if (picture === undefined) return;
    const { file, stop } = picture;
    if (file === null) return;
    const { name } = file;
    set(show, id, { status: 'uploading', name, fraction: 0 });
    const onProgress = (fraction: number) => set(show, id, { status: 'uploading', name, fraction });
    try {
      const url = await send(shop, file, { onProgress, signal: stop.signal });
      set(show, id, { status: 'uploaded', name, url });
    } catch (error) {
      set(show, id, { status: 'failed', name, problem: problemOf(error) });
    }
  });

  const remove = action(({ get, set }, id: number) => {
    get(listAtom)
      .find((one) => one.id === id)
      ?.stop.abort();
    set(
      listAtom,
      get(listAtom).filter((one) => one.id !== id),
    );
  });

  return {
    picturesAtom: atom((get) => get(listAtom)),
    addressesAtom: atom((get) =>
      get(listAtom).flatMap(({ upload }) => (upload.status === 'uploaded' ? [upload.url] : [])),
    ),
    choose: action(async ({ get, set }, file: File, instead?: number) => {
      const id = get(lastIdAtom) + 1;
      set(lastIdAtom, id);
      const upload: PictureUpload = { status: 'uploading', name: file.name, fraction: 0 };
      const picture: SentPicture = { id, file, upload, stop: new AbortController() };
      const before = get(listAtom);
      if (before.some((one) => one.id === instead)) {
        before.find((one) => one.id === instead)?.stop.abort();
        set(
          listAtom,
          before.map((one) => (one.id === instead ? picture : one)),
        );
      } else if (before.length < maximum) {
        set(listAtom, [...before, picture]);
      } else return;
      await set(transfer, id);
    }),
    sendAgain: transfer,
    remove,
    clear: action(({ get, set }) => {
      for (const { stop } of get(listAtom)) stop.abort();
      set(listAtom, []);
    }),
  };
}

function problemOf(error: unknown): Extract<PictureUpload, { status: 'failed' }>['problem'] {
  if (isShopError(error) && error.code === ResponseCode.imageTooLarge) return 'tooLarge';
  if (isShopError(error) && error.code === ResponseCode.imageFormatInvalid) return 'format';
  return failureOf(error);
}
