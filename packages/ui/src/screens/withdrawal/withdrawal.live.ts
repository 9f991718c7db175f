import type { LiveLinks } from '../../stories/live-links.ts';
import type { withdrawalStates } from './withdrawal.states.ts';

const path = '/withdrawal';
const shipped = '/withdrawal?ordersn=SG20260111000027';
const everywhere = 'withdrawal.everywhere';

/** Where the running shop shows the state of each story. */
export const withdrawalLive = {
  spec: ['§2', '§4'],
  requirements: ['BEY-07'],
  states: {
    Form: { path },
    FormMissing: { path, step: 'Send the empty form.' },
    Finding: { path: shipped, scenarios: 'net.slow3g', step: 'Continue with ada@example.com.' },
    NotFound: { path: shipped, step: 'Continue with eve@example.com.' },
    NotOffered: { path: shipped, scenarios: 'withdrawal.europe', step: 'Continue with ada@example.com.' },
    NotPossible: {
      path: '/withdrawal?ordersn=SG20251220000034',
      scenarios: everywhere,
      step: 'Continue with ada@example.com.',
    },
    Confirm: { path: shipped, scenarios: everywhere, step: 'Continue with ada@example.com.' },
    ConfirmAfterDelivery: {
      path: '/withdrawal?ordersn=SG20260102000019',
      scenarios: everywhere,
      step: 'Continue with ada@example.com.',
    },
    Declaring: { path: shipped, scenarios: `${everywhere},net.slow3g`, step: 'Confirm the withdrawal.' },
    DeclareFailed: { path: shipped, scenarios: everywhere, step: 'Go offline, then confirm the withdrawal.' },
    Declared: { path: shipped, scenarios: everywhere, step: 'Confirm the withdrawal.' },
    DeclaredBefore: {
      path: '/withdrawal?ordersn=SG20260115000001',
      scenarios: 'withdrawal.declared',
      step: 'Continue with ada@example.com.',
    },
    Off: { path, scenarios: 'withdrawal.nowhere' },
    German: { path: shipped, scenarios: `${everywhere},lang.de`, step: 'Continue with ada@example.com.' },
    Japanese: { path: shipped, scenarios: `${everywhere},lang.ja`, step: 'Continue with ada@example.com.' },
  },
} as const satisfies LiveLinks<(typeof withdrawalStates)[number]>;
