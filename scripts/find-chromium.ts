// Finds an installed Chromium or Chrome; `ensureChromium` installs one where none is found.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
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

/** A package of Debian: most browser tests take about half the time in it (decision 93). */
const shellName = 'chromium-headless-shell';

const commandNames = [shellName, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The executable named by CHROMIUM_PATH, on the PATH, among the applications or downloaded by Playwright. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
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

/**
 * Like `findChromium`, but installs a browser if there is none or an old one; on a Debian build server also the headless
 * shell.
 * @throws Error if no browser can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined && isPreferred(found) && !isOld(found)) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log(`Installing ${shellName} for the browser tests.`);
    installFromDebian();
  } else if (found === undefined) {
    console.log('No Chromium or Chrome was found; installing one for the browser tests.');
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  }
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error('No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.');
  }
  if (isOld(installed))
    console.log(`${installed} is older than version ${oldestMajor}: tests without a network will fail.`);
  return installed;
}

/** The headless shell, or the browser that a developer chose. */
function isPreferred(path: string): boolean {
  return basename(path) === shellName || path === process.env.CHROMIUM_PATH;
}

/** Older releases of Debian have no package of the headless shell. */
function installFromDebian(): void {
  run('apt-get', ['update']);
  for (const name of [shellName, 'chromium']) {
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const installed = findChromium();
    if (installed !== undefined && !isOld(installed)) return;
  }
}

/** A browser without a version counts as new. */
function isOld(path: string): boolean {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  const version = stdout?.split(' ').find((word) => Number.parseInt(word, 10) > 0);
  return version !== undefined && Number.parseInt(version, 10) < oldestMajor;
}

/** A package server that does not answer must not stop the tests that another browser can run. */
const longestInstallationMs = 180_000;

function run(command: string, commandArguments: string[]): void {
  spawnSync(command, commandArguments, { stdio: 'inherit', timeout: longestInstallationMs });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
