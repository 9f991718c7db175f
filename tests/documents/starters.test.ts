// The starters as a reader of the SDK finds them: named where integrators look, and copied by the commands of their page.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { shellLines, wordsOf } from './support/shell-blocks.ts';

const starters = readdirSync('starters', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// tests/documents also opens every link, so a page names existing files only.
test.each([
  ['starters/README.md', ''],
  ['packages/sdk/README.md', '../../starters/'],
  ['docs/start/integrator.md', '../../starters/'],
])('%s names each starter', (path, folder) => {
  const text = readFileSync(path, 'utf8');
  const named = starters.filter((name) => text.includes(`[${name}](${folder}${name}/`));
  expect(starters).toHaveLength(5);
  expect(named).toEqual(starters);
});

test('the commands of their page copy one starter', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'signal-copied-starter-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const published: unknown = JSON.parse(readFileSync('package.json', 'utf8')).repository.url;
  const address = String(published).replace('git+', '');
  const lines = shellLines('starters/README.md').map(({ line }) => line);
  expect(lines).toEqual([
    'git clone --depth 1 --filter blob:none --sparse https://git.signal.example/signal-shop.git',
    'git -C signal-shop sparse-checkout set starters/next',
    'cp -R signal-shop/starters/next my-shop',
  ]);
  const commands = lines.map(wordsOf);
  expect(commands[0]).toContain(address);
  for (const [program = '', ...parameters] of commands) {
    // The address without a name for the folder would leave that of this working copy.
    const local = parameters.flatMap((word) =>
      word === address ? [pathToFileURL(process.cwd()).href, 'signal-shop'] : [word],
    );
    execFileSync(program, local, { cwd: folder, stdio: 'pipe' });
  }
  expect(readdirSync(join(folder, 'my-shop'))).toContain('package.json');
  expect(readdirSync(join(folder, 'signal-shop/starters')).sort()).toEqual(['README.md', 'next']);
});
