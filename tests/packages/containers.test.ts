// The images cannot be built without a container engine: these tests read their files and run what they would run.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { nginxHeaders } from '../../scripts/containers/nginx-format.ts';
import { catalogVersions } from '../../scripts/pack/published-manifest.ts';
import { hasNginx, serveWithNginx } from '../support/serve-with-nginx.ts';
import { portOf } from './support/free-port.ts';

const headersFile = [
  '/*',
  "  content-security-policy: default-src 'none'; script-src 'self'",
  '  x-frame-options: DENY',
  '/assets/*',
  '  cache-control: public',
  '',
].join('\n');

test('the headers of the build become headers of nginx, without the cache of assets', () => {
  expect(nginxHeaders(headersFile)).toBe(
    'add_header content-security-policy "default-src \'none\'; script-src \'self\'" always;\nadd_header x-frame-options "DENY" always;\n',
  );
});

test.each(['mock-server', 'shop'])(
  'the image of the %s copies files that exist and has a health check',
  (name) => {
    const text = readFileSync(`containers/${name}/Dockerfile`, 'utf8');
    const copied = [...text.matchAll(/^COPY (?!--from)(\S+) /gm)].map(([, path = '']) => path);
    expect(copied.length).toBeGreaterThan(0);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(text).toMatch(/^HEALTHCHECK .*CMD \["/m);
  },
);

test('the image of the mock server has the tested version of pg', () => {
  const text = readFileSync('containers/mock-server/Dockerfile', 'utf8');
  expect(text).toContain(` pg@${catalogVersions(['pg']).pg}\n`);
});

test('secrets of a clone get into no image', () => {
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('**/.env*');
});

test('both services run with a read-only root, without capabilities, as another user than root', () => {
  const { services }: { services: Record<string, Service> } = parse(readFileSync('compose.yaml', 'utf8'));
  expect(Object.keys(services)).toEqual(['mock-server', 'shop']);
  for (const { build, ...service } of Object.values(services)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const text = readFileSync(build.dockerfile, 'utf8');
    expect(text).toMatch(/^USER node$|^FROM nginxinc\/nginx-unprivileged/m);
  }
  expect(services['mock-server']?.volumes).toEqual(['state:/state']);
  expect(services['mock-server']?.environment.MOCK_CONTROL_TOKEN).toMatch(/^\$\{MOCK_CONTROL_TOKEN:\?/);
});

test('the mock servers of a team keep their sessions in the database only', () => {
  const { services }: { services: Record<string, Service & { readonly command: readonly string[] }> } = parse(
    readFileSync('containers/team/compose.yaml', 'utf8'),
    { logLevel: 'error' },
  );
  expect(services['mock-server']?.environment.MOCK_STORE).toMatch(
    /^postgres:\/\/mock:\$\{\w+:\?.*\}@postgres\/mock$/,
  );
  expect(services['mock-server']?.command).not.toContain('--state');
  expect(services['mock-server']?.command).toContain('--rate-limit');
  expect(Object.keys(services)).toEqual(['mock-server', 'postgres']);
});

test('every service starts again after a crash and with its machine', () => {
  const services = ['compose.yaml', 'containers/team/compose.yaml'].map((path) => {
    const file: { services: Record<string, { readonly restart?: string }> } = parse(
      readFileSync(path, 'utf8'),
      { logLevel: 'error' },
    );
    return file.services;
  });
  // The second file extends the services of the first.
  const [shop = {}, team = {}] = services;
  for (const service of Object.values({ ...team, ...shop })) expect(service.restart).toBe('unless-stopped');
});

interface Service {
  readonly build: { readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
}

// Only the image has nginx for certain: elsewhere these tests exist only beside an installed one.
if (hasNginx()) describe('nginx with the files of the image', testWithNginx);

// tests/build/delivery.test.ts serves a whole build.
function testWithNginx(): void {
  const folder = mkdtempSync(join(tmpdir(), 'signal-nginx-files-'));
  const backend = createServer(({ url, headers }, response) =>
    response.end(`backend ${headers.host} ${url}`),
  );
  let api = '';
  let shop = '';

  beforeAll(async () => {
    const port = await new Promise<number>((resolve) => {
      backend.listen(0, '127.0.0.1', () => resolve(portOf(backend)));
    });
    api = `http://127.0.0.1:${port}`;
    const files = {
      'index.html': '<title>shop</title>',
      _headers: headersFile,
      'assets/main-1a2b.js': 'export {};',
      'favicon.svg': '<svg/>',
    };
    mkdirSync(join(folder, 'assets'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { url, close } = await serveWithNginx(folder, { api });
    shop = url;
    return close;
  });

  afterAll(() => {
    backend.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 200, 'no-cache'],
    ['/user/order/orders', 200, 'no-cache'],
    ['/detail?id=1011', 200, 'no-cache'],
    ['/favicon.svg', 200, 'no-cache'],
    ['/assets/main-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/no-such-file.js', 404, 'no-store'],
    ['/assets/no-such-file', 404, 'no-store'],
    ['/no-such-file.png', 404, 'no-store'],
    ['/_headers', 404, 'no-store'],
  ])('%s is %i with cache %s and the policy of the build', async (path, status, cache) => {
    const answer = await fetch(`${shop}${path}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache]);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each(['/api/index/index?a=1', '/api/pictures/goods/A1.avif', '/__mock/provider/bank.html'])(
    '%s goes to the backend',
    async (path) => {
      const answer = await fetch(`${shop}${path}`);
      expect(await answer.text()).toBe(`backend ${new URL(shop).host} ${path}`);
      expect(answer.headers.get('content-security-policy')).toBeNull();
    },
  );

  test('a backend that shares its address with others gets its own name', async () => {
    const { url, close } = await serveWithNginx(folder, { api, host: 'api.signal.example' });
    onTestFinished(close);
    const answer = await fetch(`${url}/api/index/index`);
    expect(await answer.text()).toBe('backend api.signal.example /api/index/index');
  });

  test('the shop is served while the name of its backend is unknown', async () => {
    const { url, close } = await serveWithNginx(folder, { api: 'https://no-backend.invalid' });
    onTestFinished(close);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/api/index/index`)).status).toBe(502);
  });
}
