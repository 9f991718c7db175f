import { drawnPicture } from '@signal-shop/mock-server';
import type { ProfileDraft } from '../forms/profile-form/profile-form.states.ts';
import { ready } from '../remote.ts';
import type { Looks } from '../sections/own-picture/own-picture.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

export const emptyProfileDraft: ProfileDraft = {
  firstname: '',
  email: '',
  email_confirmation: '',
  country: '',
  state: '',
  city: '',
  birth_date: '',
  gender: '',
  marketplace_url: '',
};

export const filledProfileDraft: ProfileDraft = {
  firstname: 'Ada',
  email: 'ada@example.com',
  email_confirmation: '',
  country: 'US',
  state: 'WA',
  city: 'Seattle',
  birth_date: '1994-05-17',
  gender: 'female',
  marketplace_url: 'https://www.amazon.com/gp/profile/ada',
};

/** As the mock server draws them: no story fetches a picture. */
export const looks: InLocale<Looks> = (locale) => {
  const { msg } = ask('listAvatars', {}, { locale });
  const avatars = msg.avatars.map((avatar) => ({ ...avatar, pic: drawn(avatar.pic) }));
  const decorations = msg.decorations.map((decoration) => ({ ...decoration, pic: drawn(decoration.pic) }));
  return {
    avatars,
    decorations,
    avatarId: msg.avatar_id,
    decorationId: msg.decoration_id,
    avatar: avatars.find(({ id }) => id === msg.avatar_id)?.pic ?? '',
    decoration: '',
  };
};

export const readyLooks = (change: Partial<Looks> = {}) => {
  return (locale: Parameters<typeof looks>[0]) => ready({ ...looks(locale), ...change });
};

/** A picture of the shop at its address, as an address that needs no network. */
export function drawn(address: string): string {
  const picture = drawnPicture(address);
  if (picture === null) throw new Error(`The shop has no picture at ${address}.`);
  return `data:${picture.type},${encodeURIComponent(new TextDecoder().decode(picture.bytes))}`;
}

/** What stands around a picture in the stories. */
export const ring = drawn('/api/pictures/avatar-102.svg');
