import { expect, test } from '../support/shop-test.ts';
import type { PurchaseCall } from './calls.ts';
import { calls } from './calls.ts';
import type { Fault } from './faults.ts';
import { faults } from './faults.ts';
import { listen } from './heard.ts';
import { editedCity, patientShopper } from './patient-shopper.ts';
import { receiptOf } from './receipt.ts';
import { seedsOf, sureClient } from './seeds.ts';

interface Cell {
  readonly operation: string;
  readonly fault: string;
  readonly call: PurchaseCall;
  readonly accident: Fault;
}

const matrix = calls.flatMap((call) =>
  faults.map((accident): Cell => ({ operation: call.operation, fault: accident.name, call, accident })),
);
/** An effect without its answer, where repeating it would order or charge twice. */
const dearest = ['a cut answer at placeOrder', 'half of the answer at confirmCharge'];
/** Each fault once, each call at least once; `npm run chaos -- --matrix` runs all cells. */
const sample = matrix.filter(({ operation, fault }, index) => {
  const row = Math.floor(index / faults.length);
  return (index % faults.length) % calls.length === row || dearest.includes(`${fault} at ${operation}`);
});
const cells = process.env.FAULT_MATRIX === 'whole' ? matrix : sample;

test.for(cells)(
  '[PAY-02] [P02] [P17] $fault at $operation: the shopper learns of it, and the order is paid once',
  async (cell, { shopper }) => {
    const visit = await shopper({ scenarios: ['auth.customer', 'cart.empty'] });
    const { page, context, mock } = visit;
    // The fault itself; exceptions and an empty page stay complaints.
    visit.allow(/^(response|request|console): /);
    const client = sureClient(mock);
    const ordersBefore = (await client.listOrders()).total;
    const address = await cell.call.begin(seedsOf(visit, client));
    const heard = await listen(context);
    const edits = cell.call.edits === 'address';
    const buyer = patientShopper(context, page, edits);
    if (cell.accident.moves === 'clock') await page.clock.install();
    const before = { texts: -1, problems: 0, presses: 0 };
    await page.route(
      (url) => url.pathname === cell.call.path,
      async (route) => {
        before.texts = heard.texts.length;
        before.problems = heard.problems.length;
        before.presses = buyer.presses.length;
        await cell.accident.happen({ route, page, pressAgain: buyer.pressAgain });
      },
      { times: 1 },
    );
    await visit.open(address);
    // A shopper who gets stuck fails with the buttons pressed until then.
    const progress = async () => ((await buyer.look()) ? 'paid' : buyer.presses.join(' → '));
    await expect.poll(progress, { interval: 100 }).toBe('paid');

    expect(before.texts, `${cell.operation} was called`).toBeGreaterThanOrEqual(0);
    const { presses } = buyer;
    const isRepeated =
      new Set(presses).size < presses.length || presses.includes('Try again') || presses.includes('Reload');
    const problems = heard.problems.slice(before.problems);
    if (isRepeated) expect(problems, presses.slice(before.presses).join()).not.toEqual([]);
    const texts = heard.texts.slice(before.texts);
    const unheard = problems.filter((problem) => !texts.some((text) => text.includes(problem)));
    expect(unheard, 'visible and not announced').toEqual([]);
    expect([...buyer.lost], 'typed and lost').toEqual([]);
    const { city, ...counts } = await receiptOf(visit, client, ordersBefore);
    if (edits) expect(city).toBe(editedCity);
    expect(counts).toEqual({ orders: 1, pieces: 1, left: 0, charges: 'its total' });
  },
);
