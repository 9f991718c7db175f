// For runtimes with a file system: loads the installed package by its names, then runs the checks.
import { createRequire } from 'node:module';
import process from 'node:process';
import { runChecks } from './conformance.mjs';

const require = createRequire(import.meta.url);
const names = Object.keys(require('@signal-shop/sdk/package.json').exports)
  .filter((subpath) => subpath !== './package.json')
  .map((subpath) => `@signal-shop/sdk${subpath.slice(1)}`);

const results = [
  await loadAll('loads every subpath as an ES module', (name) => import(name)),
  await loadAll('loads every subpath as CommonJS', (name) => require(name)),
  ...(await runChecks(process.argv[2])),
];
console.log(`conformance ${JSON.stringify(results)}`);
process.exit(0);

async function loadAll(name, load) {
  try {
    for (const subpath of names) {
      if (Object.keys(await load(subpath)).length === 0) throw new Error(`${subpath} exports nothing`);
    }
    return { name, problem: null };
  } catch (error) {
    return { name, problem: String(error) };
  }
}
