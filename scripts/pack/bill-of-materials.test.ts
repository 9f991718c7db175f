import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeBill } from './bill-of-materials.ts';

test('[D07] a release has a bill of materials', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signal-bill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'packages', 'sbom.cdx.json');
  await writeBill(path);
  const bill = JSON.parse(readFileSync(path, 'utf8'));
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = bill.components.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['openapi-fetch', 'react']));
  expect(names).not.toContain('vitest');
});
