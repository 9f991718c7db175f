import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AfterSalesKind, AfterSalesStatus } from '../state/after-sales.ts';
import { afterSalesTransitions, isOpenRequest, openSteps, statusesAhead } from './after-sales-machine.ts';

const kinds: readonly AfterSalesKind[] = ['return', 'exchange', 'refund', 'warranty'];
const document = readFileSync(new URL('../../../../../docs/after-sales.md', import.meta.url), 'utf8');

test.each(Object.entries(afterSalesTransitions))(
  'the documentation of %s matches the table of transitions',
  (name, step) => {
    const row = [name, step.by, step.kinds.join(', '), step.from.join(', '), step.to, step.condition];
    expect(document).toContain(`| ${row.join(' | ')} |`);
  },
);

test.each(kinds)('every open status of a %s has a transition, and its path ends', (kind) => {
  let status: AfterSalesStatus = 'requested';
  for (const next of statusesAhead(kind, status)) {
    expect(isOpenRequest(status)).toBe(true);
    const names = [...openSteps('customer', kind, status), ...openSteps('shop', kind, status)];
    expect(names.map((name) => afterSalesTransitions[name].to)).toContain(next);
    status = next;
  }
  expect(isOpenRequest(status)).toBe(false);
  expect([...openSteps('customer', kind, status), ...openSteps('shop', kind, status)]).toEqual([]);
});
