import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { PictureUpload } from '@signal-shop/ui/components/file-field/file-field.states.ts';
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { scoped } from '../scopes/scoped.ts';
import type { EntryKey } from './persisted-entry.ts';
import { persistedEntry } from './persisted-entry.ts';

/** A picture as it is persisted and shown. */
export interface UploadedPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

/** A picture with its file, for a retry of the upload. */
export interface SentPicture extends UploadedPicture {
  /** Null for one that was uploaded before a reload. */
  readonly file: File | null;
  readonly stop: AbortController;
}

type Pictures = readonly SentPicture[];

/** Pictures of a form; uploaded ones survive a reload. */
export function persistedPictures({ item, of = 'all' }: EntryKey): WritableAtom<Pictures, [Pictures], void> {
  const storedAtom = persistedEntry({ item, of });
  const picturesAtom = scoped<Pictures | null>(null, 'login');
  return atom(
    (get) => get(picturesAtom) ?? picturesIn(get(storedAtom)),
    (_get, set, pictures) => {
      set(picturesAtom, pictures);
      const storedPictures = pictures.flatMap(storedPicturesOf);
      set(storedAtom, storedPictures.length > 0 ? storedPictures : null);
    },
  );
}

interface StoredPicture {
  readonly name: string;
  readonly url: string;
}

function storedPicturesOf({ upload }: UploadedPicture): StoredPicture[] {
  return upload.status === 'uploaded' ? [{ name: upload.name, url: upload.url }] : [];
}

function picturesIn(entry: unknown): Pictures {
  return (Array.isArray(entry) ? entry : []).filter(isStoredPicture).map(({ name, url }, index) => ({
    id: -1 - index,
    upload: { status: 'uploaded', name, url },
    file: null,
    stop: new AbortController(),
  }));
}

function isStoredPicture(value: unknown): value is StoredPicture {
  if (!isRecord(value)) return false;
  return typeof value.name === 'string' && typeof value.url === 'string' && safeHref(value.url) !== null;
}
