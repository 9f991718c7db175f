import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { nginxHeaders } from '../../scripts/containers/nginx-format.ts';
import { freePort } from '../packages/support/free-port.ts';

/** Says so where it is not: the tests with it are then missing from the report. */
export function hasNginx(): boolean {
  const isInstalled = spawnSync('nginx', ['-v']).status === 0;
  if (!isInstalled) process.stderr.write('Not run: the tests with nginx, which is not installed.\n');
  return isInstalled;
}

interface Options {
  /** The address of the backend; by default one without a server. */
  readonly api?: string;
  readonly host?: string;
}

/**
 * Serves a folder at a free port, with the files of the image.
 * @param root has the file `_headers` of a build
 */
export async function serveWithNginx(
  root: string,
  { api = 'http://127.0.0.1:9', host = '$http_host' }: Options = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'signal-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const filled = (template: string) =>
    readFileSync(template, 'utf8')
      .replaceAll(`\${SHOP_API}`, api)
      .replaceAll(`\${SHOP_API_HOST}`, () => host)
      .replaceAll(`\${NGINX_LOCAL_RESOLVERS}`, '127.0.0.1:9');
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // The image's own nginx.conf has these types too.
  const types = 'include /etc/nginx/mime.types; default_type application/octet-stream;';
  const files = {
    'shop-headers.conf': nginxHeaders(readFileSync(join(root, '_headers'), 'utf8')),
    'locations/mock.conf': filled('containers/shop/demonstration/mock.conf.template'),
    'shop.conf': filled('containers/shop/templates/default.conf.template')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', root)
      .replace('/etc/nginx/conf.d/locations', join(folder, 'locations'))
      .replace('/etc/nginx/shop-headers.conf', join(folder, 'shop-headers.conf')),
    'nginx.conf': `pid ${folder}/pid; events {} http { access_log off; ${types} ${temporaryPaths} include ${folder}/shop.conf; }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const nginx = spawn(
    'nginx',
    ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off; master_process off;'],
    { stdio: 'inherit' },
  );
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 20_000 });
  const close = () => {
    nginx.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}
