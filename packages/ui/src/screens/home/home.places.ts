import type { ScreenPlaces } from '../../stories/places.ts';
import type { homeStates } from './home.states.ts';

/** Where the running shop shows each state. */
export const homePlaces = {
  spec: ['§1', '§2', '§4', '§9'],
  requirements: [
    'HOME-01',
    'HOME-02',
    'HOME-03',
    'HOME-04',
    'HOME-05',
    'FLASH-01',
    'FLASH-02',
    'FLASH-03',
    'FLASH-05',
    'LAY-01',
    'LAY-02',
  ],
  states: {
    Ready: { path: '/', scenarios: 'flash.open' },
    Guest: { path: '/', scenarios: 'flash.open' },
    Member: { path: '/', scenarios: 'auth.customer,flash.open' },
    AllLoading: { path: '/', scenarios: 'net.slow3g' },
    SaleOn: { path: '/', scenarios: 'flash.open' },
    SaleOff: { path: '/', scenarios: 'flash.closed' },
    SaleBeforeBegin: { path: '/', scenarios: 'flash.opens-10s' },
    SaleAfterOver: { path: '/', scenarios: 'flash.outside-window' },
    FlashFailedSilently: { path: '/', scenarios: 'flash.failed' },
    HotListsFailedSilently: { path: '/', scenarios: 'home.fail:listHotProducts' },
    BannerEmpty: { path: '/', scenarios: 'home.fail:listBanners' },
    EverythingEmpty: { path: '/', scenarios: 'home.empty,flash.closed' },
    EverythingFailed: { path: '/', scenarios: 'net.offline' },
    German: { path: '/', scenarios: 'lang.de' },
    Japanese: { path: '/', scenarios: 'lang.ja' },
    Chinese: { path: '/', scenarios: 'lang.zh' },
  },
} as const satisfies ScreenPlaces<(typeof homeStates)[number]>;
