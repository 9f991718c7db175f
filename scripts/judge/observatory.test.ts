import { expect, test } from 'vitest';
import { securityHeaders } from '../../packages/web/server/security-headers.ts';
import { judgeContentPolicy } from './content-policy.ts';
import { judgeHeaders } from './observatory.ts';

const page = '<html><head><script>start()</script></head></html>';
const noScripts = { foreign: [] };

test('the headers of the shop get full marks', () => {
  const headers = new Headers(securityHeaders(page));
  const { passed, total, findings } = judgeHeaders(headers, noScripts);
  expect([passed, total, findings]).toEqual([9, 9, []]);
  expect(judgeContentPolicy(headers.get('content-security-policy') ?? '').findings).toEqual([]);
});

test.each([
  ['content-security-policy', "default-src 'self' 'unsafe-inline'", /default-src is not 'none'/],
  ['content-security-policy', "default-src 'none'; script-src 'unsafe-eval'", /allows 'unsafe-eval'/],
  ['content-security-policy', "default-src 'none'", /frame/],
  ['set-cookie', 'token=1; SameSite=Strict', /token lacks Secure/],
  ['access-control-allow-origin', '*', /any site may read/],
  ['cross-origin-resource-policy', 'cross-origin', /embed/],
  ['referrer-policy', 'unsafe-url', /whole address/],
  ['strict-transport-security', 'max-age=60', /lasts 60 s/],
  ['x-content-type-options', '', /nosniff/],
])('a weak %s is a finding: %s', (name, value, finding) => {
  const headers = new Headers({ ...securityHeaders(page), [name]: value });
  const { passed, total, findings } = judgeHeaders(headers, noScripts);
  expect(passed).toBeLessThan(total);
  expect(findings.join('\n')).toMatch(finding);
});

test('a script of another site is a finding', () => {
  const headers = new Headers(securityHeaders(page));
  expect(judgeHeaders(headers, { foreign: ['https://cdn.example/a.js'] }).findings).toEqual([
    'subresource integrity: https://cdn.example/a.js has no hash',
  ]);
});

test('a policy that allows inline scripts is a finding of CSP Evaluator', () => {
  const { passed, total, findings } = judgeContentPolicy("default-src 'none'; script-src 'unsafe-inline' *");
  expect(passed).toBeLessThan(total);
  expect(findings.join('\n')).toContain("script-src: 'unsafe-inline'");
});
