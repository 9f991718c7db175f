import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest, repository } from './published-manifest.ts';
import { pinStarters } from './starter-versions.ts';

const starters = join(repository, 'starters');
const { version } = readManifest(join(repository, 'packages/sdk'));

test('a new version of the SDK is written into every starter, and nothing else changes', () => {
  const folder = copyOfManifests();
  expect(pinStarters(folder, '12.3.4')).toHaveLength(5);
  for (const name of globSync('*/package.json', { cwd: folder })) {
    const before = readFileSync(join(starters, name), 'utf8');
    const after = readFileSync(join(folder, name), 'utf8');
    expect(JSON.parse(after).dependencies['@signal-shop/sdk']).toBe('12.3.4');
    expect(after).toBe(before.replace(`"@signal-shop/sdk": "${version}"`, '"@signal-shop/sdk": "12.3.4"'));
  }
});

test('a starter without the SDK is reported', () => {
  const folder = copyOfManifests();
  writeFileSync(join(folder, 'html/package.json'), '{}');
  expect(() => pinStarters(folder, '12.3.4')).toThrow('html/package.json does not depend on the SDK.');
});

function copyOfManifests(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signal-starters-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of globSync('*/package.json', { cwd: starters }))
    cpSync(join(starters, name), join(folder, name));
  return folder;
}
