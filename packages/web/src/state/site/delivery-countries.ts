import { listDeliveryCountries } from '@signal-shop/sdk/calls';
import { query } from '../queries/query.ts';

const countriesQuery = query(async ({ shop, signal }) => (await listDeliveryCountries(shop, { signal })).msg);

/** The countries that the shop delivers to. */
export const deliveryCountriesAtom = countriesQuery.stateAtom;
export const refetchDeliveryCountries = countriesQuery.refetch;
