import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { judgeAudit } from './audit.ts';

/** A registry that gives every question of the audit the same answer. */
function registryThat(answer: (response: ServerResponse) => void): Promise<string> {
  const registry = createServer((_request, response) => answer(response));
  onTestFinished(() => {
    registry.closeAllConnections();
    registry.close();
  });
  return new Promise((resolve) => {
    registry.listen(0, '127.0.0.1', () => {
      const address = registry.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}

const refusing = (status: number) => (response: ServerResponse) => void response.writeHead(status).end('{}');

function answering(severities: Readonly<Record<string, string>>) {
  const advisories = Object.entries(severities).map(([name, severity], id) => [
    name,
    [{ id, url: 'https://advisories.example', title: 'Leaks', severity, vulnerable_versions: '*' }],
  ]);
  return (response: ServerResponse) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(Object.fromEntries(advisories)));
}

test.each([
  ['404', refusing(404), 'the registry has no audit'],
  ['405', refusing(405), 'the registry has no audit'],
  ['500', refusing(500), 'the registry did not answer the audit'],
  [
    'a cut connection',
    (response: ServerResponse) => void response.destroy(),
    'the registry did not answer the audit',
  ],
  ['silence', () => {}, 'the registry did not answer the audit'],
])('the audit is skipped where the registry answers with %s', async (_what, answer, skipped) => {
  const registry = await registryThat(answer);
  expect(await judgeAudit({ registry, timeoutMs: 1_000 })).toEqual({ name: 'pnpm audit', skipped });
});

test.each([
  [{}, 0, []],
  [{ react: 'moderate' }, 0, [/^react \d.*: moderate, Leaks \(https:\/\/advisories\.example\)$/]],
  [{ react: 'high', jotai: 'low' }, 1, [/^react .*: high/, /^jotai .*: low/]],
  [{ react: 'critical', jotai: 'high' }, 2, [/^react .*: critical/, /^jotai .*: high/]],
])('[D06] the advisories %j fail %i packages', async (severities, failing, findings) => {
  const judgement = await judgeAudit({ registry: await registryThat(answering(severities)) });
  if ('skipped' in judgement) expect.fail(judgement.skipped);
  expect(judgement.total).toBeGreaterThan(100);
  expect(judgement.total - judgement.passed).toBe(failing);
  expect(judgement.findings).toEqual(findings.map((finding) => expect.stringMatching(finding)));
});
