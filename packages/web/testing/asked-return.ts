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

/** Two headsets of one kind, delivered eight days ago. */
export const headsets = 'SG20260102000019';
export const path = hrefs.afterSales(headsets, 1);

/** What a customer writes who sends something back. */
export const typed = {
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

/** A member on the page where something is sent back. */
export function enter({ at = path, ...options }: Opening = {}) {
  return openTestShop({ ...member, at, ...options });
}

/** Customer service was asked, everything is written and a picture is uploaded. */
export async function fillIn(shop: ReturnType<typeof enter>, changes: Partial<typeof typed> = {}) {
  await shop.settled(afterSalesSubjectAtom);
  shop.store.set(confirmContact);
  shop.store.set(changeAfterSales, { ...typed, ...changes });
  await shop.store.set(chooseVoucher, pictureFile('left-side.png'));
}

export const sendingOf = ({ store }: ReturnType<typeof enter>) => store.get(afterSalesSendingAtom);
