import { createShop, startingTokens } from '@signal-shop/mock-server';
import { visit } from '@signal-shop/mock-server/testing';
import type { Address } from '@signal-shop/sdk/contract';
import { limits, ResponseCode } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { anAddress } from '@signal-shop/sdk/testing';
import { addressErrors } from '@signal-shop/ui/forms/address-form/address-errors.ts';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

const address = anAddress({ region: 'US', state: 'CA', postal_code: '94105' });
const shop = createShop({ scenarios: 'auth.customer' });
const { msg: countries } = await visit(shop).listDeliveryCountries();
const country = countries.find(({ code }) => code === address.region);
const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

async function isTaken(draft: Address): Promise<boolean> {
  const answer = await shop.fetch('http://shop.test/api/order/saveAddress', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: startingTokens.customer },
    // Changes a saved address, because a customer may not have many.
    body: JSON.stringify({ id: 100, address: draft }),
  });
  if (answer.status !== 200) return false;
  const envelope: unknown = await answer.json();
  return isRecord(envelope) && envelope.code === ResponseCode.success;
}

const fields = [
  'first_name',
  'last_name',
  'address',
  'address_two',
  'postal_code',
  'city',
  'state',
  'phone',
] as const;
const characters = ['a', '7', ' ', 'ä', '🎧', 'ש', '\u202e', '日'];

test.each(fields)('[U09] [VAL-01] at each limit of %s the form and the server agree', async (field) => {
  const { minLength, maxLength } = limits.Address[field];
  const lengths = [0, 1, minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0);
  const texts = characters.flatMap((character) => lengths.map((length) => character.repeat(length)));
  for (const text of ['\n\n', 'a\nb', 'a\u0000b', ...texts]) {
    const isRefusedByForm = addressErrors({ ...address, [field]: text }, intl, country)[field] !== undefined;
    // The form requires digits in a phone number, while the contract accepts any text; the server accepts
    // what the form accepts.
    if (field === 'phone' && isRefusedByForm) continue;
    // The shop trims a text before validating and sending it.
    const draft = { ...address, [field]: text.trim() };
    const label = `${[...text].length} times ${JSON.stringify(text.slice(0, 2))}`;
    expect({ shown: label, isTaken: await isTaken(draft) }).toEqual({
      shown: label,
      isTaken: !isRefusedByForm,
    });
  }
});
