import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runTool } from '../run-step.ts';
import { isUpload } from './uploads.ts';
import type { Verdict } from './verdict.ts';

interface Recording {
  readonly log: { readonly entries: readonly { readonly request: { readonly url: string } }[] };
}

/** The folder with the recorded traffic. */
export const traffic = 'traffic';

const sum = /Steps: (?:(\d+) passed, )?(?:\d+ \w+, )*(\d+) total/;

/** Runs every journey of an Arazzo file, and writes the recordings of Redocly and the mock server to the folder. */
export async function runJourneys(file: string, mockUrl: string, folder: string): Promise<Verdict> {
  const name = basename(file);
  const recording = join(folder, `${name}.har`);
  const { failed, output } = await runTool(
    'redocly',
    ...['respect', file],
    ...['--server', `shop=${mockUrl}`, '--server', `control=${mockUrl}`],
    // The test tokens are no secrets, and a masked one would violate its pattern.
    ...['--har-output', recording, '--no-secrets-masking'],
    ...['--max-steps', '100000'],
  );
  mkdirSync(join(folder, traffic), { recursive: true });
  const recordings = {
    redocly: callsIn(JSON.parse(readFileSync(recording, 'utf8'))),
    mock: await (await fetch(new URL('/__mock/har', mockUrl))).json(),
  };
  for (const [recorder, calls] of Object.entries(recordings)) {
    writeFileSync(join(folder, traffic, `${name}.${recorder}.har`), JSON.stringify(calls));
  }
  const [, passed = '0', total = '0'] = sum.exec(output) ?? [];
  return {
    name: `respect ${name}`,
    passed: Number(passed),
    total: Number(total),
    unit: 'steps',
    findings: failed === 0 ? [] : [failuresIn(output)],
  };
}

// Control calls are not part of the contract, and Redocly does not record the body of an upload.
function callsIn({ log }: Recording): Recording {
  const entries = log.entries.filter(
    ({ request: { url } }) => new URL(url).pathname.startsWith('/api/') && !isUpload(url),
  );
  return { log: { ...log, entries } };
}

function failuresIn(output: string): string {
  const start = output.indexOf('Failed tests info');
  return start === -1 ? output : output.slice(start);
}
