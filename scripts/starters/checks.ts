// Uses each starter as its reader would: throws when something does not work.
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { demoCustomer } from '@signal-shop/mock-server';
import { createControl } from '@signal-shop/mock-server/control';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { freePort } from '../../tests/packages/support/free-port.ts';
import { chromiumArguments, ensureChromium } from '../find-chromium.ts';
import type { RunningCommand } from '../start-command.ts';
import { startCommand } from '../start-command.ts';
import type { Starter } from './install-starter.ts';

const patienceMs = 60_000;

/** The bot reports that everything has sold out. */
export async function useBot(starter: Starter, mock: string): Promise<void> {
  starter.run('npm', 'run', 'check');
  const control = createControl({ url: mock });
  const settings = { SHOP_URL: mock, SECONDS: '1' };
  await whileRunning(starter, settings, ['npm', 'start'], async (bot) => {
    await bot.waitForOutput(/Watching \d+ models\./);
    await control.setScenarios('default', ['stock.out'], { keep: true });
    await bot.waitForOutput(/→ \$[\d.]+, sold out/);
  });
  await control.setScenarios('default', []);
}

/** The worker answers in two languages, and says why it cannot. */
export async function useWorker(starter: Starter, mock: string): Promise<void> {
  starter.run('npm', 'run', 'check');
  starter.run('npm', 'run', 'build');
  const port = String(await freePort());
  const command = ['wrangler', 'dev', '--port', port, '--var', `SHOP_URL:${mock}`] as const;
  await whileRunning(starter, {}, command, async (worker) => {
    await worker.waitForOutput(/Ready on/);
    const url = `http://localhost:${port}/best-sellers`;
    const [english, german] = await Promise.all([read(url, 200), read(`${url}?lang=de`, 200)]);
    if (english === german) throw new Error(`The worker answers the same in German: ${german}`);
    await read(`${url}?lang=xx`, 400);
    await read(`http://localhost:${port}/`, 404);
  });
}

/** The page without a build lists goods and subscribes an address. */
export async function useHtml(starter: Starter, mock: string): Promise<void> {
  const port = String(await freePort());
  const command = ['http-server', '.', '-p', port, '-c-1', '--proxy', mock] as const;
  await whileRunning(starter, {}, command, async (server) => {
    await server.waitForOutput(/Available on/);
    await inBrowser(async (page) => {
      await page.goto(`http://localhost:${port}/`);
      await page.getByRole('listitem').nth(5).waitFor();
      await page.getByLabel('Email for offers').fill('grace@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByRole('status').filter({ hasText: /\w/ }).waitFor();
    });
  });
}

/** A visitor logs in, and the server renders that customer's orders; another visitor is still a guest. */
export async function useNext(starter: Starter, mock: string): Promise<void> {
  starter.run('npm', 'run', 'build');
  starter.run('npm', 'run', 'check');
  const port = String(await freePort());
  const command = ['next', 'start', '--port', port] as const;
  await whileRunning(starter, { SHOP_URL: mock }, command, async (server) => {
    await server.waitForOutput(/Ready in/);
    const url = `http://localhost:${port}`;
    await inBrowser(async (page) => {
      await page.goto(`${url}/orders`);
      await page.getByLabel('Email').fill(demoCustomer.email);
      await page.getByLabel('Password').fill(demoCustomer.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('heading', { name: /\d+ orders/ }).waitFor();
    });
    await inBrowser(async (page) => {
      await page.goto(`${url}/orders`);
      await page.getByRole('heading', { name: 'Log in' }).waitFor();
    });
  });
}

/** The app compiles and is bundled for both systems; no device runs it. */
export function useExpo({ folder, run }: Starter): void {
  run('npm', 'run', 'check');
  run('npm', 'run', 'export');
  for (const system of ['android', 'ios']) {
    const [bundle] = globSync(`dist/_expo/static/js/${system}/*.hbc`, { cwd: folder });
    if (bundle === undefined || statSync(join(folder, bundle)).size === 0)
      throw new Error(`There is no bundle for ${system}.`);
  }
}

/** Starts a command of a starter, and ends it after its use. */
async function whileRunning(
  { folder, env }: Starter,
  more: NodeJS.ProcessEnv,
  [program, ...words]: readonly [string, ...string[]],
  use: (command: RunningCommand) => Promise<void>,
): Promise<void> {
  const command = startCommand(program, words, { cwd: folder, env: { ...env, ...more } });
  const tooLate = setTimeout(() => command.signal('SIGTERM'), patienceMs);
  try {
    await use(command);
  } finally {
    clearTimeout(tooLate);
    command.signal('SIGTERM');
    await command.waitForExit();
  }
}

async function inBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ args: chromiumArguments, executablePath: ensureChromium() });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
    page.on('pageerror', (error) => problems.push(error.message));
    await use(page);
    if (problems.length > 0) throw new Error(`The console has errors:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}

async function read(url: string, expectedStatus: number): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== expectedStatus) throw new Error(`${url} answers ${answer.status}: ${text}`);
  return text;
}
