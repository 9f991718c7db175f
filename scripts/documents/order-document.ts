// Writes docs/orders.md from the table of transitions in the mock server.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const path = 'docs/orders.md';

/** @returns the path, when its text changed */
export async function writeOrderDocument(): Promise<readonly string[]> {
  const text = await orderDocument();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  writeFileSync(path, text);
  return [path];
}

/** The whole text of the page. */
export async function orderDocument(): Promise<string> {
  const { orderTransitions } = await import('@signal-shop/mock-server');
  const { OrderLineStatus, OrderStatus } = await import('@signal-shop/sdk/contract');
  const transitions = Object.entries(orderTransitions);
  const statusName = nameIn(OrderStatus);
  const lineName = nameIn(OrderLineStatus);
  const rows = transitions.map(([name, { from, to, by, condition, lines, effects, automaticAfter }]) =>
    [
      `\`${name}\``,
      by,
      from.map((status) => `${status} ${statusName(status)}`).join(', '),
      to === 'back' ? 'where it was before' : `${to} ${statusName(to)}`,
      condition,
      typeof lines === 'number' ? `${lines} ${lineName(lines)}` : lines,
      effects.map((effect) => effectWords[effect]).join('; '),
      automaticAfter === null ? '' : `${automaticAfter / 3_600} h`,
    ].join(' | '),
  );
  return `${introduction}
## Drawn

![Arrows between the statuses of an order, each with its transitions and who takes them; the table below names them all.](pictures/order-transitions.svg)

## As a table

| transition | who | from | to | when | lines become | what else happens | by itself after |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
${notes}`;
}

const effectWords = {
  stockReturns: 'the goods go back on the shelf',
  moneyReturns: 'money and points go back',
  couponReturns: 'the coupon can be used again',
  parcelLeaves: 'the parcel gets a carrier and a number',
} as const;

const introduction = `# The way of an order

The specification names eleven statuses and leaves the ways between them to the server. These are the ways that the mock server
knows; this page is written from its table, \`packages/mock-server/src/world/orders/order-machine.ts\`, by \`npm run generate\`. Nothing
else changes the status of an order: whatever a call, the clock or the control API wants, \`takeTransition\` looks it up here and
refuses what the table does not have.
`;

const notes = `
- Lines that go their own way, such as one that was sent back, stay on it: a transition moves the lines that stand where the order
  stands, or those that are named.
- What the clock moves happens by itself in every world. What the shop moves by itself (\`release\`, \`ship\`) does so in the scenario
  \`order.auto-advance\` alone, so that an order stays where a test or a designer put it.
- \`POST /__mock/orders/{number}/advance\` takes the next step; with \`{"to": "refunded"}\` it takes the shortest way there. Money and
  goods move as if everyone had done their part.
- Actions end: paying and cancelling with the order, reviewing 30 days, after-sales 45 days, registering a warranty 365 days and
  withdrawing 14 days after delivery, each with the end of its last day, where that ends last on earth. \`allowed_actions\`,
  \`eligible_until\` and \`until\` of a coming step tell it to the customer.
`;

function nameIn(table: Readonly<Record<string, number>>): (value: number) => string {
  return (value) => Object.entries(table).find(([, one]) => one === value)?.[0] ?? String(value);
}
