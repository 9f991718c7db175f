// Buys 2,500 times over connections that are cut, and counts what each purchase left: `npm run chaos`, `npm run chaos -- 100` for fewer,
// `npm run chaos -- 2500 --seed 7` for the same cuts again. `npm run chaos -- --matrix` buys in a browser, with each fault at each call, and
// `npm run chaos -- --browser` 200 times in a browser over connections that are cut.
import { parseArgs } from 'node:util';
import { runCutConnections, runFaultMatrix } from './browser-chaos.ts';
import { cutPurchases } from './cut-purchases.ts';
import { seededNumbers } from './seeded-numbers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    matrix: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
  },
});
if (values.matrix) process.exit(await runFaultMatrix());
const count = Number(positionals[0] ?? (values.browser ? 200 : 2_500));
const seed = Number(values.seed);
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) {
  console.error(
    'Give a number of purchases, and a seed that is a whole number: npm run chaos -- 100 --seed 7',
  );
  process.exit(1);
}

if (values.browser) process.exit(await runCutConnections(count));

console.log(`${count} purchases of four writes each, seed ${seed}`);
const { attempts, cutRequests, cutAnswers, wrong } = await cutPurchases(count, seededNumbers(seed));
console.log(`${attempts} attempts, ${cutRequests} cut inside the request, ${cutAnswers} inside the answer`);
for (const line of wrong) console.error(line);
console.log(`${wrong.length} purchases are not exactly one order and one charge`);
process.exitCode = wrong.length === 0 ? 0 : 1;
