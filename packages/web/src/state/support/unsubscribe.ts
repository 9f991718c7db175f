import { isShopError } from '@signal-shop/sdk';
import { getMailSubscription, resubscribe, unsubscribe } from '@signal-shop/sdk/calls';
import type { MailSubscription } from '@signal-shop/sdk/contract';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { UnsubscribeState } from '@signal-shop/ui/screens/support/unsubscribe/unsubscribe.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';

const { minLength, maxLength } = limits.getMailSubscription.token;
const pageLocationAtom = lastLocationOf('unsubscribe');
const tokenTextAtom = queryOf(pageLocationAtom, 'token');

/** The token of the link; null for an address without a possible one. */
const tokenAtom = atom((get) => {
  const token = get(tokenTextAtom) ?? '';
  return token.length >= minLength && token.length <= maxLength ? token : null;
});

type LinkState = Extract<UnsubscribeState, { readonly status: 'invalid' }> | MailSubscription;

const linkQuery = query(async ({ get, shop, signal }): Promise<LinkState> => {
  get(pageLocationAtom);
  const token = get(tokenAtom);
  if (token === null) return { status: 'invalid', message: null };
  try {
    return (await getMailSubscription(shop, { token }, { signal })).msg;
  } catch (error) {
    if (isLinkRefusal(error)) return { status: 'invalid', message: serverMessageOf(error) };
    throw error;
  }
});

export const refetchSubscription = linkQuery.refetch;

/** The subscription after a change in this visit; null before. */
const changedAtom = scoped<MailSubscription | null>(null, 'visit', { of: pageLocationAtom });

interface Change {
  readonly token: string;
  readonly subscribes: boolean;
}

const change = mutation(
  (shop, { token, subscribes }: Change, options) =>
    (subscribes ? resubscribe : unsubscribe)(shop, { token }, options),
  {
    scope: 'visit',
    of: pageLocationAtom,
    onDone: ({ set }, { subscription }, _change, isHere) => {
      if (isHere()) set(changedAtom, subscription);
    },
  },
);

type SubscriptionState =
  | Exclude<UnsubscribeState, { readonly status: 'failed' }>
  | { readonly status: 'failed'; readonly failure: Failure };

/** The subscription of the link in the address. */
export const subscriptionAtom = atom((get): SubscriptionState => {
  const link = get(linkQuery.stateAtom);
  if (link.status !== 'ready') return link;
  if ('status' in link.value) return link.value;
  const changed = get(changedAtom);
  return {
    status: 'ready',
    subscription: changed ?? link.value,
    changed: changed !== null,
    change: shownState(get(change.stateAtom)),
  };
});

const changeTo = action(async ({ get, set }, subscribes: boolean) => {
  const token = get(tokenAtom);
  if (token !== null) await set(change.mutate, { token, subscribes });
});

/** Ends the kind of email that the link is about. */
export const endEmails = action(({ set }) => set(changeTo, false));

/** Undoes the unsubscription. */
export const restoreEmails = action(({ set }) => set(changeTo, true));

/** The code of the refusal is that of every mailed code that is wrong or too old. */
function isLinkRefusal(error: unknown): boolean {
  return isShopError(error) && error.code === ResponseCode.verificationCodeWrong;
}
