import type { LiveLinks } from '../../../stories/live-links.ts';
import type { contactUsStates } from './contact-us.states.ts';

const path = '/about/contactUs';

/** The URL and the scenarios of each story in the running shop. */
export const contactUsLive = {
  spec: ['§1', '§2', '§7', '§9'],
  requirements: ['NAV-08', 'SUP-02'],
  states: {
    Ready: { description: 'The visitor finds contacts and a form.', path },
    Loading: { description: 'The contacts load.', path, scenarios: 'net.slow3g' },
    Failed: { description: 'The contacts could not be loaded.', path, scenarios: 'net.offline' },
    FormInvalid: { description: 'A field of the contact form is wrong.', path, step: 'Send the empty form.' },
    FormSending: {
      description: 'The contact form is being sent.',
      path,
      scenarios: 'net.slow3g',
      step: 'Send a message.',
    },
    FormSent: {
      description: 'The message to the support is sent.',
      path,
      scenarios: 'contact.sent',
      step: 'Send a message.',
    },
    FormServerMessage: {
      description: 'The server refuses the contact form with its own message.',
      path,
      scenarios: 'contact.failed',
      step: 'Send a message.',
    },
    SupportClosedNow: {
      description: 'The support is closed at this hour.',
      path,
      scenarios: 'support.weekend',
    },
    OneRegion: { description: 'The contacts are of one region only.', path, scenarios: 'contact.minimal' },
    German: { description: 'The contacts in German.', path, scenarios: 'lang.de' },
    Japanese: { description: 'The contacts in Japanese.', path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof contactUsStates)[number]>;
