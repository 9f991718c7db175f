import type { SeedAvatar } from '../../seed/avatars/avatars.ts';
import { avatars, decorations } from '../../seed/avatars/avatars.ts';
import type { SentFile } from '../reviews/uploads.ts';
import { keepUpload } from '../reviews/uploads.ts';
import type { AvatarChoice, Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Upload } from '../state/reviews.ts';
import type { World } from '../state/world.ts';

/** The number of the picture that the customer uploaded. */
export const ownAvatarId = 1_000;
export const noDecorationId = 0;

const start: AvatarChoice = { avatarId: 1, decorationId: noDecorationId, ownPicture: null };

export function avatarChoiceOf(world: World, { id }: Customer): AvatarChoice {
  return world.state.avatars.get(id) ?? start;
}

/**
 * What is left out stays as it is.
 * @throws Refused avatarNotFound
 */
export function chooseAvatar(
  world: World,
  customer: Customer,
  wanted: { readonly avatarId?: number; readonly decorationId?: number },
): AvatarChoice {
  const choice = { ...avatarChoiceOf(world, customer), ...wanted };
  const hasAvatar =
    choice.avatarId === ownAvatarId
      ? choice.ownPicture !== null
      : avatars.some(({ id }) => id === choice.avatarId);
  const hasDecoration =
    choice.decorationId === noDecorationId || decorations.some(({ id }) => id === choice.decorationId);
  if (!hasAvatar || !hasDecoration) throw new Refused('avatarNotFound');
  world.state.avatars.set(customer.id, choice);
  return choice;
}

/** Keeps the picture and shows it at once. @throws Refused imageTooLarge, imageFormatInvalid */
export function uploadAvatar(world: World, customer: Customer, file: SentFile): Upload {
  const upload = keepUpload(world, customer, file);
  const { decorationId } = avatarChoiceOf(world, customer);
  world.state.avatars.set(customer.id, {
    avatarId: ownAvatarId,
    decorationId,
    ownPicture: upload.address,
  });
  return upload;
}

/** Where a picture or decoration of the shop can be seen. */
export function avatarAddress({ id }: Pick<SeedAvatar, 'id'>): string {
  return `/api/pictures/avatar-${id}.svg`;
}

/** What is shown now: the addresses of picture and decoration, the latter empty for none. */
export function shownAvatar(world: World, customer: Customer): { avatar: string; decoration: string } {
  const { avatarId, decorationId, ownPicture } = avatarChoiceOf(world, customer);
  const isOwn = avatarId === ownAvatarId && ownPicture !== null && world.state.uploads.has(ownPicture);
  return {
    avatar: isOwn ? ownPicture : avatarAddress({ id: avatarId === ownAvatarId ? start.avatarId : avatarId }),
    decoration: decorationId === noDecorationId ? '' : avatarAddress({ id: decorationId }),
  };
}
