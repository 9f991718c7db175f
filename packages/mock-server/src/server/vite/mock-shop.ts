// The Vite plugin: a mock server behind the development and preview server, deep links, and faults of chunks.
// Used by Vite configurations; the server itself does not depend on Vite.
import type { HtmlTagDescriptor, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { ControlOptions } from '../../control/control.ts';
import { refuseUnknownOptions } from '../../known-options.ts';
import { ownControlToken } from '../cli/health.ts';
import { mockServerOptionNames } from '../mock-server-options.ts';
import type { MockServer, MockServerOptions } from '../start-mock-server.ts';
import { startMockServer } from '../start-mock-server.ts';
import { corruptChunks, pageChunk } from './chunk-faults.ts';
import { followDeepLinks } from './deep-links.ts';
import { mockProxy } from './mock-proxy.ts';
import { explainTooManyCookies } from './too-many-cookies.ts';

export interface MockShopOptions extends Partial<MockServerOptions> {
  /** The URL of a running mock server; without it the plugin starts one, and closes it with Vite. */
  readonly url?: string;
  /**
   * The control token of the mock server, which links into a state need when other machines can reach it; by default that of
   * the plugin's own server, or `MOCK_CONTROL_TOKEN` with `url`. The proxy does not send it.
   */
  readonly controlToken?: string;
  /** Called once, when the plugin's own server is ready. */
  readonly onStart?: (mock: MockServer) => void;
  /** Paths of lazily loaded chunks, to which `chunk.fail` and `chunk.slow-120` apply. */
  readonly chunks?: RegExp;
  /** Whether pages of the development server have the drawer for state and clock; true by default. */
  readonly drawer?: boolean;
}

const optionNames = {
  ...mockServerOptionNames,
  ...{ url: true, onStart: true, chunks: true, drawer: true },
} as const satisfies Record<keyof MockShopOptions, true>;

const drawerTags = [
  // Handles the shortcut while the drawer itself loads or builds.
  { tag: 'script', attrs: { async: true, src: '/__mock/page/assets/drawer-early.js' }, injectTo: 'head' },
  { tag: 'script', attrs: { type: 'module', src: '/__mock/page/assets/drawer.js' }, injectTo: 'body' },
] as const satisfies readonly HtmlTagDescriptor[];

const defaultPort = 4010;

/**
 * The mock shop behind Vite's development and preview server: `/api` and `/__mock` are proxied to it, and any page with
 * `?__mock=flash.closed,cart.tier-60` opens in that state. `?__mock=chunk.fail` or `?__mock=chunk.slow-120` applies a
 * fault to lazily loaded chunks.
 * Vite does not start when the mock server does not: an unknown scenario, no free port.
 * @throws TypeError for an unknown option
 */
export function mockShop(shopOptions: MockShopOptions = {}): Plugin {
  refuseUnknownOptions('mockShop', shopOptions, optionNames);
  const { url, onStart, chunks = pageChunk, drawer = true, ...options } = shopOptions;
  let mock: MockServer | null = null;

  async function address(): Promise<string> {
    if (url !== undefined) return url;
    if (mock === null) {
      mock = await startMockServer({ port: defaultPort, ...options });
      onStart?.(mock);
    }
    return mock.url;
  }

  async function access(): Promise<ControlOptions> {
    const target = await address();
    const token = mock === null ? (options.controlToken ?? ownControlToken()) : mock.controlToken;
    return { url: target, ...(typeof token === 'string' ? { token } : {}) };
  }

  async function close(): Promise<void> {
    const ending = mock;
    mock = null;
    await ending?.close();
  }

  function serve({ middlewares, httpServer }: ViteDevServer | PreviewServer): void {
    middlewares.use(followDeepLinks(access));
    middlewares.use(corruptChunks(chunks));
    httpServer?.once('close', () => void close());
    if (httpServer !== null) explainTooManyCookies(httpServer);
  }

  return {
    name: 'signal-shop:mock',
    apply: 'serve',
    async config({ server, preview }) {
      const target = await address();
      const proxy = { '/api': mockProxy(target), '/__mock': mockProxy(target) };
      // By default, Vite allows cross-origin requests from every page on localhost, and the proxy reaches the control API.
      return {
        server: { proxy, cors: server?.cors ?? false },
        preview: { proxy, cors: preview?.cors ?? server?.cors ?? false },
      };
    },
    configureServer: serve,
    configurePreviewServer: serve,
    transformIndexHtml: {
      // After Vite's own transform, which would resolve the script among the shop's files.
      order: 'post',
      handler: () => (drawer ? [...drawerTags] : []),
    },
    closeBundle: close,
  };
}
