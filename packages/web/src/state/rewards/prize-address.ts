import { isShopError } from '@signal-shop/sdk';
import { listStates, savePrizeAddress } from '@signal-shop/sdk/calls';
import { wheelCountry } from '@signal-shop/sdk/constants';
import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type {
  PrizeDraft,
  PrizeSending,
} from '@signal-shop/ui/forms/prize-address-form/prize-address-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { report } from '../core/report.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { family } from '../queries/family.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard } from '../scopes/scoped.ts';
import { userAtom } from '../session/session.ts';

const form = persistedForm<keyof PrizeDraft>({
  item: 'prize_address_draft',
  names: [
    'email',
    'buyer_first_name',
    'buyer_last_name',
    'buyer_address',
    'buyer_address_two',
    'country',
    'region',
    'city',
    'code',
    'subcode',
    'phone',
  ],
  secrets: [],
  begin: (get) => ({
    email: get(environmentAtom).sessionItems.get('temp_email') ?? readyOr(get(userAtom), null)?.email ?? '',
    country: wheelCountry,
  }),
});
const statesQuery = query(async ({ shop, signal }) => (await listStates(shop, { signal })).msg);

/** The states that a prize can be sent to. */
export const statesAtom = statesQuery.stateAtom;
export const refetchStates = statesQuery.refetch;

/** The form fields of a prize address; the initial email is the last one of this tab, or that of the login. */
export const prizeDraftAtom = form.valuesAtom;
export const changePrizeAddress = form.change;

type PrizeAddress = ArgumentOf<'savePrizeAddress'>;

/** One mutation for each prize, so that two prizes can be sent at the same time. */
const mutationOf = family((_winningId: number) =>
  mutation((shop, address: PrizeAddress, options) => savePrizeAddress(shop, address, options)),
);

/** The state of sending the address of a prize, by the id of its winning record; null without a prize. */
export const prizeSendingOfAtom = atom((get) => (winningId: number | null): PrizeSending => {
  if (winningId === null) return { status: 'idle' };
  const state = get(mutationOf(winningId).stateAtom);
  const { failure } = state.status === 'failed' && isAddressStored(state.error) ? state : { failure: null };
  if (failure?.kind === 'server') return { status: 'sent', message: failure.message };
  return shownState(state, ({ msg }): PrizeSending => ({ status: 'sent', message: msg }));
});

/** Opens the address form for a prize; the last address stays as a suggestion. */
export const beginPrizeAddress = action(({ get, set }, winningId: number) => {
  if (get(prizeSendingOfAtom)(winningId).status !== 'pending') set(mutationOf(winningId).reset);
});

/**
 * Sends the address of a prize; a refusal preserves the form. Returns the resulting state, also when the form shows
 * another prize by then.
 * @param isSeen whether the form is still visible; otherwise a toast reports a failure
 */
export const sendPrizeAddress = action(
  async (
    { get, set },
    winningId: number,
    isFormVisible: () => boolean = () => true,
  ): Promise<PrizeSending> => {
    const stateOf = () => get(prizeSendingOfAtom)(winningId);
    if (stateOf().status === 'pending' || stateOf().status === 'sent') return stateOf();
    const isCurrent = guard(get, 'login');
    const { mutate, stateAtom } = mutationOf(winningId);
    await set(mutate, { winning_id: winningId, ...withTrimmedFields(get(prizeDraftAtom)) });
    const state = get(stateAtom);
    const isFailed = state.status === 'failed' && stateOf().status === 'failed';
    if (isFailed && isCurrent() && !isFormVisible()) set(report, state.error, { tone: 'error' });
    return stateOf();
  },
);

/** Whether another tab or device has already sent the address. */
function isAddressStored(error: unknown): boolean {
  return isShopError(error) && error.code === ResponseCode.winningAddressKnown;
}

function withTrimmedFields(draft: PrizeDraft): PrizeDraft {
  return {
    ...draft,
    email: draft.email.trim(),
    buyer_first_name: draft.buyer_first_name.trim(),
    buyer_last_name: draft.buyer_last_name.trim(),
    buyer_address: draft.buyer_address.trim(),
    buyer_address_two: draft.buyer_address_two.trim(),
    city: draft.city.trim(),
    code: draft.code.trim(),
    subcode: draft.subcode.trim(),
    phone: draft.phone.trim(),
  };
}
