import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { PictureUpload } from '@signal-shop/ui/components/file-field/file-field.states.ts';
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import type { SessionItemName } from '../../browser/session-items.ts';
import { safeHref } from '../../safe-address.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { scoped } from '../scopes/scoped.ts';
import { entryOf, setEntry } from './keyed-storage.ts';

/** A picture as it is persisted and shown. */
export interface UploadedPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

/** And what would be sent again. */
export interface SentPicture extends UploadedPicture {
  /** Null for one that was uploaded before a reload. */
  readonly file: File | null;
  readonly stop: AbortController;
}

type Pictures = readonly SentPicture[];

/** The storage item of the pictures of a form; `of` distinguishes forms that share an item. */
export interface PicturePlace {
  readonly item: SessionItemName;
  readonly of?: string;
}

/** Pictures of a form; those that have arrived outlive a reload. */
export function persistedPictures({
  item,
  of = 'all',
}: PicturePlace): WritableAtom<Pictures, [Pictures], void> {
  const shownAtom = scoped<Pictures | null>(null, 'login');
  return atom(
    (get) => get(shownAtom) ?? arrivedBefore(entryOf(get(environmentAtom).sessionItems.get(item), of)),
    (get, set, pictures) => {
      set(shownAtom, pictures);
      const { sessionItems } = get(environmentAtom);
      const arrived = pictures.flatMap(arrivedOf);
      const text = setEntry(sessionItems.get(item), of, arrived.length > 0 ? arrived : null);
      if (text === null) sessionItems.remove(item);
      else sessionItems.set(item, text);
    },
  );
}

interface Arrived {
  readonly name: string;
  readonly url: string;
}

function arrivedOf({ upload }: UploadedPicture): Arrived[] {
  return upload.status === 'uploaded' ? [{ name: upload.name, url: upload.url }] : [];
}

function arrivedBefore(kept: unknown): Pictures {
  return (Array.isArray(kept) ? kept : []).filter(isArrived).map(({ name, url }, place) => ({
    id: -1 - place,
    upload: { status: 'uploaded', name, url },
    file: null,
    stop: new AbortController(),
  }));
}

function isArrived(value: unknown): value is Arrived {
  if (!isRecord(value)) return false;
  return typeof value.name === 'string' && typeof value.url === 'string' && safeHref(value.url) !== null;
}
