import { makeAddress } from '@signal-shop/sdk/testing';
import type {
  AddressDraft,
  Amounts,
  CheckoutState,
  CheckoutView,
} from '../screens/checkout/checkout.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

const scenarios = 'cart.tier-120';

export const emptyDraft: AddressDraft = {
  first_name: '',
  last_name: '',
  address: '',
  address_two: '',
  postal_code: '',
  city: '',
  state: '',
  region: '',
  phone: '',
};

export const filledDraft: AddressDraft = makeAddress();

/** A name of one letter, a postal code over a hundred, no city. */
export const longDraft: AddressDraft = {
  ...filledDraft,
  first_name: 'A',
  postal_code: '9'.repeat(101),
  city: '',
};

/** The step between cart and payment, with the tax that the shop computes for the address. */
export function checkoutOf(
  draft: AddressDraft,
  change: (view: CheckoutView) => Partial<CheckoutView> = () => ({}),
): InLocale<CheckoutState> {
  return (locale) => {
    const { msg, pay, msgData } = ask('getCart', {}, { scenarios, locale });
    const view: CheckoutView = {
      items: msg,
      subtotal: pay,
      reduction: msgData,
      draft,
      note: '',
      amounts: draft.region === '' ? { status: 'none' } : { status: 'ready', value: taxOf(draft) },
      placing: { status: 'idle' },
    };
    return { status: 'ready', view: { ...view, ...change(view) } };

    function taxOf({ region, state, postal_code }: AddressDraft): Amounts {
      const place = { region, state, postal_code: postal_code.slice(0, 5) };
      return ask('getOrderTax', place, { scenarios, locale });
    }
  };
}
