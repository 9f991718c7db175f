import type { LiveLinks } from '../../stories/live-links.ts';

const step =
  'Make the language of the browser another one of the shop, delete the cookies, and load the page anew.';

/** The URL of each story in the running shop. */
export const marketOfferLive = {
  spec: ['§4'],
  requirements: ['BEY-24'],
  states: {
    German: { description: 'A German browser is offered German and euros.', path: '/', step },
    Japanese: { description: 'A Japanese browser is offered Japanese and yen.', path: '/', step },
    French: {
      description: 'A Swiss browser is offered French and delivery to Switzerland.',
      path: '/',
      step,
    },
    Phone: {
      description: 'The offer takes two lines on a phone.',
      path: '/',
      step: `Make the window as narrow as a phone. ${step}`,
    },
  },
} as const satisfies LiveLinks;
