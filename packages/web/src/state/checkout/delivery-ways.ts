import { arrivalWindow } from '@signal-shop/sdk/rules/delivery';
import type { DeliveryView } from '@signal-shop/ui/sections/delivery-choice/delivery-choice.states.ts';
import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import { readyOr } from '../queries/query-state.ts';
import { deliveryCountriesAtom } from '../site/delivery-countries.ts';
import { orderAddressAtom } from './checkout-addresses.ts';
import { draftAtom } from './checkout-draft.ts';

/** The ways of delivery to the country of the address, for an order that is paid now; null before a country is chosen. */
export const deliveryAtom = atom((get): DeliveryView | null => {
  const region = get(orderAddressAtom)?.region;
  const country = readyOr(get(deliveryCountriesAtom), []).find(({ code }) => code === region);
  if (country === undefined) return null;
  const now = get(environmentAtom).clock.now() / 1_000;
  return {
    ways: country.delivery_ways.map((way) => ({
      code: way.code,
      price: way.price,
      days: arrivalWindow(now, way),
    })),
    chosen: get(draftAtom).deliveryWay,
  };
});
