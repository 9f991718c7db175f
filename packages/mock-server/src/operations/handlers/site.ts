import { locales } from '@signal-shop/sdk/constants';
import type { Locale, Term } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { offersAnyWithdrawal } from '../../world/checkout/order-policy.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import { Refused } from '../../world/state/refused.ts';
import type { World } from '../../world/state/world.ts';
import { deskHours } from '../../world/support/support-desk.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone } from '../dispatch/call.ts';
import { toFeature, toTermPicture } from '../views/feature-views.ts';
import { toFlag, toTextBlock } from '../views/goods-views.ts';

/** Handlers of contacts, terms and the language of the session. */
export const siteOperations = {
  getContact: forAnyone('getContact', ({ world, locale }) => {
    const { phone, email, siteCopy, hours, social } = world.shop.site.contact;
    return {
      msg: {
        phone,
        email,
        site_copy: displayTextOf(world, siteCopy, locale, 500),
        hours: displayTextOf(world, hours, locale),
        social: isFull(world) ? social.map(({ name, link }) => ({ name, link })) : [],
        withdrawal_offered: toFlag(offersAnyWithdrawal(world.state.policy)),
      },
      tiktok: world.state.tiktokToken ?? '',
    };
  }),

  listContacts: forAnyone('listContacts', ({ world, locale }) => {
    const { contacts, address, groupLink } = world.shop.site;
    const now = world.clock.seconds();
    const desk = deskHours(now);
    return {
      msg: contacts.slice(0, isFull(world) ? undefined : 1).map(({ region, phone, email }) => ({
        region: displayTextOf(world, region, locale, 100),
        phone,
        email,
      })),
      address,
      group_link: isFull(world) ? groupLink : '',
      desk_open: toFlag(desk.isOpen),
      opens_at: desk.opensAt,
      closes_at: desk.closesAt,
      server_time: now,
    };
  }),

  listTerms: forAnyone('listTerms', (call) => ({
    msg: { terms: termsOf(call, 'terms'), policy: termsOf(call, 'policy') },
  })),

  getTerm: forAnyone('getTerm', (call, { title }) => {
    const { world, locale } = call;
    const term = world.shop.site.terms.find((candidate) => candidate.title === title);
    if (term === undefined) throw new Refused('termNotFound');
    return {
      msg: {
        title: term.title,
        name: displayTextOf(world, term.name, locale),
        blocks: term.blocks.map((block) => toTextBlock(world, block, locale)),
        ...(term.feature !== undefined && { feature: toFeature(call, term.feature) }),
        ...(term.pictures !== undefined && {
          pictures: term.pictures.flatMap((picture) => toTermPicture(call, picture)),
        }),
        ...(term.form === undefined
          ? {}
          : {
              form: {
                name: displayTextOf(world, term.form.name, locale),
                text: displayTextOf(world, term.form.text, locale, 5_000),
                email: world.shop.site.contact.email,
              },
            }),
      },
    };
  }),

  setLanguage: forAnyone(
    'setLanguage',
    ({ world }, { lang }) => {
      const locale = localeOf(lang);
      if (locale === null) throw new Refused('languageUnknown');
      world.state.locale = locale;
      return { msg: messagesOf(locale).confirmations.languageChanged, locale };
    },
    'token-helps',
  ),
};

function isFull({ state }: World): boolean {
  return state.display.contact === 'full';
}

function termsOf({ world, locale }: Call, group: 'terms' | 'policy'): Term[] {
  return world.shop.site.terms
    .filter((term) => term.group === group)
    .map(({ id, title, name }) => ({ id, title, name: displayTextOf(world, name, locale) }));
}

function localeOf(text: string): Locale | null {
  return locales.find((locale) => locale === text) ?? null;
}
