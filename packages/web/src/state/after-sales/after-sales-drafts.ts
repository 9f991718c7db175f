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
import { family } from '../queries/family.ts';
import { afterSalesKeyAtom } from './after-sales-location.ts';

type Field = keyof AfterSalesDraft | 'contacted';

/**
 * The draft about one order line, and whether customer service was contacted; each picture uploads as soon as it is
 * chosen.
 */
interface LineDraft {
  readonly form: PersistedForm<Field>;
  readonly uploads: PictureUploads;
}

const fields = ['kind', 'reason', 'quantity', 'problem', 'comment_url', 'note', 'contacted'] as const;

/** Each order line has its own draft and pictures. */
const lineDraftOf = family(
  (key: string): LineDraft => ({
    form: persistedForm<Field>({
      item: 'after_sales_draft',
      of: key,
      names: fields,
      secrets: [],
      begin: () => emptyAfterSalesDraft,
    }),
    uploads: pictureUploads({
      maximum: limits.requestAfterSales.credentials.maxItems,
      storageKey: { item: 'after_sales_pictures', of: key },
      send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
    }),
  }),
);

const lineDraftAtom = atom((get) => lineDraftOf(get(afterSalesKeyAtom)));
const valuesAtom = atom((get) => get(get(lineDraftAtom).form.valuesAtom));

export const afterSalesDraftAtom = atom((get): AfterSalesDraft => {
  const { contacted: _contacted, ...draft } = get(valuesAtom);
  return draft;
});
export const isSupportContactedAtom = atom((get) => get(valuesAtom).contacted !== '');
export const afterSalesPicturesAtom = atom((get) => get(get(lineDraftAtom).uploads.picturesAtom));
export const afterSalesAddressesAtom = atom((get) => get(get(lineDraftAtom).uploads.addressesAtom));

export const confirmContact = action(({ get, set }) => {
  set(get(lineDraftAtom).form.change, { ...get(valuesAtom), contacted: 'yes' });
});

export const changeAfterSalesDraft = action(({ get, set }, draft: AfterSalesDraft) => {
  set(get(lineDraftAtom).form.change, { ...get(valuesAtom), ...draft });
});

/** The pictures of the order line in the address. */
export const picturesHereAtom = atom((get) => get(lineDraftAtom).uploads);

/** Removes the draft of one line, also after a navigation. */
export const forgetAfterSales = action(({ set }, key: string) => {
  const { form, uploads } = lineDraftOf(key);
  set(form.forget);
  set(uploads.clear);
});
