import { isShopError } from '@signal-shop/sdk';
import { listStates, savePrizeAddress } from '@signal-shop/sdk/calls';
import { wheelCountry } from '@signal-shop/sdk/constants';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type {
  PrizeDraft,
  PrizeSending,
} from '@signal-shop/ui/forms/prize-address-form/prize-address-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { report } from '../core/report.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { failureOf, readyOr, remote, source } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { userAtom } from '../session/session.ts';

const form = keptForm<keyof PrizeDraft>({
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
const idle: PrizeSending = { status: 'idle' };
const none: ReadonlyMap<number, PrizeSending> = new Map();
const sendingsAtom = personal(none);

const statesSource = source(async ({ shop, signal }) => (await listStates(shop, { signal })).msg);

/** The states that a prize can be sent to. */
export const statesAtom = remote(statesSource);
export const retryStates = action(({ set }) => set(statesSource));

/** What has been typed of the address of a prize; it begins with the email typed last in this tab, or of the login. */
export const prizeDraftAtom = form.valuesAtom;
export const typePrizeAddress = form.change;

/** What became of sending the address of a prize, by the number of the winning; null is no prize. */
export const prizeSendingOfAtom = atom((get) => {
  const sendings = get(sendingsAtom);
  return (winningId: number | null): PrizeSending =>
    (winningId === null ? undefined : sendings.get(winningId)) ?? idle;
});

const say = action(({ get, set }, winningId: number, state: PrizeSending) => {
  set(sendingsAtom, new Map(get(sendingsAtom)).set(winningId, state));
});

/** A prize asks for its own address; what was typed stays as a proposal. */
export const beginPrizeAddress = action(({ get, set }, winningId: number) => {
  if (get(prizeSendingOfAtom)(winningId).status !== 'pending') set(say, winningId, idle);
});

const addressIntention = createIdempotencyKey();

/**
 * Says where a prize goes, once at a time; a refusal keeps what was typed. Answers what became of it, also where
 * another prize is asked about meanwhile.
 * @param isSeen whether whoever sent it still looks at what became of it; else a failure is told at the edge of the page
 */
export const sendPrizeAddress = action(
  async (context, winningId: number, isSeen: () => boolean = () => true) => {
    const { get, set, environment } = context;
    const state = get(prizeSendingOfAtom)(winningId);
    if (state.status === 'pending' || state.status === 'sent') return state;
    const isSame = sameCustomer(get);
    const tell = (said: PrizeSending): PrizeSending => {
      if (!isSame()) return idle;
      set(say, winningId, said);
      return said;
    };
    set(say, winningId, { status: 'pending' });
    try {
      const address = { winning_id: winningId, ...trimmed(get(prizeDraftAtom)) };
      const once = { idempotencyKey: set(addressIntention.begin, address) };
      const { msg } = await savePrizeAddress(environment.shop, address, once);
      if (isSame()) set(addressIntention.end);
      return tell({ status: 'sent', message: msg });
    } catch (error) {
      if (isSame()) set(addressIntention.end, error);
      // An ended login is told by the session.
      const isOver = isShopError(error) && error.kind === 'session';
      const after = isOver ? idle : stateAfter(error);
      if (after.status === 'failed' && isSame() && !isSeen()) set(report, error, { say: 'error' });
      return tell(after);
    }
  },
);

/** A prize whose address the shop has misses nothing, whoever told it. */
function stateAfter(error: unknown): PrizeSending {
  const failure = failureOf(error);
  const isKnown = isShopError(error) && error.code === ResponseCode.winningAddressKnown;
  return isKnown && failure.kind === 'server'
    ? { status: 'sent', message: failure.message }
    : { status: 'failed', failure };
}

function trimmed(draft: PrizeDraft): PrizeDraft {
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
