import type { LiveLinks } from '../../stories/live-links.ts';
import type { giftRegistrationStates } from './gift-registration.states.ts';

const path = '/comment/gift';
const named = '/comment/gift?ordersn=SG20260102000019';
const scenarios = 'auth.customer';
const registered = 'auth.customer,warranty.gift-registered';

/** Where the running shop shows the state of each story. */
export const giftRegistrationLive = {
  spec: ['§1', '§2', '§5', '§7', '§9'],
  requirements: ['REV-02', 'NAV-12', 'USER-08', 'VAL-01'],
  states: {
    Order: { path, scenarios },
    OrderNamed: { path: named, scenarios },
    OrderNotFound: { path, scenarios, step: 'Register SG20260115999999.' },
    ReviewUrl: { path: named, scenarios, step: 'Choose “My review of a product” and continue.' },
    ChoosePrize: { path: named, scenarios, step: 'Register the order.' },
    Address: { path: named, scenarios, step: 'Register the order and choose a gift.' },
    Sent: { path: named, scenarios, step: 'Go through all steps.' },
    ServerMessage: { path: named, scenarios, step: 'Go offline, then register the order.' },
    Registrations: { path, scenarios: registered },
    ManyRegistrations: { path, scenarios, step: 'Register more than six orders and choose their gifts.' },
    Loading: { path, scenarios: `${scenarios},net.slow3g` },
    Failed: { path, scenarios: 'auth.customer,promotion.listGifts-failed' },
    German: { path: named, scenarios: `${scenarios},lang.de` },
    Japanese: { path: named, scenarios: `${scenarios},lang.ja` },
  },
} as const satisfies LiveLinks<(typeof giftRegistrationStates)[number]>;
