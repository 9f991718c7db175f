import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './scripts/find-chromium.ts';
import { treeCommands } from './tests/stories/tree-commands.ts';

const executablePath = findChromium();
// Generous, so that a timeout means a hanging test, not a busy machine.
const testTimeout = 60_000;
// Long enough for a production build.
const hookTimeout = 180_000;
// By default Vitest leaves one core idle, which is half of a machine with two.
const maxWorkers = '100%';
const unitTests = ['packages/{sdk,mock-server,mock-page,studio}/src/**/*.test.ts', 'scripts/**/*.test.ts'];
/** They start programs, use a database or copy the repository. */
const integrationTests = '{packages/*/src,scripts}/**/*.integration.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers,
          testTimeout,
          hookTimeout,
          // No test changes a module, so the files share what they import: Prism is slow to load.
          isolate: false,
          include: unitTests,
          exclude: [integrationTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          maxWorkers,
          testTimeout,
          hookTimeout,
          isolate: false,
          include: [integrationTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          // @testing-library/react unmounts what a test rendered with the global afterEach.
          globals: true,
          maxWorkers,
          testTimeout,
          hookTimeout,
          setupFiles: ['tests/setup/fail-on-console-error.ts'],
          include: ['packages/{web,ui}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'tests',
          environment: 'node',
          maxWorkers,
          testTimeout,
          hookTimeout,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/storybook/**', 'tests/journeys/flows/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'flows',
          environment: 'happy-dom',
          maxWorkers,
          testTimeout,
          hookTimeout,
          // No test changes a module, so the files share what they import: the whole shop.
          isolate: false,
          setupFiles: [
            'tests/setup/fail-on-console-error.ts',
            'tests/setup/browser-of-journeys.ts',
            'tests/setup/waits-of-journeys.ts',
          ],
          include: ['tests/journeys/flows/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        // Without this, Vite discovers it after the first story and reloads the page.
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'stories',
          isolate: false,
          // Each worker has its own page; a story renders once and is checked in both schemes.
          maxWorkers: 2,
          testTimeout,
          setupFiles: ['tests/stories/trees-of-stories.ts', 'tests/stories/patient-stories.ts'],
          browser: {
            enabled: true,
            headless: true,
            commands: treeCommands,
            provider: playwright({
              launchOptions: {
                args: chromiumArguments,
                ...(executablePath === undefined ? {} : { executablePath }),
              },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['tests/storybook/**/*.test.ts'],
          globalSetup: ['tests/storybook/support/built-storybook.ts'],
          // The number of browser windows.
          maxConcurrency: 2,
          // One test renders all stories of a file, in all languages.
          testTimeout: 600_000,
          hookTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
          // Each test has its own session, so files can run in parallel.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout,
          // A browser on a busy machine can lose a race that shoppers never see; the run prints the retried tests.
          retry: 1,
          // The same timeout as the pages of the tests.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
