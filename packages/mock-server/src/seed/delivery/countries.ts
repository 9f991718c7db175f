import type { AddressField, SeedCountry, SeedDeliveryWay } from './delivery-types.ts';
import { australianStates, canadianProvinces, chineseProvinces, japanesePrefectures } from './states.ts';
import { usStates } from './us-sales-tax.ts';

const codeFirst: readonly AddressField[] = [
  ...(['first_name', 'last_name', 'address', 'address_two'] as const),
  ...(['postal_code', 'city', 'phone'] as const),
];
const codeLast: readonly AddressField[] = [
  ...(['first_name', 'last_name', 'address', 'address_two'] as const),
  ...(['city', 'postal_code', 'phone'] as const),
];
const stateBeforeCode: readonly AddressField[] = [
  ...(['first_name', 'last_name', 'address', 'address_two'] as const),
  ...(['city', 'state', 'postal_code', 'phone'] as const),
];

type Ways = SeedCountry['ways'];

const domestic: Ways = [standard(3, 5), express(1_290, 1, 2)];
const european: Ways = [standard(4, 7), express(990, 2, 3)];
const overseas: Ways = [standard(6, 10), express(1_990, 3, 4)];

const withStates: readonly SeedCountry[] = [
  {
    code: 'US',
    currency: 'USD',
    tax: { kind: 'sales', includedPercent: null },
    fields: stateBeforeCode,
    stateKind: 'state',
    states: usStates,
    postalCode: { pattern: '[0-9]{5}(-[0-9]{4})?', example: '98101' },
    ways: domestic,
  },
  {
    code: 'CA',
    currency: 'USD',
    tax: { kind: 'gst', includedPercent: 5 },
    fields: stateBeforeCode,
    stateKind: 'province',
    states: canadianProvinces,
    postalCode: { pattern: '[A-Z][0-9][A-Z][ -]?[0-9][A-Z][0-9]', example: 'K1A 0B1' },
    ways: european,
  },
  {
    code: 'AU',
    currency: 'USD',
    tax: { kind: 'gst', includedPercent: 10 },
    fields: stateBeforeCode,
    stateKind: 'state',
    states: australianStates,
    postalCode: { pattern: '[0-9]{4}', example: '2000' },
    ways: overseas,
  },
  {
    code: 'JP',
    currency: 'JPY',
    tax: { kind: 'consumption', includedPercent: 10 },
    fields: [
      ...(['last_name', 'first_name', 'postal_code', 'state'] as const),
      ...(['city', 'address', 'address_two', 'phone'] as const),
    ],
    stateKind: 'prefecture',
    states: japanesePrefectures,
    postalCode: { pattern: '[0-9]{3}-?[0-9]{4}', example: '150-0001' },
    ways: overseas,
  },
  {
    code: 'CN',
    currency: 'CNY',
    tax: { kind: 'vat', includedPercent: 13 },
    fields: [
      ...(['last_name', 'first_name', 'state', 'city'] as const),
      ...(['address', 'address_two', 'postal_code', 'phone'] as const),
    ],
    stateKind: 'province',
    states: chineseProvinces,
    postalCode: { pattern: '[0-9]{6}', example: '200040' },
    ways: overseas,
  },
];

/** Countries without states whose addresses end with the postal code. */
const islands: readonly SeedCountry[] = [
  {
    ...inEurope('GB', 20, '[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}', 'SW1A 1AA'),
    fields: codeLast,
  },
  { ...inEurope('IE', 23, '[A-Z][0-9][0-9W] ?[0-9A-Z]{4}', 'D02 X285'), fields: codeLast },
  {
    ...inEurope('NZ', 15, '[0-9]{4}', '6011'),
    currency: 'USD',
    tax: { kind: 'gst', includedPercent: 15 },
    fields: codeLast,
    ways: overseas,
  },
];

const fourDigits = '[0-9]{4}';
const fiveDigits = '[0-9]{5}';
const threeAndTwo = '[0-9]{3} ?[0-9]{2}';

/** The other members of the EU, and the neighbors of the single market. Standard VAT rates of 2026. */
const continent: readonly SeedCountry[] = [
  inEurope('AT', 20, fourDigits, '1010'),
  inEurope('BE', 21, fourDigits, '1000'),
  inEurope('BG', 20, fourDigits, '1000'),
  inEurope('CH', 8.1, fourDigits, '8001'),
  inEurope('CY', 19, fourDigits, '1010'),
  inEurope('CZ', 21, threeAndTwo, '110 00'),
  inEurope('DE', 19, fiveDigits, '80331'),
  inEurope('DK', 25, fourDigits, '1050'),
  inEurope('EE', 24, fiveDigits, '10111'),
  inEurope('ES', 21, fiveDigits, '28013'),
  inEurope('FI', 25.5, fiveDigits, '00100'),
  inEurope('FR', 20, fiveDigits, '75001'),
  inEurope('GR', 24, threeAndTwo, '105 57'),
  inEurope('HR', 25, fiveDigits, '10000'),
  inEurope('HU', 27, fourDigits, '1051'),
  inEurope('IS', 24, '[0-9]{3}', '101'),
  inEurope('IT', 22, fiveDigits, '00187'),
  inEurope('LI', 8.1, fourDigits, '9490'),
  inEurope('LT', 21, '(LT-)?[0-9]{5}', '01103'),
  inEurope('LU', 17, '(L-)?[0-9]{4}', '1111'),
  inEurope('LV', 21, '(LV-)?[0-9]{4}', 'LV-1050'),
  inEurope('MT', 18, '[A-Z]{3} ?[0-9]{4}', 'VLT 1117'),
  inEurope('NL', 21, '[0-9]{4} ?[A-Z]{2}', '1012 JS'),
  inEurope('NO', 25, fourDigits, '0150'),
  inEurope('PL', 23, '[0-9]{2}-[0-9]{3}', '00-001'),
  inEurope('PT', 23, '[0-9]{4}-[0-9]{3}', '1100-048'),
  inEurope('RO', 21, '[0-9]{6}', '010011'),
  inEurope('SE', 25, threeAndTwo, '111 29'),
  inEurope('SI', 22, fourDigits, '1000'),
  inEurope('SK', 23, threeAndTwo, '811 01'),
];

/** Every country that the shop delivers to, by code. */
export const deliveryCountries: readonly SeedCountry[] = [...withStates, ...islands, ...continent].sort(
  (one, other) => (one.code < other.code ? -1 : 1),
);

function inEurope(code: string, vat: number, pattern: string, example: string): SeedCountry {
  return {
    code,
    currency: 'EUR',
    tax: { kind: 'vat', includedPercent: vat },
    fields: codeFirst,
    stateKind: null,
    states: [],
    postalCode: { pattern, example },
    ways: european,
  };
}

function standard(minDays: number, maxDays: number): SeedDeliveryWay {
  return { code: 'standard', cents: 0, minDays, maxDays };
}

function express(cents: number, minDays: number, maxDays: number): SeedDeliveryWay {
  return { code: 'express', cents, minDays, maxDays };
}
