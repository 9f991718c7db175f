import { isShopError } from '@signal-shop/sdk';
import { claimWarranty } from '@signal-shop/sdk/calls';
import type { Warranty } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { sendPicture } from '@signal-shop/sdk/upload';
import type { ClaimSending } from '@signal-shop/ui/forms/warranty-claim-form/warranty-claim-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { locationAtom } from '../core/location.ts';
import { report } from '../core/report.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { failureOf } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { stillHere } from '../scopes/still-here.ts';
import { readWarranties } from './warranties.ts';

const idle: ClaimSending = { status: 'idle' };
/** Which line of which order is defective, and what it is called. */
export type ClaimedGoods = Pick<Warranty, 'ordersn' | 'line_id' | 'goods_name'>;

const claimedAtom = personal<ClaimedGoods | null>(null);
// No atomWithRefresh: what is read again is built on this module, which cannot import it.
const claimsAtom = atom(0);
/** Grows with each report that arrived: what tells of warranties is read again. */
export const claimCountAtom = atom((get) => get(claimsAtom));
const form = keptForm({
  item: 'warranty_claim_draft',
  names: ['problem', 'about', 'contacted'],
  secrets: [],
  begin: () => ({}),
});
const sendingAtom = personal<ClaimSending>(idle);
const claimIntention = createIdempotencyKey();

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
export const claimSendingAtom = atom((get) => get(sendingAtom));

/**
 * Begins a report; what was written about the same goods before is still there, about others it is not. A report that is
 * on its way is shown instead, so that nothing of it is lost should it fail.
 */
export const beginClaim = action(({ get, set }, warranty: ClaimedGoods) => {
  if (get(sendingAtom).status === 'pending') {
    set(openSinceAtom, get(locationAtom).visit);
    return;
  }
  const about = `${warranty.ordersn}/${warranty.line_id}`;
  if (get(form.valuesAtom).about !== about) {
    set(forgetClaim);
    set(form.change, { problem: '', about, contacted: '' });
  }
  set(sendingAtom, idle);
  set(openSinceAtom, get(locationAtom).visit);
  set(claimedAtom, warranty);
});

/** The visit in which the window was opened: it stays behind when its customer goes on to another page. */
const openSinceAtom = personal<number | null>(null);
export const isClaimOpenAtom = atom((get) => get(openSinceAtom) === get(locationAtom).visit);
/** Closes the window; what was written stays for another try. */
export const closeClaim = action(({ set }) => set(openSinceAtom, null));

export const typeClaimProblem = action(({ get, set }, problem: string) => {
  set(form.change, { ...get(form.valuesAtom), problem });
});

export const confirmClaimContact = action(({ get, set }) => {
  set(form.change, { ...get(form.valuesAtom), contacted: 'yes' });
});

const forgetClaim = action(({ set }) => {
  set(form.forget);
  set(claimPictures.clear);
});

/**
 * Sends the report, once at a time; a refusal keeps everything that was written and sent. Whoever no longer looks at the
 * window is told of it at the edge of the page.
 */
export const sendClaim = action(async ({ get, set, environment: { shop } }) => {
  const warranty = get(claimedAtom);
  const { status } = get(sendingAtom);
  if (warranty === null || status === 'pending' || status === 'sent') return;
  const { isSame, isHere } = stillHere(get);
  set(sendingAtom, { status: 'pending' });
  try {
    const claim = {
      ordersn: warranty.ordersn,
      line_id: warranty.line_id,
      problem: get(claimProblemAtom).trim(),
      credentials: [...get(claimPictures.addressesAtom)],
    };
    const once = { idempotencyKey: set(claimIntention.begin, claim) };
    const { msg: message, warranty: claimed } = await claimWarranty(shop, claim, once);
    if (!isSame()) return;
    set(claimIntention.end);
    set(claimsAtom, (count) => count + 1);
    set(readWarranties);
    set(forgetClaim);
    set(sendingAtom, { status: 'sent', message, claim: sentClaim(claimed) });
  } catch (error) {
    if (!isSame()) return;
    set(claimIntention.end, error);
    const isOver = isShopError(error) && error.kind === 'session';
    set(sendingAtom, isOver ? idle : { status: 'failed', failure: failureOf(error) });
    if (!isHere() || !get(isClaimOpenAtom)) set(report, error, { say: 'error' });
  }
});

function sentClaim({ ordersn, claim }: Warranty) {
  return claim === null ? null : { number: claim.number, ordersn, requestId: claim.request_id };
}
