// Finds an installed Chromium or Chrome; `ensureChromium` installs one where none is found.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** This list replaces Playwright's, so it repeats its features, except those without an effect on pages. */
const playwrightDisables = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The toolbars of a headless window are pages: rendering them costs each context more than an empty page. */
const barsOfTheWindow = [
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUILocationBar',
  'WebUIOmniboxPopup',
  'PreloadTopChromeWebUI',
];

/** Arguments with which every test starts the browser: no sandbox in containers, no background traffic. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightDisables, ...barsOfTheWindow].join(',')}`,
];

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The executable named by CHROMIUM_PATH, on the PATH, among the applications or downloaded by Playwright. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commandNames.map((name) => join(folder, name)));
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...onPath,
    ...applicationPaths,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

/** From this version on, Playwright's offline mode also applies to a reload that a service worker handles. */
const oldestMajor = 156;

/** Like `findChromium`, but installs a browser if there is none or an old one. @throws Error if that fails */
export function ensureChromium(): string {
  const executable = findChromium();
  if (executable !== undefined && !isOld(executable)) return executable;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (executable === undefined)
    console.log('No Chromium or Chrome was found; installing one for the browser tests.');
  else console.log(`${executable} is older than version ${oldestMajor}: tests without a network will fail.`);
  if (isDebianRoot) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else if (executable === undefined) {
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installedExecutable = findChromium();
  if (installedExecutable === undefined) {
    throw new Error('No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.');
  }
  return installedExecutable;
}

/** A browser without a version counts as new. */
function isOld(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const version = stdout?.split(' ').find((word) => Number.parseInt(word, 10) > 0);
  return version !== undefined && Number.parseInt(version, 10) < oldestMajor;
}

function run(command: string, commandArguments: string[]): void {
  spawnSync(command, commandArguments, { stdio: 'inherit' });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
