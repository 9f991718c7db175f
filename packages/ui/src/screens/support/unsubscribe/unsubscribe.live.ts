import type { LiveLinks } from '../../../stories/live-links.ts';
import type { unsubscribeStates } from './unsubscribe.states.ts';

const path = '/unsubscribe?token=mail_offers_of_the_demonstration';
const offers = 'mail.offers';

/** Where the running shop shows the state of each story. */
export const unsubscribeLive = {
  spec: ['§7'],
  requirements: ['BEY-16'],
  states: {
    Confirm: { says: 'The link of an email with offers was opened.', path, scenarios: offers },
    ConfirmBackInStock: {
      says: 'The link of a notice about products back in stock was opened.',
      path: '/unsubscribe?token=mail_stock_of_the_demonstration',
      scenarios: 'mail.back-in-stock',
    },
    ConfirmSaleStart: {
      says: 'The link of a notice about the start of a sale was opened.',
      path: '/unsubscribe?token=mail_sale_of_the_demonstration',
      scenarios: 'mail.sale-start',
    },
    Pending: {
      says: 'The shop ends these emails.',
      path,
      scenarios: `${offers},net.slow3g`,
      step: 'Press “Unsubscribe”.',
    },
    ChangeFailed: {
      says: 'The emails could not be ended.',
      path,
      scenarios: offers,
      step: 'Go offline, then press “Unsubscribe”.',
    },
    Unsubscribed: {
      says: 'The emails end; one press undoes it.',
      path,
      scenarios: offers,
      step: 'Press “Unsubscribe”.',
    },
    AlreadyUnsubscribed: {
      says: 'The link was used before.',
      path,
      scenarios: 'mail.unsubscribed',
    },
    SubscribedAgain: {
      says: 'The unsubscription was undone.',
      path,
      scenarios: 'mail.unsubscribed',
      step: 'Press “Subscribe again”.',
    },
    Invalid: { says: 'No email of the shop has this link.', path: '/unsubscribe?token=mail_0' },
    Expired: { says: 'The link is too old.', path, scenarios: 'mail.link-expired' },
    Incomplete: { says: 'The link was cut off.', path: '/unsubscribe' },
    Loading: { says: 'The shop looks up the link.', path, scenarios: `${offers},net.slow3g` },
    Failed: { says: 'The link could not be looked up.', path, scenarios: `${offers},net.offline` },
    German: { says: 'Unsubscribing in German.', path, scenarios: `${offers},lang.de` },
    Japanese: { says: 'Unsubscribing in Japanese.', path, scenarios: `${offers},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof unsubscribeStates)[number]>;
