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
import { notify } from '../core/notices.ts';
import { serverMessageOf } from '../core/server-message.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { rememberUser } from '../session/session.ts';

type Field = keyof ProfileDraft;

const profileLocationAtom = lastLocationOf('profile');

const profileQuery = query(
  async ({ get, shop, signal }) => {
    get(profileLocationAtom);
    return (await getProfile(shop, { signal })).msg;
  },
  { scope: 'login', keepPrevious: true },
);

/** The customer's profile; refetches on each visit. */
export const profileAtom = profileQuery.stateAtom;
export const profilePromiseAtom = profileQuery.promiseAtom;
export const refetchProfile = profileQuery.refetch;

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

/** The form fields; they start with the fetched profile, and survive a reload and every failure. */
export const profileForm = persistedForm<Field>({
  item: 'profile_draft',
  names: fields,
  secrets: [],
  begin: (get) => draftOf(readyOr(get(profileAtom), null)),
});

/** Whether a field has changed since the request was sent. */
const isChangedSinceAtom = scoped(false, 'login');

const saving = mutation((shop, changes: ArgumentOf<'saveProfile'>) => sendProfile(shop, changes), {
  scope: 'visit',
  of: profileLocationAtom,
  survives: ({ status }) => status !== 'done',
  onDone: ({ set }, { msg }) => set(confirmSaving, msg),
});

/** The confirmation disappears with the next visit. */
export const profileSavingAtom = atom((get): ProfileSaving => {
  const state = get(saving.stateAtom);
  if (state.status === 'done' && get(isChangedSinceAtom)) return { status: 'idle' };
  const refusal = state.status === 'failed' ? refusalOf(state.error) : null;
  if (refusal !== null) return { status: 'refused', refusal };
  return shownState(
    state,
    ({ msg, points_earned }): ProfileSaving => ({ status: 'saved', message: msg, points: points_earned }),
  );
});

/** A refused field loses its error as soon as it changes. */
export const changeProfile = action(({ get, set }, draft: ProfileDraft) => {
  const state = get(profileSavingAtom);
  const isStillRefused =
    state.status === 'refused' &&
    draft[state.refusal.field] === get(profileForm.valuesAtom)[state.refusal.field];
  if (state.status === 'pending') set(isChangedSinceAtom, true);
  else if (!isStillRefused) set(saving.reset);
  set(profileForm.change, draft);
});

/** Saves the changed fields; the first complete profile earns points (spec §9). */
export const saveProfile = action(async ({ get, set }) => {
  const profile = readyOr(get(profileAtom), null);
  if (profile === null || get(saving.stateAtom).status === 'pending') return;
  set(isChangedSinceAtom, false);
  await set(saving.mutate, changesOf(get(profileForm.valuesAtom), profile));
});

/**
 * The profile is saved even if the refetch fails, and changes since the request stay in the form. In both cases the form cannot
 * show the confirmation, so a toast shows it.
 */
const confirmSaving = action(async ({ get, set }, message: string) => {
  const isCurrent = guard(get, 'login');
  set(profileQuery.refetch);
  const isRefetched = await get(profileQuery.promiseAtom).then(
    () => true,
    () => false,
  );
  if (!isCurrent()) return;
  const isChangedSince = get(isChangedSinceAtom);
  if (isChangedSince) set(profileForm.change, get(profileForm.valuesAtom));
  else set(profileForm.forget);
  if (!isRefetched || isChangedSince) set(notify, 'success', { kind: 'server', message });
  void set(rememberUser);
});

/** The invitation link with its origin. */
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

/** An emptied required field reverts. Without any change the nickname is sent, so that the save can be confirmed. */
function changesOf(draft: ProfileDraft, profile: Profile): ArgumentOf<'saveProfile'> {
  const text = (value: string) => (value.trim() === '' ? null : value.trim());
  const changes = {
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
    ...(changes.country !== profile.country && { country: changes.country }),
    ...(changes.state !== profile.state && { state: changes.state }),
    ...(changes.city !== profile.city && { city: changes.city }),
    ...(changes.birth_date !== profile.birth_date && { birth_date: changes.birth_date }),
    ...(changes.gender !== profile.gender && { gender: changes.gender }),
    ...(changes.marketplace_url !== profile.marketplace_url && { marketplace_url: changes.marketplace_url }),
  };
}

type Refusal = Extract<ProfileSaving, { readonly status: 'refused' }>['refusal'];

function refusalOf(error: unknown): Refusal | null {
  const message = serverMessageOf(error);
  const field = fieldOf(isShopError(error) ? error.code : undefined);
  return message === null || field === null ? null : { field, message };
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
