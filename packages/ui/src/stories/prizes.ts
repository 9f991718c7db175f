import type { Prize } from '@signal-shop/sdk/contract';
import type {
  PrizeAddressFormProps,
  PrizeDraft,
  PrizeSending,
  UnitedState,
} from '../forms/prize-address-form/prize-address-form.states.ts';
import type { Remote } from '../remote.ts';
import { ready } from '../remote.ts';
import type { InLocale } from './answers.ts';
import { ask, askOnce } from './answers.ts';

export const emptyPrizeDraft: PrizeDraft = {
  email: '',
  buyer_first_name: '',
  buyer_last_name: '',
  buyer_address: '',
  buyer_address_two: '',
  country: 'US',
  region: '',
  city: '',
  code: '',
  subcode: '',
  phone: '',
};

export const filledPrizeDraft: PrizeDraft = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Byte',
  buyer_address: '1 Signal Way',
  buyer_address_two: 'Apartment 3',
  country: 'US',
  region: 'WA',
  city: 'Seattle',
  code: '98101',
  subcode: '4127',
  phone: '+1 206 555 0177',
};

export const unitedStates: InLocale<Remote<readonly UnitedState[]>> = (locale) =>
  ready(ask('listStates', {}, { locale }).msg);

export const emptyPrizeForm: InLocale<PrizeAddressFormProps> = (locale) => ({
  draft: emptyPrizeDraft,
  states: unitedStates(locale),
  sending: { status: 'idle' },
  shipsWithinDays: 2,
  onDraft: () => undefined,
  onSend: () => undefined,
});

/** What the shop answers once it knows where a prize goes. */
export const prizeSent: InLocale<PrizeSending> = (locale) => {
  const asking = { scenarios: 'wheel.gift', locale, shop: `prize won in ${locale}` };
  askOnce('spinWheel', {}, asking);
  const { msg } = askOnce('savePrizeAddress', filledPrizeDraft, asking);
  return { status: 'sent', message: msg };
};

/** The wheel as the shop shows it to the customer. */
export const wheelView: InLocale<{
  readonly prizes: readonly Prize[];
  readonly shipsWithinDays: number;
  readonly chances: number;
}> = (locale) => {
  const {
    prizes,
    ships_within_business_days: shipsWithinDays,
    chances,
  } = ask('getWheel', {}, { locale }).msg;
  return { prizes, shipsWithinDays, chances };
};

/** A spin that stops where the scenario wants it. */
export function spun(scenario: string): InLocale<{ readonly prize: Prize; readonly message: string }> {
  return (locale) => {
    const { data, msg } = askOnce('spinWheel', {}, { scenarios: scenario, locale });
    return { prize: data, message: msg };
  };
}
