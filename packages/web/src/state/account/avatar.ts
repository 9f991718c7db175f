import { isShopError } from '@signal-shop/sdk';
import { listAvatars, useAvatar as sendChoice } from '@signal-shop/sdk/calls';
import { sendAvatar } from '@signal-shop/sdk/upload';
import type { Looks, LooksSaving } from '@signal-shop/ui/sections/avatar-upload/avatar-upload.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { ownRemote } from '../queries/own-remote.ts';
import { failureOf, source } from '../queries/remote.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';

const placeAtom = lastLocationOf('profile', 'decoration');

const looksSource = source(async ({ get, shop, signal }): Promise<Looks> => {
  get(placeAtom);
  get(loginNumberAtom);
  const { msg } = await listAvatars(shop, { signal });
  const { avatars, decorations, avatar, decoration } = msg;
  return {
    avatars,
    decorations,
    avatar,
    decoration,
    avatarId: msg.avatar_id,
    decorationId: msg.decoration_id,
  };
});

/** How the customer looks to others, and what there is to choose from. */
export const looksAtom = ownRemote(looksSource);
export const readLooks = action(({ set }) => set(looksSource));

const idle: LooksSaving = { status: 'idle' };
const savingAvatarAtom = personal<LooksSaving>(idle);
const savingDecorationAtom = personal<LooksSaving>(idle);
export const avatarSavingAtom = atom((get) => get(savingAvatarAtom));
export const decorationSavingAtom = atom((get) => get(savingDecorationAtom));

/** Shows another picture of the shop, or the uploaded one. */
export const chooseAvatar = choice('avatar_id', savingAvatarAtom);
/** Shows another decoration; 0 for none. */
export const chooseDecoration = choice('decoration_id', savingDecorationAtom);

function choice(field: 'avatar_id' | 'decoration_id', savingAtom: typeof savingAvatarAtom) {
  return action(async ({ get, set, environment: { shop } }, id: number) => {
    if (get(savingAtom).status === 'pending') return;
    const isSame = sameCustomer(get);
    set(savingAtom, { status: 'pending', id });
    try {
      await sendChoice(shop, { [field]: id });
    } catch (error) {
      if (!isSame()) return;
      const isOver = isShopError(error) && error.kind === 'session';
      set(savingAtom, isOver ? idle : { status: 'failed', failure: failureOf(error) });
      return;
    }
    if (!isSame()) return;
    // What is shown now is asked for, so that no choice of another tab is painted over.
    set(looksSource);
    // It is saved, whether or not it can be read: the page itself says when it cannot.
    await get(looksSource).catch(() => undefined);
    if (isSame()) set(savingAtom, idle);
  });
}

const uploads = pictureUploads({
  maximum: 1,
  send: async (shop, file, sending) => (await sendAvatar(shop, file, sending)).avatar.pic,
});

const none = { status: 'empty' } as const;
const pictureAtom = atom((get) => get(uploads.picturesAtom)[0] ?? null);

/** The customer's own picture on its way. */
export const ownUploadAtom = atom((get) => get(pictureAtom)?.upload ?? none);

/** Sends an own picture, which is shown as soon as it has arrived. */
export const sendOwnPicture = action(async ({ get, set }, file: File) => {
  await set(uploads.choose, file, get(pictureAtom)?.id);
  if (get(ownUploadAtom).status === 'uploaded') set(looksSource);
});

export const sendOwnPictureAgain = action(async ({ get, set }) => {
  const picture = get(pictureAtom);
  if (picture === null) return;
  await set(uploads.sendAgain, picture.id);
  if (get(ownUploadAtom).status === 'uploaded') set(looksSource);
});

export const forgetOwnPicture = action(({ set }) => set(uploads.clear));
