// Runs the main journeys in other engines: `npm run engines`, `npm run engines -- firefox`. Firefox is the released one,
// driven over WebDriver BiDi. WebKit is the build of Playwright, where it is installed, and runs the tests of Chromium.
import { ownBuild, serveBuild } from '../bench-web/served-build.ts';
import type { Verdict } from '../journeys/verdict.ts';
import { endRunningSteps, runVitest } from '../run-step.ts';
import { runInFirefox } from './firefox-journeys.ts';
import { findFirefox, findWebKit } from './launch-engine.ts';

/** A purchase with a login, registration and logins, and the languages of a page. */
const tests = [
  'tests/e2e/checkout/purchase.test.ts',
  'tests/e2e/account/account.test.ts',
  'tests/e2e/everywhere/languages.test.ts',
];

interface Engine {
  readonly find: () => string | undefined;
  readonly missing: string;
  readonly run: (executable: string) => Promise<Verdict>;
}

const engines: Readonly<Record<string, Engine>> = {
  firefox: {
    find: findFirefox,
    missing: 'there is no Firefox on the PATH; install the package firefox-esr, or name one in FIREFOX_PATH',
    run: async (executable) => {
      process.env.NODE_ENV = 'production';
      const served = await serveBuild(ownBuild());
      try {
        return await runInFirefox(executable, served.url);
      } finally {
        await served.close();
      }
    },
  },
  webkit: {
    find: findWebKit,
    missing: 'the WebKit of Playwright is not installed: npx playwright install webkit',
    run: runInWebKit,
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => engines[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}; there are ${Object.keys(engines).join(', ')}.`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    endRunningSteps();
    process.exit(130);
  });

for (const [name, engine] of Object.entries(engines))
  if (wanted.length === 0 || wanted.includes(name)) await report(name, engine);

async function report(name: string, { find, missing, run }: Engine): Promise<void> {
  const executable = find();
  if (executable === undefined) {
    console.log(`${name.padEnd(10)}not run: ${missing}`);
    return;
  }
  console.log(`Running in ${executable}`);
  const { passed, total, unit, findings } = await run(executable);
  console.log(`${name.padEnd(10)}${passed} of ${total} ${unit}`);
  for (const finding of findings) console.log(`  ${finding}`);
  if (total === 0 || passed < total) process.exitCode = 1;
}

async function runInWebKit(): Promise<Verdict> {
  process.env.SHOP_ENGINE = 'webkit';
  const { report: result, output } = await runVitest('e2e', tests);
  const passed = result?.numPassedTests ?? 0;
  const total = passed + (result?.numFailedTests ?? 0);
  return {
    name: 'webkit',
    passed,
    total,
    unit: 'tests',
    findings: passed < total || total === 0 ? [output] : [],
  };
}
