import type { SeedAvatar } from '../../seed/avatars/avatars.ts';
import { avatars, decorations } from '../../seed/avatars/avatars.ts';
import { noPicture } from '../catalogue/shown-picture.ts';
import type { SentFile } from '../reviews/uploads.ts';
import { storeUpload } from '../reviews/uploads.ts';
import type { AvatarChoice, Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Upload } from '../state/reviews.ts';
import type { World } from '../state/world.ts';

/** The id of the uploaded picture. */
export const ownAvatarId = 1_000;
export const noDecorationId = 0;

const start: AvatarChoice = { avatarId: 1, decorationId: noDecorationId, ownPicture: null };

export function avatarChoiceOf(world: World, { id }: Customer): AvatarChoice {
  return world.state.avatars.get(id) ?? start;
}

/**
 * Missing fields do not change.
 * @throws Refused avatarNotFound
 */
export function chooseAvatar(
  world: World,
  customer: Customer,
  changes: { readonly avatarId?: number; readonly decorationId?: number },
): AvatarChoice {
  const choice = { ...avatarChoiceOf(world, customer), ...changes };
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

/** Stores the picture and selects it. @throws Refused imageTooLarge, imageFormatInvalid */
export function uploadAvatar(world: World, customer: Customer, file: SentFile): Upload {
  const upload = storeUpload(world, customer, file);
  const { decorationId } = avatarChoiceOf(world, customer);
  world.state.avatars.set(customer.id, {
    avatarId: ownAvatarId,
    decorationId,
    ownPicture: upload.address,
  });
  return upload;
}

/** The address of the drawing of an avatar or decoration. */
export function drawingAddress({ id }: Pick<SeedAvatar, 'id'>): string {
  return `/api/pictures/avatar-${id}.svg`;
}

/** The address of an avatar or decoration of the shop: the photograph, or the drawing where it has none. */
export function avatarAddress(world: World, avatar: SeedAvatar): string {
  const { scene } = avatar;
  const isShown = scene !== undefined && world.state.display.pictures === 'photographs';
  const photograph = isShown ? world.photographs.ofScene(scene) : noPicture;
  return photograph === noPicture ? drawingAddress(avatar) : photograph;
}

/** The addresses of the current avatar and decoration, the latter empty for none. */
export function currentAvatar(world: World, customer: Customer): { avatar: string; decoration: string } {
  const { avatarId, decorationId, ownPicture } = avatarChoiceOf(world, customer);
  const isOwn = avatarId === ownAvatarId && ownPicture !== null && world.state.uploads.has(ownPicture);
  const chosenId = avatarId === ownAvatarId ? start.avatarId : avatarId;
  return {
    avatar: isOwn ? ownPicture : addressWith(world, avatars, chosenId),
    decoration: addressWith(world, decorations, decorationId),
  };
}

/** @returns '' for an id without a picture */
function addressWith(world: World, all: readonly SeedAvatar[], wanted: number): string {
  return all
    .filter(({ id }) => id === wanted)
    .map((avatar) => avatarAddress(world, avatar))
    .join('');
}
