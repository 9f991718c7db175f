import type { CartItem, Locale, SavedAddress } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import { couponFit } from '@signal-shop/sdk/rules/coupon-fit';
import { anAddress } from '@signal-shop/sdk/testing';
import type {
  AddressDraft,
  Amounts,
  CheckoutState,
  CheckoutView,
} from '../screens/checkout/checkout.states.ts';
import type { AddressEvents, AddressesView } from '../sections/checkout-address/checkout-address.states.ts';
import type { CouponView } from '../sections/checkout-coupon/checkout-coupon.states.ts';
import type { InLocale } from './answers.ts';
import { ask } from './answers.ts';

/** Sums of what costs no money. */
export const nothing = { subtotal: 0, reduction: 0, coupon: 0, shipping: 0, tax: 0, total: 0 };

const usual = 'cart.tier-120';

interface CheckoutOf {
  readonly scenarios?: string;
  readonly cartype?: CartType;
}

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

export const filledDraft: AddressDraft = {
  first_name: 'Ada',
  last_name: 'Byron',
  address: '12 Analytical Street',
  address_two: '',
  postal_code: '94105',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '+1 415 555 0134',
};

/** A name of one letter, a postal code over a hundred, no city. */
export const longDraft: AddressDraft = {
  ...filledDraft,
  first_name: 'A',
  postal_code: '9'.repeat(101),
  city: '',
};

export const noAddresses: AddressesView = {
  saved: { status: 'ready', value: [] },
  chosen: null,
  keep: false,
  editing: { status: 'none' },
  deletion: { status: 'none' },
};

const people = [
  filledDraft,
  { ...filledDraft, first_name: 'Käthe', last_name: 'Großmann', address: 'Prenzlauer Allee 12' },
  {
    ...filledDraft,
    first_name: 'Grace',
    last_name: 'Volt',
    address: '7 Lantern Row',
    city: 'Portland',
    state: 'OR',
  },
];

/** So many saved addresses, the default first and chosen. After the first three they are anybody's. */
export function savedAddresses(count: number): AddressesView {
  const value = Array.from({ length: count }, (_, seed) => people[seed] ?? anAddress({}, { seed })).map(
    (address, place): SavedAddress => ({
      id: place + 1,
      is_default: place === 0 ? Flag.yes : Flag.no,
      address,
    }),
  );
  return { ...noAddresses, saved: { status: 'ready', value }, chosen: value[0]?.id ?? null };
}

const quiet = () => undefined;

/** A screen whose addresses nobody touches. */
export const quietAddresses: AddressEvents = {
  onChoose: quiet,
  onKeep: quiet,
  onEdit: quiet,
  onEdited: quiet,
  onSaveEdited: quiet,
  onCloseEdited: quiet,
  onAskDelete: quiet,
  onDelete: quiet,
  onCloseDelete: quiet,
};

/** The coupons of the customer and how they go with these goods; none is chosen. */
export function couponsIn(scenarios: string, items: readonly CartItem[], locale: Locale): CouponView {
  const coupons = ask('listCoupons', { state: 'unused' }, { scenarios, locale }).msg;
  const value = coupons.map((coupon) => ({ coupon, fit: couponFit(coupon, items) }));
  const fits = ({ fit }: (typeof value)[number]) => Number(fit.status === 'fits');
  return {
    own: { status: 'ready', value: value.toSorted((one, other) => fits(other) - fits(one)) },
    chosen: null,
    standing: { status: 'none' },
  };
}

/** The step between cart and payment, with the tax that the shop computes for the address. */
export function checkoutOf(
  draft: AddressDraft,
  change: (view: CheckoutView, locale: Locale) => Partial<CheckoutView> = () => ({}),
  { scenarios = usual, cartype = CartType.cart }: CheckoutOf = {},
): InLocale<CheckoutState> {
  return (locale) => {
    const { msg, pay, msgData } = ask('getCart', { cartype }, { scenarios, locale });
    const view: CheckoutView = {
      items: msg,
      was: {},
      subtotal: pay,
      reduction: msgData,
      addresses: noAddresses,
      draft,
      note: '',
      coupon: couponsIn(scenarios, msg, locale),
      points: null,
      amounts: draft.region === '' ? { status: 'none' } : { status: 'ready', value: taxOf(draft) },
      placing: { status: 'idle' },
    };
    return { status: 'ready', view: { ...view, ...change(view, locale) } };

    function taxOf({ region, state, postal_code }: AddressDraft): Amounts {
      const place = { cartype, region, state, postal_code: postal_code.slice(0, 5) };
      return ask('getOrderTax', place, { scenarios, locale });
    }
  };
}
