import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startingTokens } from '@signal-shop/mock-server';
import { load } from 'cheerio';
import type { Verdict } from '../journeys/verdict.ts';
import { readableContract } from './readable-contract.ts';

/** The npm package contains the Java program. It is downloaded on demand and is no dependency. */
const specmatic = 'specmatic@2.55.1';

/** Calls that Specmatic does not support, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  watchActivity: 'an event stream has no end, and the tool waits for it',
  uploadPicture: 'the tool sends a file without its name, which a form takes for a text',
  uploadAvatar: 'the same',
  compareGoods: 'takes at least two different goods, and the tool repeats one',
};

/** The maximum number of combinations of one call's fields. */
const combinations = '4';

export async function hasJava(): Promise<boolean> {
  const java = spawn('java', ['-version'], { stdio: 'ignore' });
  const [result] = await Promise.race([once(java, 'exit'), once(java, 'error').then(() => ['missing'])]);
  return result === 0;
}

/** Runs Specmatic, which generates valid and invalid requests of every call and validates the responses. */
export async function judgeBySpecmatic(bundle: object, mockUrl: string, folder: string): Promise<Verdict> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const contract = readableContract(bundle, new Set(Object.keys(leftOut)));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(contract, null, 1));
  const tool = spawn(
    'npx',
    ['--yes', specmatic, 'test', 'openapi.json', `--testBaseURL=${mockUrl}`, '--junitReportDir=report'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SPECMATIC_GENERATIVE_TESTS: 'true',
        MAX_TEST_REQUEST_COMBINATIONS: combinations,
        SPECMATIC_DISABLE_TELEMETRY: 'true',
        // The value for the contract's security scheme of this name.
        token: startingTokens.customer,
      },
    },
  );
  let output = '';
  for (const stream of [tool.stdout, tool.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await once(tool, 'close');
  writeFileSync(join(folder, 'output.txt'), output);
  return verdictOf(output, folder);
}

const sum = /Tests run: (\d+), Successes: (\d+)/;

function verdictOf(output: string, folder: string): Verdict {
  const [, total = '0', passed = '0'] = sum.exec(output) ?? [];
  const { cases, findings } = readReport(join(folder, 'report', 'TEST-junit-jupiter.xml'));
  const unit = `requests of ${cases} calls`;
  const findingsOrOutput = total === '0' ? [output.slice(-2000)] : findings;
  return {
    name: 'specmatic',
    passed: Number(passed),
    total: Number(total),
    unit,
    findings: findingsOrOutput,
  };
}

/** The tested calls, and a line for each failed request. */
function readReport(path: string): { readonly cases: number; readonly findings: readonly string[] } {
  const testedCalls = new Set<string>();
  const findings: string[] = [];
  const report = load(readFileSync(path), { xml: true });
  for (const testCase of report('testcase')
    .toArray()
    .map((element) => report(element))) {
    // As in `Scenario: GET /api/index/index -> 200 …`.
    const [, scenario = ''] = testCase.attr('name')?.split('Scenario: ') ?? [];
    const [method, address] = scenario.split(' ');
    testedCalls.add(`${method} ${address}`);
    if (testCase.children('failure').length > 0) findings.push(scenario.slice(0, 400));
  }
  return { cases: testedCalls.size, findings };
}
