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
import type { PicturePlace, SentPicture, UploadedPicture } from './persisted-pictures.ts';
import { persistedPictures } from './persisted-pictures.ts';

interface Sending {
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

interface PictureUploadsOptions {
  readonly maximum: number;
  /** Where the tab keeps what has arrived, so that it outlives a reload; nowhere without it. */
  readonly place?: PicturePlace;
  /** Sends one picture and gives the address where it can be seen. */
  readonly send: (shop: ShopConnection, file: File, sending: Sending) => Promise<string>;
}

export interface PictureUploads {
  readonly picturesAtom: Atom<readonly UploadedPicture[]>;
  /** Where those can be seen that have arrived. */
  readonly addressesAtom: Atom<readonly string[]>;
  /** Sends one more, or another one in place of `instead`; resolves once it has arrived or failed. */
  readonly choose: Action<[file: File, instead?: number], Promise<void>>;
  readonly sendAgain: Action<[id: number], Promise<void>>;
  /** Removes a picture, and aborts its upload. */
  readonly remove: Action<[id: number], void>;
  readonly clear: Action<[], void>;
}

/** Uploads pictures, each on its own; a failed one can be retried. A logout removes them. */
export function pictureUploads({ maximum, place, send }: PictureUploadsOptions): PictureUploads {
  const keptAtom =
    place === undefined ? scoped<readonly SentPicture[]>([], 'login') : persistedPictures(place);
  const lastIdAtom = atom(0);

  const show = action(({ get, set }, id: number, upload: PictureUpload) => {
    set(
      keptAtom,
      get(keptAtom).map((picture) => (picture.id === id ? { ...picture, upload } : picture)),
    );
  });

  const transfer = action(async ({ get, set, environment: { shop } }, id: number) => {
    const picture = get(keptAtom).find((one) => one.id === id);
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
    get(keptAtom)
      .find((one) => one.id === id)
      ?.stop.abort();
    set(
      keptAtom,
      get(keptAtom).filter((one) => one.id !== id),
    );
  });

  return {
    picturesAtom: atom((get) => get(keptAtom)),
    addressesAtom: atom((get) =>
      get(keptAtom).flatMap(({ upload }) => (upload.status === 'uploaded' ? [upload.url] : [])),
    ),
    choose: action(async ({ get, set }, file: File, instead?: number) => {
      const id = get(lastIdAtom) + 1;
      set(lastIdAtom, id);
      const upload: PictureUpload = { status: 'uploading', name: file.name, fraction: 0 };
      const picture: SentPicture = { id, file, upload, stop: new AbortController() };
      const before = get(keptAtom);
      if (before.some((one) => one.id === instead)) {
        before.find((one) => one.id === instead)?.stop.abort();
        set(
          keptAtom,
          before.map((one) => (one.id === instead ? picture : one)),
        );
      } else if (before.length < maximum) {
        set(keptAtom, [...before, picture]);
      } else return;
      await set(transfer, id);
    }),
    sendAgain: transfer,
    remove,
    clear: action(({ get, set }) => {
      for (const { stop } of get(keptAtom)) stop.abort();
      set(keptAtom, []);
    }),
  };
}

function problemOf(error: unknown): Extract<PictureUpload, { status: 'failed' }>['problem'] {
  if (isShopError(error) && error.code === ResponseCode.imageTooLarge) return 'tooLarge';
  if (isShopError(error) && error.code === ResponseCode.imageFormatInvalid) return 'format';
  return failureOf(error);
}
