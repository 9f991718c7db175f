import type { BrowserContext } from 'playwright';
import { createControl } from '../control/control.ts';
import type { MockSession } from './mock-session.ts';
import { openMockSession } from './mock-session.ts';

/** What `test.extend` of @playwright/test is told about the kit's fixture. */
export interface MockFixtures {
  /** A shop of this test's own; every page of `context` and `page` visits it. */
  mock: MockSession;
}

export interface MockFixtureOptions {
  /** Where the mock server is; the `baseURL` of the tests unless said, for a shop that passes `/__mock` on. */
  readonly url?: string;
  /** What the server printed at its start when other machines can reach it. */
  readonly token?: string;
  /** What every test begins with, before its own `mock.use`. */
  readonly scenarios?: readonly string[];
}

/** What the fixture asks of Playwright. */
interface Given {
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
}

interface RunningTest {
  readonly testId: string;
  readonly retry: number;
  readonly repeatEachIndex: number;
}

/**
 * The fixture `mock` for @playwright/test. A test fails at its end when a call broke the contract or an order was
 * charged twice.
 * @example const test = base.extend<MockFixtures>(mockFixtures());
 */
export function mockFixtures(options: MockFixtureOptions = {}) {
  return {
    mock: async (
      { context, baseURL }: Given,
      use: (mock: MockSession) => Promise<void>,
      test: RunningTest,
    ): Promise<void> => {
      const shop = baseURL ?? options.url;
      if (shop === undefined)
        throw new Error('Set `baseURL` in the Playwright configuration: where the shop is.');
      const control = createControl({
        url: options.url ?? shop,
        ...(options.token === undefined ? {} : { token: options.token }),
      });
      const mock = await openMockSession(control, sessionName(test), options.scenarios);
      await mock.join(context, shop);
      await use(mock);
      const complaints = await mock.complaints();
      if (complaints.length > 0) throw new Error(`The mock shop complains:\n${complaints.join('\n')}`);
    },
  };
}

// A retry is another session: what the failed run left behind must not help or hurt it.
function sessionName({ testId, retry, repeatEachIndex }: RunningTest): string {
  return `${testId}.${retry}.${repeatEachIndex}`.replaceAll(/[^\w.:-]/g, '-').slice(-64);
}
