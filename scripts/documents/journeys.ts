// Checks the mock server with independent tools: `npm test -- journeys`. Redocly runs the journeys and compares
// the traffic with the contract, and Prism is a proxy between the SDK and the mock server.
import { globSync } from 'node:fs';
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { findDrift } from '../journeys/find-drift.ts';
import { runJourneys } from '../journeys/run-journeys.ts';
import type { Verdict } from '../journeys/verdict.ts';
import { watchBetween } from '../journeys/watch-between.ts';
import { writeJourneys } from '../journeys/write-journeys.ts';

const folder = 'openapi/dist/journeys';

// The time of the examples: the same calls get the same responses.
const mock = await startMockServer({ port: 0, clock: '2026-01-15T12:00:00Z', log: logNothing });
try {
  const files = [...globSync('openapi/journeys/*.arazzo.yaml').sort(), await writeJourneys(folder)];
  for (const file of files) await report(runJourneys(file, mock.url, folder));
  await report(findDrift(folder));
  await report(watchBetween(mock.url));
} finally {
  await mock.close();
}

async function report(verdict: Promise<Verdict>): Promise<void> {
  const startedAt = performance.now();
  const { name, passed, total, unit, findings } = await verdict;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name.padEnd(34)} ${passed} of ${total} ${unit.padEnd(38)} ${seconds.padStart(5)} s`);
  for (const finding of findings) console.log(finding);
  if (total === 0 || passed < total || findings.length > 0) process.exitCode = 1;
}
