import type { ArrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { arrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import { readyOr } from '../queries/query-state.ts';
import { deliveryCountriesAtom } from './delivery-countries.ts';
import { shipCountryAtom } from './ship-to.ts';

/** When goods that are ordered now arrive by the ordinary way of delivery; null while unknown. */
export const arrivalAtom = atom((get): ArrivalWindow | null => {
  const code = get(shipCountryAtom);
  const country = readyOr(get(deliveryCountriesAtom), []).find((one) => one.code === code);
  const [way] = country?.delivery_ways ?? [];
  return way === undefined ? null : arrivalWindow(get(environmentAtom).clock.now() / 1_000, way);
});
