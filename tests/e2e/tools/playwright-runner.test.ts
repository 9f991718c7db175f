import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';

const config = join(import.meta.dirname, '../playwright/playwright.config.ts');

test("the kit's fixture works under Playwright's own runner", async () => {
  const output = await mkdtemp(join(tmpdir(), 'signal-shop-specs-'));
  onTestFinished(() => rm(output, { recursive: true }));
  const { failed, text } = await runSpecs({ SHOP_URL: inject('shopUrl'), SPEC_OUTPUT: output });
  expect(failed, text).toBe(false);
  expect(text).toContain('6 passed');
});

function runSpecs(env: Record<string, string>): Promise<{ failed: boolean; text: string }> {
  // Playwright refuses to run if it finds Vitest's variable.
  const { VITEST: _, ...machine } = process.env;
  return new Promise((settle) => {
    execFile(
      'node_modules/.bin/playwright',
      ['test', '--config', config],
      { env: { ...machine, ...env } },
      (error, stdout, stderr) => settle({ failed: error !== null, text: `${stdout}${stderr}` }),
    );
  });
}
