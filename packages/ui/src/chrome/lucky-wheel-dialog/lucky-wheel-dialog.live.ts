import type { LiveLinks } from '../../stories/live-links.ts';
import type { luckyWheelDialogStates } from './lucky-wheel-dialog.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const luckyWheelDialogLive = {
  spec: ['§2', '§4'],
  requirements: ['WHEEL-01', 'WHEEL-02', 'WHEEL-03', 'WHEEL-04', 'WHEEL-05'],
  states: {
    Loading: {
      description: 'The lucky wheel loads its prizes.',
      path: '/',
      scenarios: 'auth.customer,popup.none,net.slow3g',
      step: 'Press the wheel at the edge of the page.',
    },
    Unavailable: {
      description: 'The lucky wheel cannot be loaded.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.failed',
      step: 'Press the wheel at the edge of the page.',
    },
    Ready: {
      description: 'The customer may spin the lucky wheel.',
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page.',
    },
    Closed: {
      description: 'The lucky wheel is closed.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.closed',
      step: 'Press the wheel at the edge of the page.',
    },
    GuestSpinWarns: {
      description: 'A guest must log in before a spin.',
      path: '/',
      scenarios: 'popup.none',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    Spinning: {
      description: 'The lucky wheel spins and waits for the result.',
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    WonCoupon: {
      description: 'The customer won a coupon.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.coupon',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    WonGift: {
      description: 'The customer won a gift.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.gift',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    Failed: {
      description: 'The spin failed, nothing was lost.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.no-chance',
      step: 'Press the wheel at the edge of the page. Spin.',
    },
    OneAtATime: {
      description: 'A second spin has to wait for the first.',
      path: '/',
      scenarios: 'auth.customer,popup.none,net.slow3g',
      step: 'Press the wheel at the edge of the page. Spin, and press again.',
    },
    StopsAfterFourSeconds: {
      description: 'The wheel comes to rest after four seconds.',
      path: '/',
      scenarios: 'auth.customer,popup.none,wheel.prize-5',
      step: 'Press the wheel at the edge of the page. Spin, and wait four seconds.',
    },
    ReducedMotion: {
      description: 'The wheel shows the prize without turning.',
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Press the wheel at the edge of the page. Ask for reduced motion in the settings of the system, then spin.',
    },
    Mobile: {
      description: 'The lucky wheel on a phone.',
      path: '/',
      scenarios: 'auth.customer,popup.none',
      step: 'Make the window as narrow as a phone. Press the wheel at the edge of the page.',
    },
  },
} as const satisfies LiveLinks<(typeof luckyWheelDialogStates)[number]>;
