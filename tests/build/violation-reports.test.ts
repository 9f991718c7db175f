import { expect, test } from 'vitest';
import { staticHostHeaders } from '../../packages/web/server/static-host.ts';

const page = '<html><head><script>start()</script></head></html>';
const linesOf = (reports?: string) => staticHostHeaders(page, reports).split('\n');
const policyOf = (lines: readonly string[]) =>
  lines.find((line) => line.startsWith('  content-security-policy: '));

test('[X04] violations of the policy are reported to the address of the build, and to none by default', () => {
  const lines = linesOf('https://reports.example/csp?shop=1');
  expect(lines).toContain('  reporting-endpoints: csp="https://reports.example/csp?shop=1"');
  const quiet = linesOf();
  expect(policyOf(lines)).toBe(
    `${policyOf(quiet)}; report-uri https://reports.example/csp?shop=1; report-to csp`,
  );
  expect(quiet.join()).not.toContain('report');
  // A variable that is set but empty.
  expect(linesOf('')).toEqual(quiet);
});

test.each(['http://reports.example/csp', '/csp', 'reports.example'])(
  'a build that reports to %s is refused',
  (address) => expect(() => linesOf(address)).toThrow(`VIOLATION_REPORTS is no https address: ${address}`),
);

test.each([
  'https://reports.example/a;script-src *',
  'https://reports.example/a, script-src *',
  'https://reports.example/"\n/*',
])('the address %j adds no directive and no header', (address) => {
  const lines = linesOf(address);
  expect(lines).toHaveLength(linesOf().length + 1);
  expect(policyOf(lines)?.split(';').length).toBe((policyOf(linesOf())?.split(';').length ?? 0) + 2);
  expect(policyOf(lines)).not.toMatch(/[,"]/);
});
