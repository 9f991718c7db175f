import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseGuides } from './guide-versions.ts';

const released = '- **0.1.0**: first version.\n';

test('unreleased changes in the guides get the version of the release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signal-guides-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `${name}.mdx`), text);
  };
  const read = (name: string) => readFileSync(join(folder, name, `${name}.mdx`), 'utf8');
  write('badge', `${released}- **Unreleased**: a tone.\n- **Unreleased**: an icon.\n`);
  write('chip', released);

  expect(releaseGuides(folder, '0.2.0')).toEqual(['badge/badge.mdx']);
  expect(read('badge')).toBe(`${released}- **0.2.0**: a tone.\n- **0.2.0**: an icon.\n`);
  expect(read('chip')).toBe(released);
});
