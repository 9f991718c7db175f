import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Folders of the PATH, each with its commands. */
function installed(...folders: readonly (readonly string[])[]): string {
  const root = mkdtempSync(join(tmpdir(), 'signal-path-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const paths = folders.map((_, index) => join(root, String(index)));
  folders.forEach((commands, index) => {
    mkdirSync(join(root, String(index)));
    for (const name of commands) writeFileSync(join(root, String(index), name), '', { mode: 0o755 });
  });
  vi.stubEnv('PATH', paths.join(delimiter));
  vi.stubEnv('CHROMIUM_PATH', '');
  return root;
}

test('the headless shell is found before a full browser, in any folder of the PATH', () => {
  const root = installed(['chromium'], ['google-chrome', 'chromium-headless-shell']);
  expect(findChromium()).toBe(join(root, '1/chromium-headless-shell'));
});

test('the browser that CHROMIUM_PATH names is found first', () => {
  const root = installed(['chromium-headless-shell'], ['chromium']);
  vi.stubEnv('CHROMIUM_PATH', join(root, '1/chromium'));
  expect(findChromium()).toBe(join(root, '1/chromium'));
});
