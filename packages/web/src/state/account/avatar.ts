import { listAvatars, useAvatar as sendChoice } from '@signal-shop/sdk/calls';
import { sendAvatar } from '@signal-shop/sdk/upload';
import type {
  AvatarOptions,
  AvatarSaving,
} from '@signal-shop/ui/sections/avatar-upload/avatar-upload.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { pictureUploads } from '../persistence/picture-upload.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';

const profileLocationAtom = lastLocationOf('profile', 'decoration');

const avatarOptionsQuery = query(
  async ({ get, shop, signal }): Promise<AvatarOptions> => {
    get(profileLocationAtom);
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
  },
  { scope: 'login', keepPrevious: true },
);

/** The customer's avatar and decoration, and the available ones. */
export const avatarOptionsAtom = avatarOptionsQuery.stateAtom;
export const refetchAvatarOptions = avatarOptionsQuery.refetch;

/** Selects an avatar of the shop, or the uploaded one. */
const avatarChoice = choice('avatar_id');
/** Selects a decoration; 0 for none. */
const decorationChoice = choice('decoration_id');

export const chooseAvatar = avatarChoice.mutate;
export const avatarSavingAtom = avatarChoice.savingAtom;
export const chooseDecoration = decorationChoice.mutate;
export const decorationSavingAtom = decorationChoice.savingAtom;

function choice(field: 'avatar_id' | 'decoration_id') {
  const { stateAtom, mutate } = mutation((shop, id: number) => sendChoice(shop, { [field]: id }), {
    // Refetches instead of writing the choice into the data, which another tab may have changed.
    onDone: async ({ get, set }) => {
      set(avatarOptionsQuery.refetch);
      // The choice is saved even if the refetch fails; the page reports that itself.
      await get(avatarOptionsQuery.promiseAtom).catch(() => undefined);
    },
  });
  const savingAtom = atom((get): AvatarSaving => {
    const state = get(stateAtom);
    if (state.status === 'pending') return { status: 'pending', id: state.input };
    return state.status === 'failed' ? { status: 'failed', failure: state.failure } : { status: 'idle' };
  });
  return { mutate, savingAtom };
}

const uploads = pictureUploads({
  maximum: 1,
  send: async (shop, file, sending) => (await sendAvatar(shop, file, sending)).avatar.pic,
});

const none = { status: 'empty' } as const;
const pictureAtom = atom((get) => get(uploads.picturesAtom)[0] ?? null);

/** The upload of the customer's picture. */
export const ownUploadAtom = atom((get) => get(pictureAtom)?.upload ?? none);

/** Uploads the customer's own picture; it becomes the avatar when the upload succeeds. */
export const sendOwnPicture = action(async ({ get, set }, file: File) => {
  await set(uploads.choose, file, get(pictureAtom)?.id);
  if (get(ownUploadAtom).status === 'uploaded') set(avatarOptionsQuery.refetch);
});

export const sendOwnPictureAgain = action(async ({ get, set }) => {
  const picture = get(pictureAtom);
  if (picture === null) return;
  await set(uploads.sendAgain, picture.id);
  if (get(ownUploadAtom).status === 'uploaded') set(avatarOptionsQuery.refetch);
});

export const forgetOwnPicture = action(({ set }) => set(uploads.clear));
