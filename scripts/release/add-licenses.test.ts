import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addLicenses } from './add-licenses.ts';

test('a release names the licenses of its font and its icons, with their texts', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'licenses-')), 'third-party-licenses.md');
  writeFileSync(path, '# Licenses\n');
  addLicenses(path);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^# Licenses\n\n## @fontsource-variable\/geologica - \S+ \(OFL-1\.1\)\n/);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toMatch(/## lucide-static - \S+ \(ISC\)/);
  expect(text).toContain('ISC License');
});
