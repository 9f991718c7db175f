import type { ContractDocument, Schema } from '../../packages/sdk/generator/contract-document.ts';
import { componentName, flatten } from '../../packages/sdk/generator/contract-document.ts';
import type { Direction, Report } from './change.ts';
import { compareValues } from './compare-values.ts';

/** Both documents, and their components that were already compared. */
export interface Comparison {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  readonly report: Report;
  readonly done: Set<string>;
}

/** Compares two schemas at one location; each component is compared once per direction, under its name. */
export function compareSchemas(
  comparison: Comparison,
  before: Schema,
  after: Schema,
  direction: Direction,
  place: string,
): void {
  const name = componentName(before);
  const isShared = name !== undefined && name === componentName(after);
  if (isShared) {
    const mark = `${direction} ${name}`;
    if (comparison.done.has(mark)) return;
    comparison.done.add(mark);
  }
  const here = isShared ? `${name} (in ${direction === 'request' ? 'requests' : 'answers'})` : place;
  const old = flatten(comparison.before, before);
  const now = flatten(comparison.after, after);
  compareValues(old, now, direction, here, comparison.report);
  compareFields(comparison, old, now, direction, here);
  if (old.items !== undefined && now.items !== undefined) {
    compareSchemas(comparison, old.items, now.items, direction, `${here}[]`);
  }
  for (const kind of ['oneOf', 'anyOf'] as const) {
    compareMembers(comparison, old[kind] ?? [], now[kind] ?? [], direction, here);
  }
}

function compareFields(
  comparison: Comparison,
  before: Schema,
  after: Schema,
  direction: Direction,
  place: string,
): void {
  const { properties: old = {}, required: wasRequired = [] } = before;
  const { properties: now = {}, required: isRequired = [] } = after;
  const { report } = comparison;
  for (const [name, field] of Object.entries(old)) {
    const next = now[name];
    const here = `${place}.${name}`;
    if (next === undefined) {
      // Requests with unknown fields are refused.
      if (direction === 'answer')
        report(here, 'is gone from the answer', { breaks: ['readers'], affects: ['mock'] });
      else report(here, 'is no longer accepted', { breaks: ['senders', 'forms'], affects: ['mock'] });
      continue;
    }
    compareNeed(wasRequired.includes(name), isRequired.includes(name), direction, here, report);
    compareSchemas(comparison, field, next, direction, here);
  }
  reportNewFields(before, after, direction, place, report);
  if (
    direction === 'request' &&
    before.additionalProperties !== false &&
    after.additionalProperties === false
  ) {
    report(place, 'now refuses fields that it does not know', { breaks: ['senders'] });
  }
}

function reportNewFields(
  before: Schema,
  after: Schema,
  direction: Direction,
  place: string,
  report: Report,
): void {
  const { properties: old = {} } = before;
  const { properties: now = {}, required = [] } = after;
  for (const name of Object.keys(now).filter((candidate) => !(candidate in old))) {
    const here = `${place}.${name}`;
    const isRequired = required.includes(name);
    if (direction === 'answer') report(here, 'is new in the answer', { affects: isRequired ? ['mock'] : [] });
    else if (isRequired)
      report(here, 'is new and must be sent', { breaks: ['senders', 'forms'], affects: ['mock'] });
    else report(here, 'is new and may be sent', { affects: ['mock', 'forms'] });
  }
}

function compareNeed(
  wasRequired: boolean,
  isRequired: boolean,
  direction: Direction,
  place: string,
  report: Report,
): void {
  if (wasRequired === isRequired) return;
  if (direction === 'answer') {
    if (wasRequired) report(place, 'may now be left out of the answer', { breaks: ['readers'] });
    else report(place, 'is now always in the answer', { affects: ['mock'] });
  } else if (isRequired)
    report(place, 'must now be sent', { breaks: ['senders', 'forms'], affects: ['mock'] });
  else report(place, 'may now be left out', { affects: ['mock', 'forms'] });
}

/** Members are matched by component, else by title, else by index. */
function compareMembers(
  comparison: Comparison,
  before: readonly Schema[],
  after: readonly Schema[],
  direction: Direction,
  place: string,
): void {
  const key = (schema: Schema, at: number) => componentName(schema) ?? titleOf(schema) ?? String(at);
  const now = new Map(after.map((schema, at) => [key(schema, at), schema]));
  const old = new Map(before.map((schema, at) => [key(schema, at), schema]));
  for (const [name, schema] of old) {
    const next = now.get(name);
    if (next !== undefined) compareSchemas(comparison, schema, next, direction, `${place} (${name})`);
    else if (direction === 'request')
      comparison.report(place, `no longer takes ${name}`, { breaks: ['senders'] });
    else comparison.report(place, `no longer answers with ${name}`, { affects: ['mock'] });
  }
  for (const name of [...now.keys()].filter((candidate) => !old.has(candidate))) {
    if (direction === 'answer' && before.length > 0)
      comparison.report(place, `may now answer with ${name}`, { breaks: ['readers'], affects: ['mock'] });
    else comparison.report(place, `may now be ${name}`, { affects: ['mock'] });
  }
}

function titleOf({ title }: Schema): string | undefined {
  return typeof title === 'string' ? title : undefined;
}
