import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { Consent } from '../../browser/app-cookies.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import type { ShopEvent } from './shop-events.ts';

const isReopenedAtom = atom(false);

/** The visitor's choice; null before the choice. Writing to the atom rereads the cookie. */
export const consentAtom = atomWithRefresh((get) => get(environmentAtom).cookies.get('consent'));

/** Whether the consent banner is open: until the visitor chooses, and when the visitor reopens it. */
export const isConsentOpenAtom = atom((get) => get(consentAtom) === null || get(isReopenedAtom));

export const chooseConsent = action(({ set, environment }, consent: Consent) => {
  environment.cookies.set('consent', consent);
  set(consentAtom);
  set(isReopenedAtom, false);
});

export const reopenConsent = action(({ set }) => set(isReopenedAtom, true));
export const closeConsent = action(({ set }) => set(isReopenedAtom, false));

/** The only way to record an event: without consent, nothing is recorded or queued. */
export const track = action(({ environment }, event: ShopEvent) => {
  if (environment.cookies.get('consent') === 'granted') environment.record(event);
});
