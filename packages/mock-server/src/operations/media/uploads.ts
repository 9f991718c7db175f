import type { Avatar, Locale } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import type { SeedAvatar } from '../../seed/avatars/avatars.ts';
import { avatars, decorations, ownPictureName } from '../../seed/avatars/avatars.ts';
import {
  avatarAddress,
  avatarChoiceOf,
  chooseAvatar,
  currentAvatar,
  ownAvatarId,
  uploadAvatar,
} from '../../world/account/avatars.ts';
import type { SentFile } from '../../world/reviews/uploads.ts';
import { storeUpload } from '../../world/reviews/uploads.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { forMembers, MalformedRequest } from '../dispatch/call.ts';
import { ReadFile } from '../dispatch/read-form.ts';

/** Handlers of uploaded pictures: avatars, and pictures in reviews and requests. */
export const uploadOperations = {
  uploadPicture: forMembers('uploadPicture', ({ world, locale, customer }, { file }) => ({
    msg: messagesOf(locale).confirmations.pictureUploaded,
    url: storeUpload(world, customer, sentFile(file)).address,
  })),

  uploadAvatar: forMembers('uploadAvatar', ({ world, locale, customer }, { file }) => {
    const { address } = uploadAvatar(world, customer, sentFile(file));
    const { avatarChanged } = messagesOf(locale).confirmations;
    return { msg: avatarChanged, avatar: ownAvatar(address, locale) };
  }),

  listAvatars: forMembers('listAvatars', (call) => {
    const { ownPicture } = avatarChoiceOf(call.world, call.customer);
    const own = ownPicture === null ? [] : [ownAvatar(ownPicture, call.locale)];
    return {
      msg: {
        avatars: [...own, ...avatars.map((avatar) => toAvatar(call, avatar))],
        decorations: decorations.map((decoration) => toAvatar(call, decoration)),
        ...choiceOf(call),
      },
    };
  }),

  useAvatar: forMembers('useAvatar', (call, { avatar_id: avatarId, decoration_id: decorationId }) => {
    chooseAvatar(call.world, call.customer, {
      ...(avatarId === undefined ? {} : { avatarId }),
      ...(decorationId === undefined ? {} : { decorationId }),
    });
    return { msg: messagesOf(call.locale).confirmations.avatarChanged, ...choiceOf(call) };
  }),
};

function choiceOf({ world, customer }: MemberCall) {
  const { avatarId, decorationId } = avatarChoiceOf(world, customer);
  return { avatar_id: avatarId, decoration_id: decorationId, ...currentAvatar(world, customer) };
}

function ownAvatar(pic: string, locale: Locale): Avatar {
  return { id: ownAvatarId, name: ownPictureName[locale], pic };
}

function toAvatar({ world, locale }: MemberCall, avatar: SeedAvatar): Avatar {
  return { id: avatar.id, name: avatar.name[locale], pic: avatarAddress(world, avatar) };
}

/** The schema cannot tell a file from a text, or one file from a list of files. */
function sentFile(file: unknown): SentFile {
  if (file instanceof ReadFile) return file;
  throw new MalformedRequest('file must be one file.');
}
