import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addLicenses } from './add-licenses.ts';

test('a release names the licenses of its font and its icons, with their texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'third-party-licenses.md');
  writeFileSync(path, '# Licenses\n');
  addLicenses(path);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^# Licenses\n\n## @fontsource-variable\/geologica - \S+ \(OFL-1\.1\)\n/);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/## lucide-static - \S+ \(ISC\)/);
  expect(text).toContain('ISC License');
});
