// Starts the shop and its mock server in one process: `npm start`, in a chosen state `npm start -- --scenario a,b`,
// on a real backend `npm start -- --backend http://127.0.0.1:8080`.
import { demoCustomer, newCustomer, vipCustomer } from '@signal-shop/mock-server';
import type { MockServer } from '@signal-shop/mock-server/server';
import { mockShop } from '@signal-shop/mock-server/vite';
import { testCards } from '@signal-shop/sdk/rules/test-cards';
import { createServer } from 'vite';
import { readStartOptions } from './start-options.ts';

const mockPort = 4010;
const webPort = 5173;

const options = readOptions();
const start = Promise.withResolvers<MockServer>();
const web = await createServer({
  root: 'packages/web',
  clearScreen: false,
  logLevel: 'warn',
  server: { host: 'localhost', port: webPort },
  plugins: [
    mockShop({
      port: mockPort,
      ...options,
      watch: true,
      onStart: start.resolve,
    }),
  ],
}).catch(exitWithError);
const mock = await start.promise;
await web.listen();

const shopAddress = web.resolvedUrls?.local[0] ?? `http://localhost:${webPort}/`;
printMovedPort('the mock server', mockPort, mock.port);
printMovedPort('the shop', webPort, Number(new URL(shopAddress).port));
console.log(welcome(shopAddress, mock.url));

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void close());
}

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  // An open event stream would block `close` forever.
  setTimeout(() => process.exit(0), 2000).unref();
  await Promise.allSettled([web.close(), mock.close()]);
  process.exit(0);
}

function readOptions() {
  try {
    return readStartOptions(process.argv.slice(2));
  } catch (cause) {
    return exitWithError(cause);
  }
}

/** Errors of the options and of the mock server are readable messages: an unknown scenario, no free port. */
function exitWithError(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(2);
}

function printMovedPort(server: string, requestedPort: number, actualPort: number): void {
  if (actualPort !== requestedPort)
    console.log(`Port ${requestedPort} is in use by another program, so ${server} uses ${actualPort}.`);
}

function welcome(shop: string, mockShopAddress: string): string {
  const cards = testCards.map((card) => `    ${card.number}  ${card.outcome}`);
  return [
    '',
    `  Shop          ${shop}`,
    `  Mock server   ${mockShopAddress}  (control page: ${new URL('/__mock', mockShopAddress).href})`,
    ...(options.proxy === undefined ? [] : [`  Calls go to   ${options.proxy.url}`]),
    ...(options.record === undefined ? [] : [`  Records to    ${options.record}`]),
    ...(options.replay === undefined ? [] : [`  Replays       ${options.replay}`]),
    `  Guide         ${new URL('/__mock/guide', shop).href}`,
    '',
    `  Log in as     ${demoCustomer.email}  ·  ${demoCustomer.password}`,
    `                ${vipCustomer.email} for the points store, ${newCustomer.email} for an empty account (same password)`,
    '  Pay with (any future date, any three digits)',
    ...cards,
    '',
    '  Any state     the tab “mock” on each page (Alt+Shift+M), or ?__mock=cart.many behind any address',
    '',
    '  Ctrl-C ends both.',
    '',
  ].join('\n');
}
