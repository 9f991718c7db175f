import type { LiveLinks } from '../../../stories/live-links.ts';
import type { unsubscribeStates } from './unsubscribe.states.ts';

const path = '/unsubscribe?token=mail_offers_of_the_demonstration';
const offers = 'mail.offers';

/** Where the running shop shows the state of each story. */
export const unsubscribeLive = {
  spec: ['§7'],
  requirements: ['BEY-16'],
  states: {
    Confirm: { description: 'The link of an email with offers was opened.', path, scenarios: offers },
    ConfirmBackInStock: {
      description: 'The link of a notice about products back in stock was opened.',
      path: '/unsubscribe?token=mail_stock_of_the_demonstration',
      scenarios: 'mail.back-in-stock',
    },
    ConfirmSaleStart: {
      description: 'The link of a notice about the start of a sale was opened.',
      path: '/unsubscribe?token=mail_sale_of_the_demonstration',
      scenarios: 'mail.sale-start',
    },
    Pending: {
      description: 'The shop ends these emails.',
      path,
      scenarios: `${offers},net.slow3g`,
      step: 'Press “Unsubscribe”.',
    },
    ChangeFailed: {
      description: 'The emails could not be ended.',
      path,
      scenarios: offers,
      step: 'Go offline, then press “Unsubscribe”.',
    },
    Unsubscribed: {
      description: 'The emails end; one press undoes it.',
      path,
      scenarios: offers,
      step: 'Press “Unsubscribe”.',
    },
    AlreadyUnsubscribed: {
      description: 'The link was used before.',
      path,
      scenarios: 'mail.unsubscribed',
    },
    SubscribedAgain: {
      description: 'The unsubscription was undone.',
      path,
      scenarios: 'mail.unsubscribed',
      step: 'Press “Subscribe again”.',
    },
    Invalid: { description: 'No email of the shop has this link.', path: '/unsubscribe?token=mail_0' },
    Expired: { description: 'The link is too old.', path, scenarios: 'mail.link-expired' },
    Incomplete: { description: 'The link was cut off.', path: '/unsubscribe' },
    Loading: { description: 'The shop looks up the link.', path, scenarios: `${offers},net.slow3g` },
    Failed: { description: 'The link could not be looked up.', path, scenarios: `${offers},net.offline` },
    German: { description: 'Unsubscribing in German.', path, scenarios: `${offers},lang.de` },
    Japanese: { description: 'Unsubscribing in Japanese.', path, scenarios: `${offers},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof unsubscribeStates)[number]>;
