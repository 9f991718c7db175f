// The kit for Playwright: a fixture with a mock session for each test.
// Published as an entry of the package; it uses the client in `control` only.
import type { BrowserContext } from 'playwright';
import { createControl } from '../control/control.ts';
import { refuseUnknownOptions } from '../known-options.ts';
import type { MockSession } from './mock-session.ts';
import { openMockSession } from './mock-session.ts';

/** The type argument for `test.extend` of @playwright/test. */
export interface MockFixtures {
  /** Each test has its own mock session; every page of `context` visits it. */
  mock: MockSession;
}

export interface MockFixtureOptions {
  /** URL of the mock server; by default the `baseURL` of the tests, for a shop that proxies `/__mock`. */
  readonly url?: string;
  /** The token that the server prints at its start when other machines can reach it. */
  readonly token?: string;
  /** The scenarios of every test, before its own `mock.use`. */
  readonly scenarios?: readonly string[];
}

const optionNames = { url: true, token: true, scenarios: true } as const satisfies Record<
  keyof MockFixtureOptions,
  true
>;

/** The fixtures of Playwright that this fixture uses. */
interface PlaywrightFixtures {
  readonly context: BrowserContext;
  readonly baseURL: string | undefined;
}

interface RunningTest {
  readonly testId: string;
  readonly retry: number;
  readonly repeatEachIndex: number;
}

/**
 * The fixture `mock` for @playwright/test. A test fails at its end when a call violated the contract or an order was
 * charged twice.
 * @throws TypeError for an unknown option
 * @example const test = base.extend<MockFixtures>(mockFixtures());
 */
export function mockFixtures(options: MockFixtureOptions = {}) {
  refuseUnknownOptions('mockFixtures', options, optionNames);
  return {
    mock: async (
      { context, baseURL }: PlaywrightFixtures,
      use: (mock: MockSession) => Promise<void>,
      test: RunningTest,
    ): Promise<void> => {
      const shop = baseURL ?? options.url;
      if (shop === undefined)
        throw new Error('Set `baseURL` in the Playwright configuration to the URL of the shop.');
      const control = createControl({
        url: options.url ?? shop,
        ...(options.token === undefined ? {} : { token: options.token }),
      });
      const mock = await openMockSession(control, sessionName(test), options.scenarios);
      await mock.join(context, shop);
      await use(mock);
      const complaints = await mock.complaints();
      if (complaints.length > 0) throw new Error(`Complaints of the mock shop:\n${complaints.join('\n')}`);
    },
  };
}

// Each retry gets a new session, so that the state of the failed run cannot influence it.
function sessionName({ testId, retry, repeatEachIndex }: RunningTest): string {
  return `${testId}.${retry}.${repeatEachIndex}`.replaceAll(/[^\w.:-]/g, '-').slice(-64);
}
