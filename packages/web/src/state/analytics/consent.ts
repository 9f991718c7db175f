import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { Consent } from '../../browser/app-cookies.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import type { ShopEvent } from './shop-events.ts';

const isAskedAgainAtom = atom(false);

/** The visitor's choice; null before it. Writing to it rereads the cookie. */
export const consentAtom = atomWithRefresh((get) => get(environmentAtom).cookies.get('consent'));

/** Whether the consent banner is open: until the visitor chooses, and when the visitor reopens it. */
export const isAskingConsentAtom = atom((get) => get(consentAtom) === null || get(isAskedAgainAtom));

export const chooseConsent = action(({ set, environment }, consent: Consent) => {
  environment.cookies.set('consent', consent);
  set(consentAtom);
  set(isAskedAgainAtom, false);
});

export const askConsentAgain = action(({ set }) => set(isAskedAgainAtom, true));
export const leaveConsent = action(({ set }) => set(isAskedAgainAtom, false));

/** The only way to record an event: without consent, nothing is recorded or queued. */
export const track = action(({ environment }, event: ShopEvent) => {
  if (environment.cookies.get('consent') === 'granted') environment.record(event);
});
