import { isShopError } from '@signal-shop/sdk';
import { getProfile, saveProfile as sendProfile } from '@signal-shop/sdk/calls';
import type { ArgumentOf, Profile } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { isoDateOf } from '@signal-shop/ui/components/date-field/date-text.ts';
import type { ProfileDraft, ProfileSaving } from '@signal-shop/ui/forms/profile-form/profile-form.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { lastLocationOf } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { notify } from '../core/notices.ts';
import { keptForm } from '../persistence/kept-form.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { failureOf, readyOr, source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';
import { sentenceOf } from '../session/complete-login.ts';
import { rememberUser } from '../session/session.ts';

type Field = keyof ProfileDraft;

const placeAtom = lastLocationOf('profile');

const profileSource = source(async ({ get, shop, signal }) => {
  get(placeAtom);
  get(loginNumberAtom);
  return (await getProfile(shop, { signal })).msg;
});

/** What the customer told of itself, read anew on each visit. */
export const profileAtom = ownRemote(profileSource);
export const readProfile = action(({ set }) => set(profileSource));

const fields = [
  'firstname',
  'email',
  'email_confirmation',
  'country',
  'state',
  'city',
  'birth_date',
  'gender',
  'marketplace_url',
] as const satisfies readonly Field[];

/** What is typed; it begins with what is known, and outlives a reload and every failure. */
export const profileForm = keptForm<Field>({
  item: 'profile_draft',
  names: fields,
  secrets: [],
  begin: (get) => draftOf(readyOr(get(profileAtom), null)),
});

const savingKeptAtom = personal<{ readonly saving: ProfileSaving; readonly visit: number }>({
  saving: { status: 'idle' },
  visit: 0,
});

/** Whoever comes back later is not told again what was saved. */
export const profileSavingAtom = atom((get): ProfileSaving => {
  const { saving, visit } = get(savingKeptAtom);
  return saving.status === 'saved' && visit !== get(placeAtom).visit ? { status: 'idle' } : saving;
});

/** Whether something was typed since it was sent. */
const isTypedSinceAtom = personal(false);

const say = action(({ get, set }, saving: ProfileSaving) => {
  set(savingKeptAtom, { saving, visit: get(placeAtom).visit });
});

/** Takes over what is typed; a field that the server refused is judged anew once it changes. */
export const changeProfile = action(({ get, set }, draft: ProfileDraft) => {
  const saving = get(profileSavingAtom);
  const stays =
    saving.status === 'pending' ||
    (saving.status === 'refused' &&
      draft[saving.refusal.field] === get(profileForm.valuesAtom)[saving.refusal.field]);
  if (!stays) set(say, { status: 'idle' });
  if (saving.status === 'pending') set(isTypedSinceAtom, true);
  set(profileForm.change, draft);
});

/** Saves what is different, once at a time; the first time that nothing is missing earns points (spec §9). */
export const saveProfile = action(async ({ get, set, environment: { shop } }) => {
  const profile = readyOr(get(profileAtom), null);
  if (profile === null || get(profileSavingAtom).status === 'pending') return;
  const changes = changesOf(get(profileForm.valuesAtom), profile);
  const isSame = sameCustomer(get);
  set(isTypedSinceAtom, false);
  set(say, { status: 'pending' });
  try {
    const { msg, points_earned } = await sendProfile(shop, changes);
    if (isSame()) await set(showSaved, { status: 'saved', message: msg, points: points_earned });
  } catch (error) {
    if (isSame()) set(say, savingAfter(error));
  }
});

type Saved = Extract<ProfileSaving, { readonly status: 'saved' }>;

/**
 * It is saved, whether or not it can be read again. What was typed meanwhile stays to be saved; there, and where the form
 * cannot come back, the page's corner says what was done.
 */
const showSaved = action(async ({ get, set }, saved: Saved) => {
  const isSame = sameCustomer(get);
  set(profileSource);
  const isRead = await get(profileSource).then(
    () => true,
    () => false,
  );
  if (!isSame()) return;
  const isTypedSince = get(isTypedSinceAtom);
  if (isTypedSince) set(profileForm.change, get(profileForm.valuesAtom));
  else set(profileForm.forget);
  set(say, isTypedSince ? { status: 'idle' } : saved);
  if (!isRead || isTypedSince) set(notify, 'success', { kind: 'server', message: saved.message });
  await set(rememberUser);
});

/** The whole address that friends open. */
export const inviteLinkAtom = atom((get) => {
  const path = readyOr(get(profileAtom), null)?.invite_link ?? '/';
  return new URL(path, get(environmentAtom).origin).href;
});

function draftOf(profile: Profile | null): Partial<ProfileDraft> {
  if (profile === null) return {};
  return {
    firstname: profile.firstname,
    email: profile.email,
    country: profile.country ?? '',
    state: profile.state ?? '',
    city: profile.city ?? '',
    birth_date: profile.birth_date ?? '',
    gender: profile.gender ?? '',
    marketplace_url: profile.marketplace_url ?? '',
  };
}

/** A field that was emptied is taken back. Without any change the nickname is sent, so that saving can be said. */
function changesOf(draft: ProfileDraft, profile: Profile): ArgumentOf<'saveProfile'> {
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  const wanted = {
    country: text(draft.country),
    state: text(draft.state),
    city: text(draft.city),
    birth_date: draft.birth_date === '' ? null : isoDateOf(draft.birth_date),
    gender: draft.gender === 'male' || draft.gender === 'female' ? draft.gender : null,
    marketplace_url: text(draft.marketplace_url),
  } as const;
  const email = draft.email.trim();
  return {
    firstname: draft.firstname.trim(),
    ...(email !== profile.email && { email, email_confirmation: draft.email_confirmation.trim() }),
    ...(wanted.country !== profile.country && { country: wanted.country }),
    ...(wanted.state !== profile.state && { state: wanted.state }),
    ...(wanted.city !== profile.city && { city: wanted.city }),
    ...(wanted.birth_date !== profile.birth_date && { birth_date: wanted.birth_date }),
    ...(wanted.gender !== profile.gender && { gender: wanted.gender }),
    ...(wanted.marketplace_url !== profile.marketplace_url && { marketplace_url: wanted.marketplace_url }),
  };
}

function savingAfter(error: unknown): ProfileSaving {
  if (isShopError(error) && error.kind === 'session') return { status: 'idle' };
  const message = sentenceOf(error);
  const code = isShopError(error) ? error.code : undefined;
  const field = fieldOf(code);
  return message === null || field === null
    ? { status: 'failed', failure: failureOf(error) }
    : { status: 'refused', refusal: { field, message } };
}

function fieldOf(code: number | undefined): Field | null {
  switch (code) {
    case ResponseCode.userAlreadyRegistered:
      return 'email';
    case ResponseCode.emailsDiffer:
      return 'email_confirmation';
    case ResponseCode.birthDateInvalid:
      return 'birth_date';
    default:
      return null;
  }
}
