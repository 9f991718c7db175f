import type { LiveLinks } from '../../stories/live-links.ts';
import type { luckyWheelDialogStates } from './lucky-wheel-dialog.states.ts';

/** Where the running shop shows the state of each story. */
export const luckyWheelDialogLive = {
  spec: ['§2', '§4'],
  requirements: ['WHEEL-01', 'WHEEL-02', 'WHEEL-03', 'WHEEL-04', 'WHEEL-05'],
  states: {
    Loading: {
      path: '/',
      scenarios: 'auth.customer,popup.none,net.slow3g',
      step: 'Press the wheel at the edge of the page.',
    },
    Unavailable: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.failed',
      step: 'Press the wheel at the edge of the page.',
    },
    Ready: {
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page.',
    },
    Closed: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.closed',
      step: 'Press the wheel at the edge of the page.',
    },
    GuestSpinWarns: {
      path: '/',
      scenarios: 'popup.none',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    Spinning: {
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    WonCoupon: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.coupon',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    WonGift: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.gift',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    Failed: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.no-chance',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    OneAtATime: {
      path: '/',
      scenarios: 'auth.customer,popup.none,net.slow3g',
      step: 'Press the wheel at the edge of the page. Spin, and press again.',
    },
    StopsAfterFourSeconds: {
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.prize-5',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    ReducedMotion: {
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page. Ask for reduced motion in the settings of the system, then spin.',
    },
    Mobile: {
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Make the window as narrow as a phone. Press the wheel at the edge of the page.',
    },
  },
} as const satisfies LiveLinks<(typeof luckyWheelDialogStates)[number]>;
