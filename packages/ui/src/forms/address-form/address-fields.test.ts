// @vitest-environment node
import { aDeliveryCountry } from '@signal-shop/sdk/testing';
import { expect, test } from 'vitest';
import { movedTo } from './address-fields.ts';

const draft = {
  first_name: 'Ada',
  last_name: 'Park',
  address: '1 Harbour Street',
  address_two: '',
  postal_code: '94105',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '+1 555 0100',
};

function countryWith(
  fields: ReturnType<typeof aDeliveryCountry>['address_form']['fields'],
  states: ReturnType<typeof aDeliveryCountry>['address_form']['states'] = [],
) {
  const country = aDeliveryCountry();
  return { ...country, address_form: { ...country.address_form, fields, states } };
}

test('[BEY-70] an address keeps its state only in a country that has it', () => {
  const california = { code: 'CA', name: 'California' };
  expect(movedTo(draft, countryWith(['city', 'state'], [california])).state).toBe('CA');
  expect(movedTo({ ...draft, state: 'california' }, countryWith(['state'], [california])).state).toBe('CA');
  expect(movedTo(draft, countryWith(['city', 'state'], [{ code: '13', name: 'Tokyo' }])).state).toBe('');
});

test('[BEY-70] an address has no state in a country without states, and none before the country is known', () => {
  expect(movedTo(draft, countryWith(['city']))).toEqual({ ...draft, state: '' });
  expect(movedTo(draft, undefined)).toEqual({ ...draft, state: '' });
});
