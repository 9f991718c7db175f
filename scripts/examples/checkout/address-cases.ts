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

  example('saveAddress', 'success', 'One more, for new orders', { address: portland, is_default: 1 }),
  example('saveAddress', 'addressInvalid', 'The address is not served', {
    address: { ...address, state: 'Atlantis' },
  }),
  example('saveAddress', 'savedAddressNotFound', 'No such address', { id: 999_999, address }),
  exampleAfter(
    'saveAddress',
    'tooManyAddresses',
    'As many as the shop keeps',
    async ({ shop }) => {
      for (let place = 0; place < addressesMaximum; place += 1) await shop.saveAddress({ address });
      return { address };
    },
    { who: 'newcomer' },
  ),

  example('deleteAddress', 'success', 'Forgotten', { id: 100 }),
  example('deleteAddress', 'savedAddressNotFound', 'No such address', { id: 999_999 }),
];
