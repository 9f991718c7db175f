import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { visit } from '../support/visit.ts';

type Between = NonNullable<NonNullable<Parameters<typeof visit>[0]>['between']>;

/** The same response with null entries before, between and after those of each list. */
function pierced(part: unknown): unknown {
  if (Array.isArray(part)) return [null, ...part.flatMap((entry) => [pierced(entry), null])];
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, pierced(inner)]));
}

const withHoles: Between = (server) => async (input, init) => {
  const response = await server(input, init);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? Response.json(pierced(await response.json()), response) : response;
};

const pages = [
  ['/', 'visitor', ''],
  ['/product', 'visitor', ''],
  ['/detail?id=1201', 'member', ''],
  ['/car', 'member', 'cart.many'],
  ['/user/order/orders', 'member', 'orders.many'],
  ['/support/faq', 'visitor', ''],
] as const;

test.each(pages)(
  '[ERR-02] [L04] %s shows a %s the same goods and parts with null entries in each list as without',
  async (at, who, scenarios) => {
    const options = { at, scenarios, ...(who === 'member' && { as: who }) };
    const completeList = await visibleTexts(options);
    const brokenList = await visibleTexts({ ...options, between: withHoles });
    expect(completeList.links).toBeGreaterThan(5);
    expect(brokenList).toEqual(completeList);
  },
);

/** Seconds after which all lazy sections have loaded without scrolling. */
const wholeAfter = 30;

async function visibleTexts(options: NonNullable<Parameters<typeof visit>[0]>) {
  const { pass, leave } = await visit(options);
  const main = within(await screen.findByRole('main'));
  await main.findAllByRole('heading');
  for (let second = 0; second < wholeAfter; second += 1) await pass(1_000);
  const parts = {
    headings: main.queryAllByRole('heading').length,
    links: main.queryAllByRole('link').length,
    failures: screen.queryAllByRole('alert').length,
  };
  await leave();
  return parts;
}
