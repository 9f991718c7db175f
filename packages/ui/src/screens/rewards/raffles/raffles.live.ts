import type { LiveLinks } from '../../../stories/live-links.ts';
import type { rafflesStates } from './raffles.states.ts';

const path = '/activity/raffles';
const step = 'Press “Draw my ticket” on the first raffle.';

/** The URL and the scenarios of each story in the running shop. */
export const rafflesLive = {
  spec: ['§1', '§7'],
  requirements: ['WHEEL-05', 'USER-07'],
  states: {
    Ready: { description: 'Open, coming and past raffles with their prizes.', path },
    Drawing: {
      description: 'The ticket is being drawn.',
      path,
      scenarios: 'auth.customer,net.slow3g',
      step,
    },
    WonCoupon: {
      description: 'The ticket won a coupon.',
      path,
      scenarios: 'auth.customer,raffle.coupon',
      step,
    },
    WonGift: {
      description: 'The ticket won a gift, which needs an address.',
      path,
      scenarios: 'auth.customer,raffle.gift',
      step,
    },
    DrawFailed: {
      description: 'The raffle closed before the ticket was drawn.',
      path,
      scenarios: 'auth.customer',
      step: 'Open the page, set the clock of the shop to a day after the raffle, and press the button.',
    },
    Drawn: {
      description: 'The customer has drawn every ticket.',
      path,
      scenarios: 'auth.customer,raffle.drawn',
    },
    Empty: { description: 'There are no raffles.', path, scenarios: 'raffle.none' },
    Loading: { description: 'The raffles load.', path, scenarios: 'net.slow3g' },
    Failed: {
      description: 'The raffles could not be loaded.',
      path,
      scenarios: 'promotion.listRaffles-failed',
    },
    German: { description: 'The raffles in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The raffles in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof rafflesStates)[number]>;
