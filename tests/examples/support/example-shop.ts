import type { MockServerOptions } from '@signal-shop/mock-server/server';
import { startMockServer } from '@signal-shop/mock-server/server';
import { onTestFinished } from 'vitest';

export interface ExampleShop {
  readonly url: string;
  /** Controls the session `default`, which the examples use. */
  readonly control: (path: string, content?: object) => Promise<unknown>;
}

export function startShop(...scenario: string[]): Promise<ExampleShop> {
  return startShopWith({ scenario });
}

export async function startShopWith(options: Partial<MockServerOptions>): Promise<ExampleShop> {
  const server = await startMockServer({ port: 0, ...options });
  onTestFinished(() => server.close());
  return {
    url: server.url,
    control: async (path, content) => {
      const response = await fetch(`${server.url}/__mock/${path}`, {
        ...(content === undefined ? {} : { method: 'POST', body: JSON.stringify(content) }),
        headers: { 'content-type': 'application/json' },
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}
