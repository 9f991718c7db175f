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

const colours: Readonly<Record<number, string>> = {
  1: '6d5cf6',
  2: 'f74d16',
  3: '0292d7',
  4: '8d8bff',
  5: 'caf620',
  6: 'e83344',
};

/** No story fetches a picture: a face of the shop is a coloured square here, a decoration a ring. */
export const looks: InLocale<Looks> = (locale) => {
  const { msg } = ask('listAvatars', {}, { locale });
  const avatars = msg.avatars.map((avatar) => ({ ...avatar, pic: face(colours[avatar.id] ?? '96a0a4') }));
  const decorations = msg.decorations.map((decoration) => ({ ...decoration, pic: ring }));
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

/** What stands around a picture in the stories. */
export const ring =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Ccircle cx="32" cy="32" r="29" fill="none" stroke="%23f5af20" stroke-width="4"/%3E%3C/svg%3E';

function face(colour: string): string {
  return `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%23${colour}" d="M0 0h64v64H0z"/%3E%3C/svg%3E`;
}
