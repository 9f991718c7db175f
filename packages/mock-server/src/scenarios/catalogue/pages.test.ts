import { expect, test } from 'vitest';
import { readDeepLink } from '../../control/deep-link.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../../world/account/customers.ts';
import { scenarioList } from '../create/apply-scenarios.ts';

/** Opens the link of a scenario as its customer, and resolves the ids in its path. */
async function follow(link: string) {
  const target = existing(readDeepLink(`http://localhost${link}`) ?? undefined);
  const { scenarios = [], now } = target.link;
  const shop = createShop({ scenarios, ...(now === undefined ? {} : { now: Date.parse(now) }) });
  const { pathname, searchParams } = new URL(target.address);
  const ordersn = searchParams.get('ordersn') ?? pathname.split('/').at(-1);
  return {
    client: await visitAsCustomer(shop),
    ordersn: existing(ordersn),
    request: searchParams.get('after-sales') ?? '',
  };
}

const scenarioLinks = scenarioList.flatMap(({ name, link }) => (link === undefined ? [] : [{ name, link }]));
const statuses: Readonly<Record<string, string>> = {
  'return.requested': 'requested',
  'return.approved': 'awaitingParcel',
  'return.rejected': 'rejected',
  'return.refunded': 'refunded',
  'refund.requested': 'requested',
  'refund.approved': 'refunded',
  'refund.rejected': 'rejected',
  'exchange.requested': 'requested',
  'exchange.ok': 'exchanged',
  'warranty.approved': 'awaitingParcel',
  'warranty.rejected': 'rejected',
  'warranty.replaced': 'exchanged',
  'warranty.refunded': 'refunded',
};

test('[DET-05] the link of a scenario about a request opens that request', async () => {
  const linkOfStatus = new Map<string, string>();
  for (const { name, link } of scenarioLinks.filter((one) => one.link.includes('after-sales=AS'))) {
    const { client, ordersn, request: id } = await follow(link);
    const { msg } = await client.getRefundDetail({ id });
    expect([name, msg.ordersn]).toEqual([name, ordersn]);
    linkOfStatus.set(name, msg.status);
  }
  expect(Object.fromEntries(linkOfStatus)).toEqual(statuses);
});

test.each(['return.ok', 'return.day-46', 'order.deleted'])(
  '[DET-05] the link of %s opens the order that it adds',
  async (name) => {
    const { link } = existing(scenarioLinks.find((one) => one.name === name));
    const { client, ordersn } = await follow(link);
    expect(await refusalOf(client.getOrder({ ordersn }))).toBe('answered');
    const { client: customerClient } = await follow('/?__mock=auth.customer');
    expect(await refusalOf(customerClient.getOrder({ ordersn }))).toBe('orderNotFound');
  },
);

test.each([
  ['withdrawal.everywhere', 'answered'],
  ['withdrawal.europe', 'withdrawalNotOffered'],
  ['withdrawal.declared', 'answered'],
])('[BEY-07] the link of %s names an order: %s', async (name, outcome) => {
  const { link } = existing(scenarioLinks.find((one) => one.name === name));
  const { client, ordersn } = await follow(link);
  const answer = client.findWithdrawableOrder({ ordersn, email: demoCustomer.email });
  expect(await refusalOf(answer)).toBe(outcome);
  if (outcome === 'answered')
    expect((await answer).msg.declared !== null).toBe(name === 'withdrawal.declared');
});
