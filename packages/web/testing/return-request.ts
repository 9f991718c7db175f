import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { afterSalesSubjectAtom } from '../src/state/after-sales/after-sales.ts';
import { confirmContact } from '../src/state/after-sales/after-sales-drafts.ts';
import {
  afterSalesSendingAtom,
  changeAfterSales,
  chooseVoucher,
} from '../src/state/after-sales/after-sales-form.ts';
import type { Between } from './broken-answers.ts';
import { pictureFile } from './picture.ts';
import { member, openTestShop } from './test-shop.ts';

/** Two equal headsets, delivered eight days ago. */
export const headsets = 'SG20260102000019';
export const path = hrefs.afterSales(headsets, 1);

/** A customer's text in a return request. */
export const returnDraft = {
  kind: 'return',
  reason: 'defective',
  quantity: '1',
  problem: ' The left side is silent. ',
  comment_url: '',
  note: '',
};

interface Opening {
  readonly at?: string;
  readonly between?: Between;
  readonly sessionItems?: Readonly<Record<string, string>>;
}

/** A logged-in customer on the return page. */
export function enter({ at = path, ...options }: Opening = {}) {
  return openTestShop({ ...member, at, ...options });
}

/** Fills in the whole return form and uploads a picture. */
export async function fillIn(shop: ReturnType<typeof enter>, changes: Partial<typeof returnDraft> = {}) {
  await shop.settled(afterSalesSubjectAtom);
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, { ...returnDraft, ...changes });
  await shop.store.set(chooseVoucher, pictureFile('left-side.png'));
}

export const sendingOf = ({ store }: ReturnType<typeof enter>) => store.get(afterSalesSendingAtom);
