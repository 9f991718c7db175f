import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { back, enter, receivedLine } from '../../testing/after-sales.ts';

type Carrier = Pick<ArgumentOf<'sendBackTracking'>, 'carrier' | 'company'>;

async function sendBackWith(carrier: Carrier, lang: 'en' | 'de' = 'en') {
  const { client, decide } = await enter();
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, tracking_number: 'X0055501420999', ...carrier });
  await client.setLanguage({ lang });
  return (await client.getRefundDetail({ id: request.id }, { headers: { 'accept-language': lang } })).msg
    .parcel;
}

test.each<[string, Carrier, string, string]>([
  ['its code', { carrier: 'dhl' }, 'dhl', 'DHL'],
  ['its code, which counts more than a name', { carrier: 'dhl', company: 'UPS' }, 'dhl', 'DHL'],
  ['its name, as clients of release 0.2.0 send it', { company: 'UPS' }, 'ups', 'UPS'],
  ['another name', { company: 'Harbor Express' }, 'other', 'Harbor Express'],
  ['an unknown code', { carrier: 'harbor' }, 'other', 'Another carrier'],
  ['nothing', {}, 'other', 'Another carrier'],
])('[USER-06] a returned parcel has the carrier by %s', async (_way, given, carrier, company) => {
  expect(await sendBackWith(given)).toMatchObject({ carrier, company });
});

test('[USER-06] the name of an unlisted carrier is in the language of the answer', async () => {
  expect(await sendBackWith({ carrier: 'other' }, 'de')).toMatchObject({
    carrier: 'other',
    company: 'Anderer Versanddienst',
  });
});

test('[USER-05] the parcel of an order is found with the carrier that the order answers', async () => {
  const { client, orderOf } = await enter();
  const { logistics } = await orderOf('SG20260111000027');
  expect(logistics).toMatchObject({ carrier: 'ups', company: 'UPS' });
  const { tracking_number = '', carrier } = logistics ?? {};
  expect((await client.trackParcel({ tracking_number, carrier })).msg).toMatchObject({
    carrier,
    tracking_number,
  });
});
