import type { ArgumentOf } from '@signal-shop/sdk/contract';
import type { ExampleCase, Visitor } from '../example-case.ts';
import { example, exampleAfter } from '../example-case.ts';

const guest = { who: 'guest' } as const;

const address = {
  email: 'ada@example.com',
  buyer_first_name: 'Ada',
  buyer_last_name: 'Brennan',
  buyer_address: '418 Harbor View Road',
  buyer_address_two: 'Apartment 3',
  city: 'Seattle',
  country: 'US',
  region: 'WA',
  code: '98101',
  subcode: '',
  phone: '+1 206 555 0177',
} as const satisfies ArgumentOf<'savePrizeAddress'>;

async function win({ shop }: Visitor): Promise<ArgumentOf<'savePrizeAddress'>> {
  await shop.spinWheel();
  return address;
}

export const wheelCases: readonly ExampleCase[] = [
  example('getWheel', 'success', 'One spin left', {}),
  example('getWheel', 'guest', 'The wheel of a guest', {}, guest),
  example('getWheel', 'closed', 'Closed', {}, { scenarios: 'wheel.closed' }),
  example('getWheel', 'requestDataFailed', 'No wheel', {}, { scenarios: 'wheel.failed' }),

  example('spinWheel', 'success', 'A coupon', {}, { scenarios: 'wheel.coupon' }),
  example('spinWheel', 'gift', 'A gift', {}, { scenarios: 'wheel.gift' }),
  example('spinWheel', 'wheelClosed', 'Closed', {}, { scenarios: 'wheel.closed' }),
  example('spinWheel', 'wheelNoChance', 'No spin left', {}, { scenarios: 'wheel.no-chance' }),
  example('spinWheel', 'wheelBusy', 'The previous spin has not finished', {}, { scenarios: 'wheel.busy' }),

  example('listStates', 'success', 'Fifty states and a district', {}, guest),
  example(
    'listStates',
    'requestDataFailed',
    'No states',
    {},
    { who: 'guest', scenarios: 'wheel.states-failed' },
  ),

  exampleAfter('savePrizeAddress', 'success', 'Saved', win, { scenarios: 'wheel.gift' }),
  exampleAfter('savePrizeAddress', 'addressInvalid', 'No delivery to this address', win, {
    scenarios: 'wheel.gift,wheel.address-rejected',
  }),
  exampleAfter('savePrizeAddress', 'winningNotFound', 'A coupon needs no address', win, {
    scenarios: 'wheel.coupon',
  }),
  exampleAfter(
    'savePrizeAddress',
    'winningAddressKnown',
    'The address is already set',
    async ({ shop }) => {
      const { data } = await shop.spinWheel();
      await shop.savePrizeAddress(address);
      return { ...address, winning_id: data.winning_id };
    },
    { scenarios: 'wheel.gift' },
  ),

  exampleAfter(
    'listWinnings',
    'success',
    'A new gift without an address',
    async ({ shop }) => {
      await shop.spinWheel();
      return { page: 1, page_size: 12 };
    },
    { scenarios: 'wheel.gift' },
  ),
  example('listWinnings', 'empty', 'Nothing yet', {}, { who: 'newcomer' }),
  example('listWinnings', 'requestDataFailed', 'The list failed', {}, { scenarios: 'wheel.list-failed' }),
];
