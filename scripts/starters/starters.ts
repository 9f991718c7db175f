// Installs each starter with the packed SDK into an empty folder, checks its types, builds it and uses it over a mock
// server: `npm run starters [node-bot|worker|html|next|expo …]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMockServer } from '@signal-shop/mock-server/server';
import { pack } from '../pack/pack.ts';
import { useBot, useExpo, useHtml, useNext, useWorker } from './checks.ts';
import { installStarter } from './install-starter.ts';

const checks = {
  'node-bot': useBot,
  worker: useWorker,
  html: useHtml,
  next: useNext,
  expo: useExpo,
} as const;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The starters are ${Object.keys(checks).join(', ')}.`);
  process.exit(2);
}

const home = mkdtempSync(join(tmpdir(), 'signal-starters-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

console.log('Packing …');
const { sdk } = await pack(join(home, 'packages'));
const mock = await startMockServer({ port: 0, log: () => {} });
try {
  for (const [name, use] of Object.entries(checks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0);
    try {
      await use(installStarter(join(home, name), name, sdk), mock.url);
      console.log(`ok      ${name} (${seconds()} s)`);
    } catch (error) {
      console.error(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
} finally {
  await mock.close();
}
