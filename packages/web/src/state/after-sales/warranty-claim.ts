import { claimWarranty } from '@signal-shop/sdk/calls';
import type { ArgumentOf, Warranty } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type { ClaimSending } from '@signal-shop/ui/forms/warranty-claim-form/warranty-claim-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { report } from '../core/report.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { refetchWarranties } from './warranties.ts';

/** The defective order line, with the name of its product. */
export type ClaimedGoods = Pick<Warranty, 'ordersn' | 'line_id' | 'goods_name'>;

const claimAtom = scoped<ClaimedGoods | null>(null, 'login');
// Not `atomWithRefresh`: the queries import this module, so it cannot import them.
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
  storageKey: { item: 'warranty_claim_pictures' },
  send: async (shop, file, sending) => (await sendPicture(shop, file, sending)).url,
});

/** The warranty whose defect is being reported; null for none. */
export const claimedWarrantyAtom = atom((get) => get(claimAtom));
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
 * Opens a report with the draft for the same product, or an empty one for another product. Shows a pending report
 * instead, so that a failure loses no input.
 */
export const beginClaim = action(({ get, set }, warranty: ClaimedGoods) => {
  if (get(claimSendingAtom).status === 'pending') {
    set(isOpenAtom, true);
    return;
  }
  const about = `${warranty.ordersn}/${warranty.line_id}`;
  if (get(form.valuesAtom).about !== about) {
    set(forgetClaim);
    set(form.change, { problem: '', about, contacted: '' });
  }
  set(sending.reset);
  set(isOpenAtom, true);
  set(claimAtom, warranty);
});

/** Whether the dialog is open; a navigation closes it. */
const isOpenAtom = scoped(false, 'visit');
export const isClaimOpenAtom = atom((get) => get(isOpenAtom));
/** Closes the dialog; the draft is persisted. */
export const closeClaim = action(({ set }) => set(isOpenAtom, false));

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
  const warranty = get(claimAtom);
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
  if (!isHere() || !get(isClaimOpenAtom)) set(report, state.error, { tone: 'error' });
});

function sentClaim({ ordersn, claim }: Warranty) {
  return claim === null ? null : { number: claim.number, ordersn, requestId: claim.request_id };
}
