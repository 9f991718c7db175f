import type { HtmlTagDescriptor, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import { startMockServer } from '../start-mock-server.ts';
import { pageChunk, spoilChunks } from './chunk-faults.ts';
import { followDeepLinks } from './deep-links.ts';
import { mockProxy } from './mock-proxy.ts';

export interface MockShopOptions extends Partial<MockServerOptions> {
  /** A mock server that runs already; without it the plugin starts one, and ends it with Vite. */
  readonly url?: string;
  /** Told once, when the plugin's own server is ready. */
  readonly onStart?: (mock: MockServer) => void;
  /** Paths of what a page loads later: what `chunk.fail` and `chunk.slow-120` spoil. */
  readonly chunks?: RegExp;
  /** Whether the pages of the development server have the drawer that sets state and clock; they do unless said. */
  readonly drawer?: boolean;
}

const drawerTags = [
  // Hears the shortcut while the drawer itself still loads, or is built.
  { tag: 'script', attrs: { async: true, src: '/__mock/page/assets/drawer-early.js' }, injectTo: 'head' },
  { tag: 'script', attrs: { type: 'module', src: '/__mock/page/assets/drawer.js' }, injectTo: 'body' },
] as const satisfies readonly HtmlTagDescriptor[];

const defaultPort = 4010;

/**
 * The mock shop behind Vite's development and preview server: `/api` and `/__mock` lead to it, and any address of the
 * shop with `?__mock=flash.closed,cart.tier-60` opens in that state. `?__mock=chunk.fail` or `?__mock=chunk.slow-120`
 * spoils what pages load later.
 * Vite does not start when the mock server does not: an unknown scenario, no free port.
 */
export function mockShop(given: MockShopOptions = {}): Plugin {
  const { url, onStart, chunks = pageChunk, drawer = true, ...options } = given;
  let mock: MockServer | null = null;

  async function address(): Promise<string> {
    if (url !== undefined) return url;
    if (mock === null) {
      mock = await startMockServer({ port: defaultPort, ...options });
      onStart?.(mock);
    }
    return mock.url;
  }

  async function close(): Promise<void> {
    const ending = mock;
    mock = null;
    await ending?.close();
  }

  function serve({ middlewares, httpServer }: ViteDevServer | PreviewServer): void {
    middlewares.use(followDeepLinks(address));
    middlewares.use(spoilChunks(chunks));
    httpServer?.once('close', () => void close());
  }

  return {
    name: 'signal-shop:mock',
    apply: 'serve',
    async config() {
      const target = await address();
      const proxy = { '/api': mockProxy(target), '/__mock': mockProxy(target) };
      return { server: { proxy }, preview: { proxy } };
    },
    configureServer: serve,
    configurePreviewServer: serve,
    transformIndexHtml: {
      // After Vite's own, which would look for the file among the shop's.
      order: 'post',
      handler: () => (drawer ? [...drawerTags] : []),
    },
    closeBundle: close,
  };
}
