import type { ArgumentOf, Profile } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { deletionRequestOf, keepAccount, requestDeletion } from '../../world/account/deletion-request.ts';
import { inviteCodeOf, invitedBy } from '../../world/account/invitations.ts';
import type { ProfileChanges } from '../../world/account/profile.ts';
import { completenessOf, profileOf, saveProfile } from '../../world/account/profile.ts';
import { changePassword } from '../../world/session/passwords.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { forMembers } from '../dispatch/call.ts';
import { confirm } from '../dispatch/confirm.ts';
import { toFlag } from '../views/goods-views.ts';

/** Handlers of the profile. */
export const accountOperations = {
  getProfile: forMembers('getProfile', (call) => ({ msg: toProfile(call) })),

  saveProfile: forMembers('saveProfile', (call, argument) => {
    const earnedPoints = saveProfile(call.world, call.customer, changesOf(argument));
    const { profileSaved, profileCompleted } = messagesOf(call.locale).confirmations;
    return {
      msg: earnedPoints > 0 ? profileCompleted : profileSaved,
      points_earned: earnedPoints,
      profile: toProfile(call),
    };
  }),

  changePassword: forMembers('changePassword', ({ world, locale, customer, token }, argument) => {
    const { current_password: current, password, password_confirmation: confirmation } = argument;
    changePassword(world, customer, token, current, password, confirmation);
    return { msg: messagesOf(locale).confirmations.passwordChanged };
  }),

  requestAccountDeletion: forMembers('requestAccountDeletion', (call, confirmation) => {
    const { world, customer, token, locale } = call;
    const { dueAt } = requestDeletion(world, customer, confirmation, token, locale);
    return { msg: confirm(call, 'accountDeletionRequested'), deletion_at: dueAt };
  }),

  keepAccount: forMembers('keepAccount', (call) => {
    keepAccount(call.world, call.customer, call.locale);
    return { msg: confirm(call, 'accountKept') };
  }),
};

export function toProfile({ world, customer }: MemberCall): Profile {
  const profile = profileOf(world, customer);
  const { country, state, city, gender, birthDate, marketplaceUrl } = profile;
  const completeness = completenessOf(profile);
  const code = inviteCodeOf(customer);
  return {
    email: customer.email,
    firstname: customer.nickname,
    country,
    state,
    city,
    birth_date: birthDate,
    gender,
    marketplace_url: marketplaceUrl,
    invite_code: code,
    invite_link: `/login/register?invite=${code}`,
    invited_count: invitedBy(world, customer),
    completeness,
    is_complete: completeness === 100 ? 1 : 0,
    points: customer.points,
    has_password: toFlag(customer.password !== null),
    deletion_at: deletionRequestOf(world, customer)?.dueAt ?? null,
  };
}

/** Copies sent fields only: a missing field must not delete one. */
function changesOf(argument: ArgumentOf<'saveProfile'>): ProfileChanges {
  const { email, email_confirmation: emailConfirmation, firstname, country, state, city, gender } = argument;
  const { birth_date: birthDate, marketplace_url: marketplaceUrl } = argument;
  return {
    ...(email === undefined ? {} : { email }),
    ...(emailConfirmation === undefined ? {} : { emailConfirmation }),
    ...(firstname === undefined ? {} : { nickname: firstname }),
    ...(country === undefined ? {} : { country }),
    ...(state === undefined ? {} : { state }),
    ...(city === undefined ? {} : { city }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(marketplaceUrl === undefined ? {} : { marketplaceUrl }),
  };
}
