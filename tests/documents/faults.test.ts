import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedRequirements } from '../../scripts/documents/requirement-marks.ts';

test('every fault that the shop must withstand is named by a test, but those that say they are not proven', () => {
  const list = readFileSync('docs/faults-list.md', 'utf8');
  const waiting = listedRequirements(list.split('## Not proven yet')[1] ?? '');
  const [proven = ''] = readFileSync('docs/faults.md', 'utf8').split('## Named by no test');
  const named = listedRequirements(proven);
  const open = [...listedRequirements(list).keys()].filter((id) => !named.has(id));
  expect(open.filter((id) => !waiting.has(id))).toEqual([]);
  expect([...waiting.keys()].filter((id) => named.has(id))).toEqual([]);
});
