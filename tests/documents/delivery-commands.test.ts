import { existsSync } from 'node:fs';
import { startMockServer } from '@signal-shop/mock-server/server';
import { expect, onTestFinished, test } from 'vitest';
import { requestOf } from './support/curl.ts';
import { type } from './support/run-command.ts';
import { shellLines } from './support/shell-blocks.ts';

const page = 'docs/deployment.md';
const options = { timeout: 300_000 };

test('[X10] the commands of the page build, serve and check the shop', options, async () => {
  for (const command of ['npm run build', 'npm run build -- --catalog https://api.signal.example']) {
    const refusal = type(command);
    expect([await refusal.waitForExit(), refusal.output()]).toEqual([
      1,
      expect.stringContaining('test cards'),
    ]);
  }
  const building = type('npm run build -- --demo');
  expect([await building.waitForExit(), building.output()]).toEqual([0, expect.any(String)]);
  expect(existsSync('packages/web/dist/catalog/ja/1011.html')).toBe(true);

  const preview = type('npm run preview');
  const [, origin = ''] = await preview.waitForOutput(/delivered\s+(http:\S+)\//);
  const curlLines = shellLines(page).filter(({ line }) => line.startsWith('curl '));
  expect(curlLines.length).toBeGreaterThan(3);
  for (const { line, remark } of curlLines) {
    const { url, init } = requestOf(line);
    const { status, headers } = await fetch(url.replace('http://localhost:4173', origin), init);
    const [expectedStatus = '', ...names] = remark.split(', ');
    expect([line, status]).toEqual([line, Number(expectedStatus)]);
    if (names.includes('no-cache')) expect(headers.get('cache-control')).toBe('no-cache');
    if (names.includes('content-security-policy'))
      expect(headers.get('content-security-policy')).toMatch(/(?:^|; )script-src 'self'/);
    if (names.includes('the same page')) expect(headers.get('content-type')).toMatch('text/html');
  }

  // 16 kB is the limit of Node, 32 kB that of `scripts/bootstrap.mjs`: all programs on localhost share its cookies.
  for (const path of ['/', '/api/term/getTerm']) {
    const { status } = await fetch(`${origin}${path}`, {
      headers: { cookie: `other=${'x'.repeat(20_000)}` },
    });
    expect([path, status]).toEqual([path, 200]);
  }

  const { url, close } = await startMockServer({ port: 0 });
  onTestFinished(() => close());
  const command = 'npm run sitemap -- https://signal.example https://api.signal.example';
  const writing = type(command.replace('https://api.signal.example', url));
  expect([await writing.waitForExit(), writing.output()]).toEqual([
    0,
    expect.stringMatching(/\d+ addresses in /),
  ]);
});
