import { limits } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type { AfterSalesDraft } from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import { emptyAfterSalesDraft } from '@signal-shop/ui/forms/after-sales-form/after-sales-draft.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import type { PersistedForm } from '../persistence/persisted-form.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import type { PictureUploads } from '../persistence/picture-upload.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { afterSalesKeyAtom } from './after-sales-place.ts';

type Field = keyof AfterSalesDraft | 'contacted';

/**
 * The draft about one order line, and whether customer service was contacted; each picture uploads as soon as it is
 * chosen.
 */
interface Written {
  readonly form: PersistedForm<Field>;
  readonly uploads: PictureUploads;
}

const fields = ['kind', 'reason', 'quantity', 'problem', 'comment_url', 'note', 'contacted'] as const;
const written = new Map<string, Written>();

/** Two lines that are defective are two drafts: neither takes the words or the pictures of the other. */
function writtenAbout(key: string): Written {
  const known = written.get(key);
  if (known !== undefined) return known;
  const made: Written = {
    form: persistedForm<Field>({
      item: 'after_sales_draft',
      of: key,
      names: fields,
      secrets: [],
      begin: () => emptyAfterSalesDraft,
    }),
    uploads: pictureUploads({
      maximum: limits.requestAfterSales.credentials.maxItems,
      place: { item: 'after_sales_pictures', of: key },
      send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
    }),
  };
  written.set(key, made);
  return made;
}

const hereAtom = atom((get) => writtenAbout(get(afterSalesKeyAtom)));
const valuesAtom = atom((get) => get(get(hereAtom).form.valuesAtom));

export const afterSalesDraftAtom = atom((get): AfterSalesDraft => {
  const { contacted: _contacted, ...draft } = get(valuesAtom);
  return draft;
});
export const isSupportContactedAtom = atom((get) => get(valuesAtom).contacted !== '');
export const afterSalesPicturesAtom = atom((get) => get(get(hereAtom).uploads.picturesAtom));
export const afterSalesAddressesAtom = atom((get) => get(get(hereAtom).uploads.addressesAtom));

export const confirmContact = action(({ get, set }) => {
  set(get(hereAtom).form.change, { ...get(valuesAtom), contacted: 'yes' });
});

export const changeAfterSalesDraft = action(({ get, set }, draft: AfterSalesDraft) => {
  set(get(hereAtom).form.change, { ...get(valuesAtom), ...draft });
});

/** The pictures of the line that the address names. */
export const picturesHereAtom = atom((get) => get(hereAtom).uploads);

/** Forgets what was written about one line, wherever the visitor is by now. */
export const forgetAfterSales = action(({ set }, key: string) => {
  const { form, uploads } = writtenAbout(key);
  set(form.forget);
  set(uploads.clear);
});
