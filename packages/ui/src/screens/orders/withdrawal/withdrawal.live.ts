import type { LiveLinks } from '../../../stories/live-links.ts';
import type { withdrawalStates } from './withdrawal.states.ts';

const path = '/withdrawal';
const shipped = '/withdrawal?ordersn=SG20260111000027';
const everywhere = 'withdrawal.everywhere';

/** The URL and the scenarios of each story in the running shop. */
export const withdrawalLive = {
  spec: ['§2', '§4'],
  requirements: ['BEY-07'],
  states: {
    Form: {
      description: 'The customer withdraws from the contract with order number and email address.',
      path,
    },
    FormMissing: { description: 'A field of the withdrawal is empty.', path, step: 'Send the empty form.' },
    Finding: {
      description: 'The shop looks for the order to withdraw from.',
      path: shipped,
      scenarios: 'net.slow3g',
      step: 'Continue with ada@example.com.',
    },
    NotFound: {
      description: 'No order has this number and email address.',
      path: shipped,
      step: 'Continue with eve@example.com.',
    },
    NotOffered: {
      description: 'The order has no right of withdrawal.',
      path: shipped,
      scenarios: 'withdrawal.europe',
      step: 'Continue with ada@example.com.',
    },
    NotPossible: {
      description: 'The time for a withdrawal is over.',
      path: '/withdrawal?ordersn=SG20251220000034',
      scenarios: everywhere,
      step: 'Continue with ada@example.com.',
    },
    Confirm: {
      description: 'The customer confirms the withdrawal.',
      path: shipped,
      scenarios: everywhere,
      step: 'Continue with ada@example.com.',
    },
    ConfirmAfterDelivery: {
      description: 'The customer confirms the withdrawal after delivery.',
      path: '/withdrawal?ordersn=SG20260102000019',
      scenarios: everywhere,
      step: 'Continue with ada@example.com.',
    },
    Declaring: {
      description: 'The withdrawal is being sent.',
      path: shipped,
      scenarios: `${everywhere},net.slow3g`,
      step: 'Confirm the withdrawal.',
    },
    DeclareFailed: {
      description: 'The withdrawal could not be sent.',
      path: shipped,
      scenarios: everywhere,
      step: 'Go offline, then confirm the withdrawal.',
    },
    Declared: {
      description: 'The withdrawal is declared and confirmed by email.',
      path: shipped,
      scenarios: everywhere,
      step: 'Confirm the withdrawal.',
    },
    DeclaredBefore: {
      description: 'The withdrawal was declared before.',
      path: '/withdrawal?ordersn=SG20260115000001',
      scenarios: 'withdrawal.declared',
      step: 'Continue with ada@example.com.',
    },
    Off: { description: 'The withdrawal is switched off.', path, scenarios: 'withdrawal.nowhere' },
    German: {
      description: 'A withdrawal in German.',
      path: shipped,
      scenarios: `${everywhere},lang.de`,
      step: 'Continue with ada@example.com.',
    },
    Japanese: {
      description: 'A withdrawal in Japanese.',
      path: shipped,
      scenarios: `${everywhere},lang.ja`,
      step: 'Continue with ada@example.com.',
    },
  },
} as const satisfies LiveLinks<(typeof withdrawalStates)[number]>;
