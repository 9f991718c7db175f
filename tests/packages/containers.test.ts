// The images cannot be built without a container engine: these tests read their files and run what they would run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { nginxHeaders } from '../../scripts/containers/nginx-format.ts';
import { catalogVersions } from '../../scripts/pack/published-manifest.ts';
import { freePort, portOf } from './support/free-port.ts';

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

interface Service {
  readonly build: { readonly dockerfile: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
}

// Only the image has nginx for certain: elsewhere these tests exist only beside an installed one.
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (hasNginx) describe('nginx with the files of the image', testWithNginx);
else process.stderr.write('Not run: the tests with nginx, which is not installed.\n');

function testWithNginx(): void {
  const folder = mkdtempSync(join(tmpdir(), 'signal-nginx-'));
  const backend = createServer(({ url }, response) => response.end(`backend ${url}`));
  let shop = '';
  let nginx: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const backendPort = await new Promise<number>((resolve) => {
      backend.listen(0, '127.0.0.1', () => resolve(portOf(backend)));
    });
    const port = await freePort();
    shop = `http://127.0.0.1:${port}`;
    const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    const files = {
      'html/index.html': '<title>shop</title>',
      'html/_headers': headersFile,
      'html/assets/main-1a2b.js': 'export {};',
      'html/favicon.svg': '<svg/>',
      'shop-headers.conf': nginxHeaders(headersFile),
      'locations/mock.conf': filled('containers/shop/demonstration/mock.conf.template', backendPort),
      'shop.conf': filled('containers/shop/templates/default.conf.template', backendPort)
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('/usr/share/nginx/html', join(folder, 'html'))
        .replace('/etc/nginx/conf.d/locations', join(folder, 'locations'))
        .replace('/etc/nginx/shop-headers.conf', join(folder, 'shop-headers.conf')),
      'nginx.conf': `pid ${folder}/pid; events {} http { access_log off; ${temporaryPaths} include ${folder}/shop.conf; }`,
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    nginx = spawn(
      'nginx',
      ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off; master_process off;'],
      { stdio: 'inherit' },
    );
    await vi.waitFor(() => fetch(`${shop}/healthz`), { timeout: 20_000 });
  });

  afterAll(() => {
    nginx.kill('SIGKILL');
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 200, 'no-cache'],
    ['/user/order/orders', 200, 'no-cache'],
    ['/detail?id=1011', 200, 'no-cache'],
    ['/favicon.svg', 200, 'no-cache'],
    ['/assets/main-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/no-such-file.js', 404, null],
    ['/assets/no-such-file', 404, null],
    ['/no-such-file.png', 404, null],
    ['/_headers', 404, null],
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
      expect(await answer.text()).toBe(`backend ${path}`);
      expect(answer.headers.get('content-security-policy')).toBeNull();
    },
  );
}

function filled(template: string, port: number): string {
  return readFileSync(template, 'utf8').replaceAll(`\${SHOP_API}`, `http://127.0.0.1:${port}`);
}
