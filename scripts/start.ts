// Starts the shop and its mock server in one process: `npm start`.
import { demoCustomer, testCards } from '@signal-shop/mock-server';
import { startMockServer } from '@signal-shop/mock-server/server';
import { createServer } from 'vite';
import { freePort, portTaken } from './free-port.ts';

const mockPort = 4010;
const webPort = 5173;

const mock = await startMockServer({ port: mockPort, host: '127.0.0.1' });
if (mock.port !== mockPort) console.log(portTaken(mockPort, 'the mock server', mock.port));
const web = await createServer({
  root: 'packages/web',
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: 'localhost',
    port: await freePort(webPort, 'the shop'),
    strictPort: true,
    proxy: { '/api': mock.url, '/__mock': mock.url },
  },
});
await web.listen();
console.log(welcome(web.resolvedUrls?.local[0] ?? '', mock.url));

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void close());
}

async function close(): Promise<void> {
  if (closing) return;
  closing = true;
  // An open event stream would keep a server waiting for ever.
  setTimeout(() => process.exit(0), 2000).unref();
  await Promise.allSettled([web.close(), mock.close()]);
  process.exit(0);
}

function welcome(shopAddress: string, mockAddress: string): string {
  const cards = testCards.map((card) => `    ${card.number}  ${card.label}`);
  return [
    '',
    `  Shop          ${shopAddress}`,
    `  Mock server   ${mockAddress}  (control page: ${new URL('/__mock', mockAddress).href})`,
    '',
    `  Log in as     ${demoCustomer.email}  ·  ${demoCustomer.password}`,
    '  Pay with (any future date, any three digits)',
    ...cards,
    '',
    '  Ctrl-C ends both.',
    '',
  ].join('\n');
}
