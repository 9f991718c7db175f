import type { LiveLinks } from '../../stories/live-links.ts';
import type { contactUsStates } from './contact-us.states.ts';

const path = '/about/contactUs';

/** Where the running shop shows the state of each story. */
export const contactUsLive = {
  spec: ['§1', '§2', '§7', '§9'],
  requirements: ['NAV-08', 'SUP-02'],
  states: {
    Ready: { path },
    Loading: { path, scenarios: 'net.slow3g' },
    Failed: { path, scenarios: 'net.offline' },
    FormInvalid: { path, step: 'Send the empty form.' },
    FormSending: { path, scenarios: 'net.slow3g', step: 'Send a message.' },
    FormSent: { path, scenarios: 'contact.sent', step: 'Send a message.' },
    FormServerMessage: { path, scenarios: 'contact.failed', step: 'Send a message.' },
    SupportClosedNow: { path, scenarios: 'support.weekend' },
    OneRegion: { path, scenarios: 'contact.minimal' },
    German: { path, scenarios: 'lang.de' },
    Japanese: { path, scenarios: 'lang.ja' },
  },
} as const satisfies LiveLinks<(typeof contactUsStates)[number]>;
