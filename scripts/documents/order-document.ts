// Writes docs/orders.md from the table of transitions in the mock server.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const path = 'docs/orders.md';

/** @returns the path if its text changed */
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
      to === 'back' ? 'the previous status' : `${to} ${statusName(to)}`,
      condition,
      typeof lines === 'number' ? `${lines} ${lineName(lines)}` : lines,
      effects.map((effect) => effectWords[effect]).join('; '),
      automaticAfter === null ? '' : `${automaticAfter / 3_600} h`,
    ].join(' | '),
  );
  return `${introduction}
## Diagram

![Arrows between the statuses of an order, each with its transitions and their actors; the table below lists them all.](pictures/order-transitions.svg)

## Table

| transition | actor | from | to | condition | status of lines | effects | automatic after |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
${notes}`;
}

const effectWords = {
  stockReturns: 'the stock increases',
  moneyReturns: 'money and points are refunded',
  couponReturns: 'the coupon can be used again',
  parcelLeaves: 'the parcel gets a carrier and a tracking number',
} as const;

const introduction = `# Statuses of an order

The specification names eleven statuses and leaves the transitions to the server. \`npm run generate\` writes this page from the mock
server's state machine, \`packages/mock-server/src/world/orders/order-machine.ts\`. Every change of a status, by a call, the clock or the control
API, goes through \`takeTransition\`, which refuses transitions that are not in the table.
`;

const notes = `
- A transition changes the lines with the order's status, or the named lines. Lines with another status, such as a returned one, do
  not change.
- Transitions of the clock are automatic in every world. Transitions of the shop (\`release\`, \`ship\`) are automatic only in the scenario
  \`order.auto-advance\`, so that an order stays in the status that a test or a designer chose.
- \`POST /__mock/orders/{number}/advance\` takes the next transition; with \`{"to": "refunded"}\` it takes the shortest path. Money and
  stock change as if every actor had acted.
- Actions have deadlines: payment and cancellation the order's own, reviews 30 days, after-sales 45 days, warranty registration 365 days and
  withdrawal 14 days after delivery, each until the end of its last day in UTC-12. The customer reads them from \`allowed_actions\`,
  \`eligible_until\` and \`until\` of a coming step.
`;

function nameIn(table: Readonly<Record<string, number>>): (value: number) => string {
  return (value) => Object.entries(table).find(([, one]) => one === value)?.[0] ?? String(value);
}
