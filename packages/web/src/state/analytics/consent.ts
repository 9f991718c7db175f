import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { Consent } from '../../browser/app-cookies.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import type { ShopEvent } from './shop-events.ts';

const isAskedAgainAtom = atom(false);

/** What the visitor chose; null before. Writing to it reads the cookie again. */
export const consentAtom = atomWithRefresh((get) => get(environmentAtom).cookies.get('consent'));

/** Whether the question stands on the page: until it is answered, and when somebody wants to think again. */
export const isAskingConsentAtom = atom((get) => get(consentAtom) === null || get(isAskedAgainAtom));

export const chooseConsent = action(({ set, environment }, consent: Consent) => {
  environment.cookies.set('consent', consent);
  set(consentAtom);
  set(isAskedAgainAtom, false);
});

export const askConsentAgain = action(({ set }) => set(isAskedAgainAtom, true));
export const leaveConsent = action(({ set }) => set(isAskedAgainAtom, false));

/** The only way to count anything: what happens before a visitor agrees, or afterwards without it, is not kept. */
export const track = action(({ environment }, event: ShopEvent) => {
  if (environment.cookies.get('consent') === 'granted') environment.record(event);
});
