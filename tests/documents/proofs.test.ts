import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listedRequirements } from '../../scripts/documents/requirement-marks.ts';
import { findProofs, requirementsIn } from '../../scripts/documents/requirement-proofs.ts';

const requirements = requirementsIn('requirements-list');
const faults = requirementsIn('faults-list');
const proofs = findProofs();
const provenIds = new Set(proofs.map(({ id }) => id));

test('every id in a title is in one of the lists', () => {
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter(({ id }) => !requirements.has(id) && !faults.has(id))).toEqual([]);
});

test('a test or a story proves every requirement', () => {
  expect([...requirements.keys()].filter((id) => !provenIds.has(id))).toEqual([]);
});

test('a test proves every fault, except those listed as not proven yet', () => {
  const [, notProven = ''] = readFileSync('docs/faults-list.md', 'utf8').split('## Not proven yet');
  const open = [...listedRequirements(notProven).keys()];
  expect([...faults.keys()].filter((id) => !provenIds.has(id) && !open.includes(id))).toEqual([]);
  expect(open.filter((id) => provenIds.has(id))).toEqual([]);
});
