import type { Address } from '@signal-shop/sdk/contract';
import type { ExampleCase } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';
import { orderAddress as address } from './checkout-cases.ts';

const addressesMaximum = 20;
const portland: Address = {
  first_name: 'Ada',
  last_name: 'Brennan',
  address: '7 Lantern Row',
  address_two: '',
  postal_code: '97205',
  city: 'Portland',
  state: 'OR',
  region: 'US',
  phone: '+1 503 555 0119',
};

export const addressCases: readonly ExampleCase[] = [
  example('listAddresses', 'success', 'The address of the account', {}),
  example('listAddresses', 'empty', 'None saved yet', {}, { who: 'newcomer' }),

  example('saveAddress', 'success', 'A new default address', { address: portland, is_default: 1 }),
  example('saveAddress', 'addressInvalid', 'No delivery to this address', {
    address: { ...address, state: 'Atlantis' },
  }),
  example('saveAddress', 'savedAddressNotFound', 'No such address', { id: 999_999, address }),
  exampleAfter(
    'saveAddress',
    'tooManyAddresses',
    'The maximum number of addresses',
    async ({ shop }) => {
      for (let index = 0; index < addressesMaximum; index += 1) await shop.saveAddress({ address });
      return { address };
    },
    { who: 'newcomer' },
  ),

  example('deleteAddress', 'success', 'Deleted', { id: 100 }),
  example('deleteAddress', 'savedAddressNotFound', 'No such address', { id: 999_999 }),

  example('listSavedCards', 'success', 'Saved cards', {}, { scenarios: 'pay.saved-cards' }),
  example('listSavedCards', 'empty', 'None saved yet', {}),
  // An unknown id is a success, too.
  example('deleteSavedCard', 'success', 'Removed', { id: 'card_5f3a9c1d7e2b4a6088c1d9e0' }),
];
