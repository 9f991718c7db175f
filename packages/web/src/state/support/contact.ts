import { isShopError } from '@signal-shop/sdk';
import { listContacts, sendMessage as send } from '@signal-shop/sdk/calls';
import type { ResultOf } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Desk } from '@signal-shop/ui/components/contact-card/desk-hours.tsx';
import type { ContactDraft, ContactFormState } from '@signal-shop/ui/forms/contact-form/contact-form.tsx';
import type { ContactsView } from '@signal-shop/ui/screens/contact-us/contact-us.states.ts';
import { atom } from 'jotai';
import { safeHref } from '../../safe-address.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { nowAtom } from '../core/clock.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { failureOf, remote, source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { typedEmailAtom } from '../session/complete-login.ts';

const placeAtom = lastLocationOf('contactUs');

const contactsSource = source(async ({ get, shop, signal }) => {
  get(placeAtom);
  const answer = await listContacts(shop, { signal });
  // How far this device's clock is ahead of the shop's.
  const aheadMs = get(environmentAtom).clock.now() - answer.server_time * 1_000;
  return { answer, aheadMs };
});
const contactsRemote = remote(contactsSource);
export const retryContacts = action(({ set }) => set(contactsSource));

/** Whether somebody is at work by the shop's clock; changes when the desk opens or closes, not each second. */
const isOpenAtom = atom((get) => {
  const contacts = get(contactsRemote);
  if (contacts.status !== 'ready') return false;
  const { answer, aheadMs } = contacts.value;
  const nowMs = get(nowAtom) - aheadMs;
  if (answer.closes_at !== null) return nowMs < answer.closes_at * 1_000;
  return answer.opens_at !== null && nowMs >= answer.opens_at * 1_000;
});

/** Telephone and email per region, the address, the group and the hours. */
export const contactsAtom = atom((get) => {
  const contacts = get(contactsRemote);
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

const idle: ContactFormState = { status: 'idle' };
const saidAtom = personal<{ readonly state: ContactFormState; readonly visit: number }>({
  state: idle,
  visit: 0,
});
const sentAtom = atom<{ readonly letter: string; readonly key: string } | null>(null);

const form = keptForm<keyof ContactDraft>({
  item: 'contact_draft',
  names: ['name', 'email', 'message'],
  secrets: [],
  begin: (get) => ({ email: get(typedEmailAtom) }),
});

/** What was typed; it outlives a reload and every failure. */
export const contactDraftAtom = form.valuesAtom;

/** Whoever comes back after a message was sent finds an empty form. */
export const contactFormAtom = atom((get): ContactFormState => {
  const { state, visit } = get(saidAtom);
  return state.status === 'sent' && visit !== get(placeAtom).visit ? idle : state;
});

const say = action(({ get, set }, state: ContactFormState) => {
  set(saidAtom, { state, visit: get(placeAtom).visit });
});

/** Takes over what is typed; a field that the shop refused is judged anew once it changes. */
export const changeContact = action(({ get, set }, draft: ContactDraft) => {
  const state = get(contactFormAtom);
  if (state.status === 'refused') {
    const { field } = state.refusal;
    if (draft[field] !== get(contactDraftAtom)[field]) set(say, idle);
  }
  set(form.change, { ...draft });
});

/** Sends the message; sending the same again after a lost answer is the same message. */
export const sendContact = action(async (context) => {
  const { get, set, environment } = context;
  if (get(contactFormAtom).status === 'pending') return;
  const draft = get(contactDraftAtom);
  const letter = { name: draft.name.trim(), email: draft.email.trim(), message: draft.message.trim() };
  const isSame = sameCustomer(get);
  set(say, { status: 'pending' });
  try {
    const answer = await send(environment.shop, letter, { idempotencyKey: keyOf(context, letter) });
    if (!isSame()) return;
    set(sentAtom, null);
    set(form.forget);
    const { msg: message, reference, reply_until } = answer;
    set(say, { status: 'sent', message, reference, replyUntilMs: reply_until * 1_000 });
  } catch (error) {
    if (isSame()) set(say, stateAfter(error));
  }
});

export const writeAnother = action(({ set }) => set(say, idle));

function keyOf({ get, set, environment }: ActionContext, draft: ContactDraft): string {
  const letter = JSON.stringify(draft);
  const sent = get(sentAtom);
  if (sent?.letter === letter) return sent.key;
  const key = environment.uniqueKey();
  set(sentAtom, { letter, key });
  return key;
}

function stateAfter(error: unknown): ContactFormState {
  const failure = failureOf(error);
  const isAddress = isShopError(error) && error.code === ResponseCode.emailInvalid;
  return isAddress && failure.kind === 'server'
    ? { status: 'refused', refusal: { field: 'email', message: failure.message } }
    : { status: 'failed', failure };
}
