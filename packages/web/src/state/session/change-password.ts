import { isShopError } from '@signal-shop/sdk';
import { changePassword as sendPassword } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { PasswordDraft } from '@signal-shop/ui/forms/change-password-form/change-password-form.tsx';
import type { PasswordState } from '@signal-shop/ui/screens/account-password/account-password.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { failureOf } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { sentenceOf } from './complete-login.ts';

const empty: PasswordDraft = { current_password: '', password: '', password_confirmation: '' };

const placeAtom = lastLocationOf('changePassword');
const typedAtom = personal<PasswordDraft>(empty);
const saidAtom = personal<{ readonly state: PasswordState; readonly visit: number }>({
  state: { status: 'idle' },
  visit: 0,
});

/** What is typed; kept by nothing but this page. */
export const passwordDraftAtom = atom((get) => get(typedAtom));

/** Whoever comes back later is not told again what was done. */
export const passwordStateAtom = atom((get): PasswordState => {
  const { state, visit } = get(saidAtom);
  return visit === get(placeAtom).visit || state.status === 'pending' ? state : { status: 'idle' };
});

const say = action(({ get, set }, state: PasswordState) => {
  set(saidAtom, { state, visit: get(placeAtom).visit });
});

/** Takes over what is typed; a field that the server refused is judged anew once it changes. */
export const typePassword = action(({ get, set }, draft: PasswordDraft) => {
  const state = get(passwordStateAtom);
  const isJudged =
    state.status === 'refused' && draft[state.refusal.field] === get(typedAtom)[state.refusal.field];
  if (!isJudged && state.status !== 'pending') set(say, { status: 'idle' });
  set(typedAtom, draft);
});

const passwordIntention = createIdempotencyKey();

/** Changes the password, once at a time; what was typed is gone afterwards. A lost answer is asked for again. */
export const changePassword = action(async ({ get, set, environment: { shop } }) => {
  if (get(passwordStateAtom).status === 'pending') return;
  const isSame = sameCustomer(get);
  set(say, { status: 'pending' });
  try {
    const typed = get(typedAtom);
    const once = { idempotencyKey: set(passwordIntention.begin, typed) };
    const { msg } = await sendPassword(shop, typed, once);
    if (!isSame()) return;
    set(passwordIntention.end);
    set(typedAtom, empty);
    set(say, { status: 'done', message: msg });
  } catch (error) {
    if (!isSame()) return;
    set(passwordIntention.end, error);
    set(say, stateAfter(error));
  }
});

function stateAfter(error: unknown): PasswordState {
  if (isShopError(error) && error.kind === 'session') return { status: 'idle' };
  const message = sentenceOf(error);
  const code = isShopError(error) ? error.code : undefined;
  if (message !== null && code === ResponseCode.passwordWrong)
    return { status: 'refused', refusal: { field: 'current_password', message } };
  if (message !== null && code === ResponseCode.passwordsDiffer)
    return { status: 'refused', refusal: { field: 'password_confirmation', message } };
  return { status: 'failed', failure: failureOf(error) };
}
