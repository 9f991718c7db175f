import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright';
import { chromium, webkit } from 'playwright';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';

/** The engine of the browser tests: Chromium, unless `npm run engines` chose WebKit. */
export function launchEngine(): Promise<Browser> {
  if (process.env.SHOP_ENGINE === 'webkit') return webkit.launch();
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
}

/** A released Firefox: Playwright drives only its own build. */
export function findFirefox(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((command) => join(folder, command)));
  const named = process.env.FIREFOX_PATH ?? '';
  return [named, ...onPath, '/Applications/Firefox.app/Contents/MacOS/firefox'].find(isExecutable);
}

export function findWebKit(): string | undefined {
  return [webkit.executablePath()].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
