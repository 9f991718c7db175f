import { claimWarranty } from '@signal-shop/sdk/calls';
import type { ArgumentOf, Warranty } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type { ClaimSending } from '@signal-shop/ui/forms/warranty-claim-form/warranty-claim-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { locationAtom } from '../core/location.ts';
import { report } from '../core/report.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { refetchWarranties } from './warranties.ts';

/** Which line of which order is defective, and what it is called. */
export type ClaimedGoods = Pick<Warranty, 'ordersn' | 'line_id' | 'goods_name'>;

const claimedAtom = scoped<ClaimedGoods | null>(null, 'login');
// No atomWithRefresh: what is read again is built on this module, which cannot import it.
const claimsAtom = atom(0);
/** Increments with each report: queries about warranties refetch. */
export const claimCountAtom = atom((get) => get(claimsAtom));
const form = persistedForm({
  item: 'warranty_claim_draft',
  names: ['problem', 'about', 'contacted'],
  secrets: [],
  begin: () => ({}),
});

/** Pictures of the defect; each is sent as soon as it is chosen. */
export const claimPictures = pictureUploads({
  maximum: limits.claimWarranty.credentials.maxItems,
  place: { item: 'warranty_claim_pictures' },
  send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
});

/** The warranty whose defect is being reported; null for none. */
export const claimedWarrantyAtom = atom((get) => get(claimedAtom));
export const claimProblemAtom = atom((get) => get(form.valuesAtom).problem);
/** Whether the customer says that customer service was contacted. */
export const isClaimContactedAtom = atom((get) => get(form.valuesAtom).contacted !== '');
export const claimSendingAtom = atom(
  (get): ClaimSending =>
    shownState(
      get(sending.stateAtom),
      ({ msg, warranty }): ClaimSending => ({ status: 'sent', message: msg, claim: sentClaim(warranty) }),
    ),
);

/**
 * Opens a report; the draft about the same product is still there, about another it is not. A pending report is shown
 * instead, so that a failure loses nothing.
 */
export const beginClaim = action(({ get, set }, warranty: ClaimedGoods) => {
  if (get(claimSendingAtom).status === 'pending') {
    set(openSinceAtom, get(locationAtom).visit);
    return;
  }
  const about = `${warranty.ordersn}/${warranty.line_id}`;
  if (get(form.valuesAtom).about !== about) {
    set(forgetClaim);
    set(form.change, { problem: '', about, contacted: '' });
  }
  set(sending.reset);
  set(openSinceAtom, get(locationAtom).visit);
  set(claimedAtom, warranty);
});

/** The visit in which the window was opened: it stays behind when its customer goes on to another page. */
const openSinceAtom = scoped<number | null>(null, 'login');
export const isClaimOpenAtom = atom((get) => get(openSinceAtom) === get(locationAtom).visit);
/** Closes the window; what was written stays for another try. */
export const closeClaim = action(({ set }) => set(openSinceAtom, null));

export const changeClaimProblem = action(({ get, set }, problem: string) => {
  set(form.change, { ...get(form.valuesAtom), problem });
});

export const confirmClaimContact = action(({ get, set }) => {
  set(form.change, { ...get(form.valuesAtom), contacted: 'yes' });
});

const forgetClaim = action(({ set }) => {
  set(form.forget);
  set(claimPictures.clear);
});

const sending = mutation(
  (shop, claim: ArgumentOf<'claimWarranty'>, options) => claimWarranty(shop, claim, options),
  {
    onDone: ({ set }) => {
      set(claimsAtom, (count) => count + 1);
      set(refetchWarranties);
      set(forgetClaim);
    },
  },
);

/**
 * Sends the report; a refusal preserves the text and the pictures. A customer who has closed the dialog or left the page
 * sees the failure as a toast.
 */
export const sendClaim = action(async ({ get, set }) => {
  const warranty = get(claimedAtom);
  if (warranty === null || get(claimSendingAtom).status === 'sent') return;
  const isCurrent = guard(get, 'login');
  const isHere = guard(get, 'visit');
  await set(sending.mutate, {
    ordersn: warranty.ordersn,
    line_id: warranty.line_id,
    problem: get(claimProblemAtom).trim(),
    credentials: [...get(claimPictures.addressesAtom)],
  });
  const state = get(sending.stateAtom);
  if (state.status !== 'failed' || !isCurrent()) return;
  if (!isHere() || !get(isClaimOpenAtom)) set(report, state.error, { say: 'error' });
});

function sentClaim({ ordersn, claim }: Warranty) {
  return claim === null ? null : { number: claim.number, ordersn, requestId: claim.request_id };
}
