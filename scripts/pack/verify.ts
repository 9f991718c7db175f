// Installs the packed packages outside the repository and uses them, with npm and pnpm, under Node 22 and 24: `npm run pack:verify`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/packages/support/free-port.ts';
import { ensureChromium } from '../find-chromium.ts';
import { compileTypes, refuseServer, runPlaywright, runStorybook, runVitest, startMock } from './checks.ts';
import type { Consumer, Installer } from './consumer.ts';
import { copyPrograms, createConsumer, installNode, pinnedNode } from './consumer.ts';
import { lintPackages } from './lint-packages.ts';
import type { Tarballs } from './pack.ts';
import { pack } from './pack.ts';
import { catalogVersions, repository } from './published-manifest.ts';

/** The libraries that the consumer's programs use beside the packages. */
const tools = [
  '@playwright/test',
  '@storybook/react-vite',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'playwright',
  'react',
  'react-dom',
  'react-intl',
  'react-router',
  'storybook',
  'vite',
  'vitest',
];

const home = mkdtempSync(join(tmpdir(), 'signal-packages-'));
process.env.CHROMIUM_PATH = ensureChromium();
const results: { readonly name: string; readonly seconds: number; readonly problem?: string }[] = [];

console.log('Packing four packages …');
// A stopped run leaves nothing behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  });

try {
  const tarballs = await check('pack', () => pack(join(home, 'packages')));
  if (tarballs !== undefined) {
    await check('publint and attw', () => lintPackages(join(home, 'packages'), tarballs));
    const node22 = await check('Node 22', () => installNode(emptyFolder('node22'), '22'));
    for (const installer of ['npm', 'pnpm'] as const)
      for (const [name, node] of [['Node 24', pinnedNode] as const, ['Node 22', node22] as const])
        if (node !== undefined) await verify(tarballs, installer, name, node);
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
const failed = results.filter(({ problem }) => problem !== undefined);
console.log(`${results.length - failed.length} checks passed, ${failed.length} failed.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function verify(tarballs: Tarballs, installer: Installer, node: string, bin: string): Promise<void> {
  const title = (what: string) => `${installer}, ${node}: ${what}`;
  const folder = emptyFolder(title('').replaceAll(/\W+/g, '-'));
  const ports = { SHOP_PORT: String(await freePort()), MOCK_PORT: String(await freePort()) };
  const consumer = await check(title('install'), () =>
    createConsumer(folder, {
      installer,
      node: bin,
      tarballs,
      dependencies: { ...catalogVersions(tools), msw: '2' },
      env: ports,
    }),
  );
  if (consumer === undefined) return;
  copyPrograms(folder);
  await check(title('Vitest, createShop, MSW 2'), () => runVitest(consumer));
  // Prism needs Node 24, and with it everything that listens.
  if (node === 'Node 24') await verifyServers(consumer, title);
  else await check(title('the mock server names the Node that it needs'), () => refuseServer(consumer));
}

async function verifyServers(consumer: Consumer, title: (what: string) => string): Promise<void> {
  await check(title('npx @signal-shop/mock-server'), async () =>
    console.log(`  up after ${(await startMock(consumer)).toFixed(1)} s`),
  );
  await check(title('Vite plugin, Playwright kit'), () => runPlaywright(consumer));
  await check(title('a story in Storybook'), () => runStorybook(consumer));
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  await check(title('declarations'), () => compileTypes(consumer, compiler));
}

async function check<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result | undefined> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const result = await run();
    results.push({ name, seconds: seconds() });
    console.log(`ok      ${name} (${seconds().toFixed(1)} s)`);
    return result;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    results.push({ name, seconds: seconds(), problem });
    console.error(`FAILED  ${name}\n${problem}`);
    return undefined;
  }
}

function emptyFolder(name: string): string {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
