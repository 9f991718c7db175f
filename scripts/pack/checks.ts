// Uses the packages as consumers do: each check throws when something does not work.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../find-chromium.ts';
import type { Consumer } from './consumer.ts';

const startLimitMs = 60_000;

/** Starts the mock server of the consumer with `npx` and reads a call and a picture. @returns seconds until it is up */
export async function startMock({ folder, env }: Consumer): Promise<number> {
  const startedAt = performance.now();
  const server = spawn('npx', ['@signal-shop/mock-server', '--port', '0', '--scenario', 'cart.many'], {
    cwd: folder,
    env,
    detached: true,
  });
  let output = '';
  const origin = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        output += String(text);
        const [, found] = /Control {7}(http:\S+)\/__mock/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    server.on('exit', () => reject(new Error(`The mock server ended:\n${output}`)));
    setTimeout(() => reject(new Error(`The mock server is not up:\n${output}`)), startLimitMs).unref();
  });
  try {
    const url = await origin;
    const seconds = (performance.now() - startedAt) / 1000;
    const home = await read(`${url}/api/index/index`);
    const [picture] = /\/api\/pictures\/[^"?]+/.exec(home) ?? [];
    for (const path of [picture, '/__mock/guide/', '/__mock/docs', '/__mock/page/assets/drawer.js'])
      await read(`${url}${path}`);
    return seconds;
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  }
}

/** Under a Node that Prism does not support, the server ends with a message. */
export function refuseServer({ run }: Consumer): void {
  try {
    run('mock-server', '--port', '0');
  } catch (error) {
    if (String(error).includes('The mock server needs Node 24.18 or later')) return;
    throw error;
  }
  throw new Error('The mock server started.');
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`);
  return text;
}

/** Runs a test with `createShop`, alone and behind MSW, under Vitest. */
export function runVitest({ run }: Consumer): void {
  run('vitest', 'run', '--configLoader', 'runner');
}

/** Runs the kit under Playwright's runner, over a page that Vite serves with the plugin. */
export function runPlaywright({ run }: Consumer): void {
  run('playwright', 'test');
}

/** Builds a Storybook with a story of the components, and looks for its text. */
export async function runStorybook({ folder, run }: Consumer): Promise<void> {
  run('storybook', 'build', '--output-dir', 'storybook-static', '--disable-telemetry', '--quiet');
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    try {
      const bytes = readFileSync(join(folder, 'storybook-static', pathname));
      response
        .writeHead(200, { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' })
        .end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=price--with-button`);
    await page.getByText('$74.99').waitFor();
    const button = page.getByRole('button', { name: 'Add to cart', exact: true });
    const display = await button.evaluate((element) => getComputedStyle(element).display);
    if (display !== 'inline-grid') throw new Error(`The button has no styles: ${display}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Compiles a program that imports every subpath, together with the declarations of all libraries that these need. */
export function compileTypes({ folder, run }: Consumer, compiler: string): void {
  const subpaths = ['', '/control', '/feed', '/msw', '/playwright', '/server', '/testing', '/vite'];
  const imports = [
    ...subpaths.map((path) => `@signal-shop/mock-server${path}`),
    '@signal-shop/ui/components/button/button',
    '@signal-shop/ui/screens/cart/cart/cart-screen',
    '@signal-shop/sdk',
  ];
  mkdirSync(join(folder, 'types'), { recursive: true });
  const program = imports.map((path, index) => `export * as path${index} from '${path}';`).join('\n');
  writeFileSync(join(folder, 'types/program.ts'), program);
  const flags =
    '--noEmit --strict --jsx react-jsx --target es2024 --lib es2024,dom,dom.iterable,dom.asynciterable';
  for (const resolution of ['--module nodenext', '--module esnext --moduleResolution bundler']) {
    const parameters = `${flags} ${resolution} --skipLibCheck false --types node`.split(' ');
    run(process.execPath, compiler, ...parameters, 'types/program.ts');
  }
}
