import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { load } from 'cheerio';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../packages/web/server/security-headers.ts';
import { serveShop } from '../../packages/web/server/serve-shop.ts';
import { hasNginx, serveWithNginx } from '../support/serve-with-nginx.ts';

const outDir = mkdtempSync(join(tmpdir(), 'signal-shop-delivery-'));
const mapsDir = `${outDir}-maps`;
/** The bundler's own helpers have no source. */
const runtime = /\/rolldown-runtime-[\w-]+\.js$/;
let server: Server;
let origin: string;

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  await build({ root: 'packages/web', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const shop = serveShop(outDir);
  server = createServer((request, response) =>
    shop(request, response, () => response.writeHead(202).end('passed on')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}, 180_000);

afterAll(() => {
  server.close();
  for (const folder of [outDir, mapsDir]) rmSync(folder, { recursive: true });
});

const assets = () => readdirSync(join(outDir, 'assets'), { recursive: true, encoding: 'utf8' });
const get = (path: string, encoding = 'identity') =>
  fetch(origin + path, { headers: { 'accept-encoding': encoding } });

test.each(['/', '/detail?id=1011', '/user/order/details/SG1', '/no/such/page'])(
  '[NAV-01] the URL %s responds with the page',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  },
);

test('the page is compressed, and 304 when it has not changed', async () => {
  const plain = await (await get('/')).text();
  for (const encoding of ['br', 'gzip']) {
    const compressed = await get('/', encoding);
    expect(compressed.headers.get('content-encoding')).toBe(encoding);
    expect(await compressed.text()).toBe(plain);
  }
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await fetch(`${origin}/product`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the page inlines the current configuration as data', async () => {
  const file = join(outDir, 'configuration.json');
  const source = readFileSync(file, 'utf8');
  const inPage = async () => {
    const html = await (await get('/detail?id=1011')).text();
    const element = load(html)('script#configuration[type="application/json"]');
    return element.length === 0 ? undefined : JSON.parse(element.text());
  };
  expect(await inPage()).toEqual(JSON.parse(source));
  const other = { apiBase: 'https://api.example', paymentProvider: '</script><script>alert(1)</script>' };
  writeFileSync(file, JSON.stringify(other));
  expect(await inPage()).toEqual(other);
  expect(await (await get('/configuration.json')).json()).toEqual(other);
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://api.example;");
  // The page then requests the file itself and reports the problem.
  writeFileSync(file, '{ "apiBase": ');
  expect(await inPage()).toBeUndefined();
  const page = load(await (await get('/')).text());
  expect(page('link[rel=preload][href="/configuration.json"]')).toHaveLength(1);
  writeFileSync(file, source);
  expect(await inPage()).toEqual(JSON.parse(source));
});

test.each(['/assets/gone-abc123.js', '/assets/gone.css', '/picture.webp', '/assets/main.js.map'])(
  '[L07] the missing file %s is 404 and not the page',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<html');
  },
);

test.each(['/api/goods/getGoodsById', '/__mock', '/__mock/health'])(
  '%s is not served by the shop',
  async (path) => {
    expect((await get(path)).status).toBe(202);
  },
);

test('hashed files are immutable and compressed', async () => {
  const script = assets().find((name) => /^en\/shop-.*\.js$/.test(name)) ?? '';
  const plain = await get(`/assets/${script}`);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const encoding of ['br', 'gzip']) {
    const compressed = await get(`/assets/${script}`, encoding);
    expect(compressed.headers.get('content-encoding')).toBe(encoding);
    expect(await compressed.text()).toBe(readFileSync(join(outDir, 'assets', script), 'utf8'));
  }
});

test.each(['/', '/pay', '/login/login', '/assets/gone.js', '/configuration.json'])(
  '[X04] [X09] [X10] %s has the strictest headers',
  async (path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types signal-worker");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

test('[X04] on a host without headers, the page itself allows only its own scripts', async () => {
  const page = load(await (await get('/')).text());
  const policy = page('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const header = (await get('/')).headers.get('content-security-policy') ?? '';
  for (const part of policy.split(';').slice(1)) expect(header).toContain(part);
  expect(policy).toMatch(/^object-src 'none';script-src 'self' 'sha256-[^']+';base-uri 'none';/);
  // The policy applies to what follows it.
  expect(page('head').children().eq(1).attr('http-equiv')).toBe('Content-Security-Policy');
  // The page of the shop, by which the service worker recognizes it.
  expect(page.html()).toContain('id="shop"');
});

test('a release names its licenses and a contact for security', async () => {
  const licenses = await (await get('/third-party-licenses.md')).text();
  for (const name of ['react', 'react-router', 'jotai']) expect(licenses).toContain(`## ${name} - `);
  const contact = await (await get('/.well-known/security.txt')).text();
  expect(contact).toMatch(/^Contact: mailto:\S+\nExpires: \d{4}-/);
});

test('a file gives a static host the same headers', async () => {
  const headersFile = readFileSync(join(outDir, '_headers'), 'utf8');
  const { headers } = await get('/');
  for (const name of Object.keys(securityHeaders('')))
    expect(headersFile).toContain(`${name}: ${headers.get(name)}`);
  // These hosts merge two matching rules: a second one would make them revalidate assets.
  const [script = ''] = assets().filter((name) => name.endsWith('.js'));
  const cacheControl = (await get(`/assets/${script}`)).headers.get('cache-control');
  expect(headersFile.match(/cache-control: .*/g)).toEqual([`cache-control: ${cacheControl}`]);
});

test('calls to a configured server on another origin are allowed, and to no other', () => {
  const policy = securityHeaders('', ['https://api.example'])['content-security-policy'];
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("script-src 'self';");
});

test('[X16] the served folder contains no source maps and nothing of mock or tests', () => {
  expect(filesIn(outDir, '.map')).toEqual([]);
  const scripts = filesIn(outDir, '.js');
  expect(scripts.length).toBeGreaterThan(20);
  const words = ['data-testid', 'sourceMappingURL', '/__mock', 'mock_session'];
  const texts = scripts.map((name) => [name, readFileSync(join(outDir, name), 'utf8')] as const);
  expect(texts.filter(([, text]) => words.some((word) => text.includes(word))).map(([name]) => name)).toEqual(
    [],
  );
});

test('every script has a source map outside the served folder, which points to files of the repository', () => {
  const scripts = filesIn(outDir, '.js').filter((name) => !runtime.test(name));
  expect(scripts).toContain('service-worker.js');
  expect(scripts.some((name) => name.startsWith('assets/de/home-page-'))).toBe(true);
  scripts.push(inlineScriptName());
  expect(filesIn(mapsDir, '.map').sort()).toEqual(scripts.map((name) => `${name}.map`).sort());
  const sources = new Set(scripts.flatMap((name) => mapOf(name).sources));
  expect(sources.size).toBeGreaterThan(1_000);
  expect([...sources].filter((source) => !existsSync(source))).toEqual([]);
});

test('the source map of a translated script points from its messages to their sources', () => {
  const words = 'Zum Inhalt springen';
  const [script = ''] = filesIn(outDir, '.js').filter((name) =>
    readFileSync(join(outDir, name), 'utf8').includes(words),
  );
  expect(script).toMatch(/^assets\/de\//);
  const before = readFileSync(join(outDir, script), 'utf8').split(words, 1)[0]?.split('\n') ?? [];
  const { map } = mapOf(script);
  expect(map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)).toMatchObject({
    originalSource: expect.stringMatching(/skip-link\.messages\.ts$/),
  });
});

// The preview is the reference of docs/deployment.md: the image answers each address of the build as it does.
if (hasNginx())
  describe('nginx with the files of the image', () => {
    let nginx = '';

    beforeAll(async () => {
      const { url, close } = await serveWithNginx(outDir);
      nginx = url;
      return close;
    });

    test.each(['/', '/detail?id=1011', '/user/order/orders', '/assets/gone-abc123.js', '/gone.webp'])(
      '%s is answered as by the preview',
      async (path) => expect(await answerOf(nginx, path)).toEqual(await answerOf(origin, path)),
    );

    test('one file of each kind is answered as by the preview', async () => {
      const served = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !['.br', '.gz', ''].includes(extname(entry.name)))
        .map(({ parentPath, name }) => join(parentPath, name).slice(outDir.length));
      const ofEachKind = [...Map.groupBy(served, (path) => extname(path)).values()].map(
        ([path = '']) => path,
      );
      expect(ofEachKind.length).toBeGreaterThan(6);
      const answers = (host: string) => Promise.all(ofEachKind.map((path) => answerOf(host, path)));
      expect(await answers(nginx)).toEqual(await answers(origin));
    });

    test('the precompressed file is sent, and a cache keeps it for those who accept it', async () => {
      const script = assets().find((name) => /^en\/shop-.*\.js$/.test(name)) ?? '';
      const answer = await fetch(`${nginx}/assets/${script}`, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')?.toLowerCase()).toBe('accept-encoding');
      expect(await answer.text()).toBe(readFileSync(join(outDir, 'assets', script), 'utf8'));
    });
  });

/** The answer of a host, as far as it matters: the status, the type without its charset, the cache, and the headers of the build. */
async function answerOf(host: string, path: string) {
  const { status, headers } = await fetch(host + path, { headers: { 'accept-encoding': 'identity' } });
  const names = ['cache-control', ...Object.keys(securityHeaders(''))];
  const type = status === 200 ? headers.get('content-type')?.split(';', 1)[0] : undefined;
  return {
    ...{ path, status, headers: names.map((name) => [name, headers.get(name)]) },
    // Versions of nginx differ in this one.
    type: type === 'application/javascript' ? 'text/javascript' : type,
  };
}

function filesIn(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => name.endsWith(ending));
}

/** The name by which error reports call the inline script of the HTML. */
function inlineScriptName(): string {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const [, rest = ''] = html.split('//# sourceURL=/');
  return rest.slice(0, rest.indexOf('<')).trim();
}

/** Returns the source map of a script and the files that it names. */
function mapOf(script: string) {
  const path = join(mapsDir, `${script}.map`);
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  const sources = map.payload.sources.map((source) => join(dirname(path), source.replace(/\?.*$/, '')));
  return { map, sources };
}
