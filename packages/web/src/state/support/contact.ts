import { isShopError } from '@signal-shop/sdk';
import { listContacts, sendMessage as send } from '@signal-shop/sdk/calls';
import type { ArgumentOf, ResultOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Desk } from '@signal-shop/ui/components/contact-card/desk-hours.tsx';
import type { ContactDraft, ContactFormState } from '@signal-shop/ui/forms/contact-form/contact-form.tsx';
import type { Failure } from '@signal-shop/ui/remote.ts';
import type { ContactsView } from '@signal-shop/ui/screens/support/contact-us/contact-us.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import { action } from '../core/action.ts';
import { nowAtom } from '../core/clock.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { lastEmailAtom } from '../session/complete-login.ts';

const pageLocationAtom = lastLocationOf('contactUs');

const contactsQuery = query(async ({ get, shop, signal }) => {
  get(pageLocationAtom);
  const answer = await listContacts(shop, { signal });
  // The offset of this device's clock from the server's.
  const aheadMs = get(environmentAtom).clock.now() - answer.server_time * 1_000;
  return { answer, aheadMs };
});
export const refetchContacts = contactsQuery.refetch;

/** Whether the support is open by the shop's clock; changes when it opens or closes, not each second. */
const isOpenAtom = atom((get) => {
  const contacts = get(contactsQuery.stateAtom);
  if (contacts.status !== 'ready') return false;
  const { answer, aheadMs } = contacts.value;
  const nowMs = get(nowAtom) - aheadMs;
  if (answer.closes_at !== null) return nowMs < answer.closes_at * 1_000;
  return answer.opens_at !== null && nowMs >= answer.opens_at * 1_000;
});

/** Telephone and email per region, the address, the group and the hours. */
export const contactsAtom = atom((get) => {
  const contacts = get(contactsQuery.stateAtom);
  if (contacts.status !== 'ready') return contacts;
  const { answer } = contacts.value;
  const view: ContactsView = {
    regions: answer.msg,
    address: answer.address,
    groupLink: answer.group_link === '' ? null : safeHref(answer.group_link),
    desk: deskOf(answer, get(isOpenAtom)),
  };
  return { status: 'ready' as const, view };
});

function deskOf({ opens_at, closes_at }: ResultOf<'listContacts'>, isOpen: boolean): Desk {
  return isOpen
    ? { status: 'open', closesAtMs: closes_at === null ? null : closes_at * 1_000 }
    : { status: 'closed', opensAtMs: opens_at === null ? null : opens_at * 1_000 };
}

const form = persistedForm<keyof ContactDraft>({
  item: 'contact_draft',
  names: ['name', 'email', 'message'],
  secrets: [],
  begin: (get) => ({ email: get(lastEmailAtom) }),
});

/** The form fields; they survive a reload and every failure. */
export const contactDraftAtom = form.valuesAtom;

type Letter = ArgumentOf<'sendMessage'>;

const sending = mutation((shop, letter: Letter, options) => send(shop, letter, options), {
  scope: 'visit',
  of: pageLocationAtom,
  survives: ({ status }) => status !== 'done',
  onDone: ({ set }) => set(form.forget),
});

/** The confirmation disappears with the next visit. */
export const contactFormAtom = atom((get): ContactFormState => {
  const state = get(sending.stateAtom);
  const refusal = state.status === 'failed' ? refusalOf(state.error, state.failure) : null;
  if (refusal !== null) return { status: 'refused', refusal };
  return shownState(
    state,
    ({ msg, reference, reply_until }): ContactFormState => ({
      status: 'sent',
      message: msg,
      reference,
      replyUntilMs: reply_until * 1_000,
    }),
  );
});

/** A refused field loses its error as soon as it changes. */
export const changeContact = action(({ get, set }, draft: ContactDraft) => {
  const state = get(contactFormAtom);
  const isStillRefused =
    state.status !== 'refused' || draft[state.refusal.field] === get(contactDraftAtom)[state.refusal.field];
  if (!isStillRefused) set(sending.reset);
  set(form.change, { ...draft });
});

export const sendContact = action(async ({ get, set }) => {
  const { name, email, message } = get(contactDraftAtom);
  await set(sending.mutate, { name: name.trim(), email: email.trim(), message: message.trim() });
});

export const writeAnother = sending.reset;

type Refusal = Extract<ContactFormState, { readonly status: 'refused' }>['refusal'];

function refusalOf(error: unknown, failure: Failure): Refusal | null {
  const isEmail = isShopError(error) && error.code === ResponseCode.emailInvalid;
  return isEmail && failure.kind === 'server' ? { field: 'email', message: failure.message } : null;
}
