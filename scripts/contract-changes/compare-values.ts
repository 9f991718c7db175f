import type { Schema } from '../../packages/sdk/generator/contract-document.ts';
import type { Direction, Report } from './change.ts';

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

/** Types, permitted values with their names, bounds and patterns of one value. */
export function compareValues(
  before: Schema,
  after: Schema,
  direction: Direction,
  place: string,
  report: Report,
): void {
  const allNames = new Map([...namesOf(before), ...namesOf(after)]);
  compareSets('type', typesOf(before), typesOf(after), direction, place, report);
  compareSets('value', valuesOf(before), valuesOf(after), direction, place, report, allNames);
  compareNames(before, after, place, report);
  for (const bound of lowest) compareBound(before, after, bound, -1, direction, place, report);
  for (const bound of highest) compareBound(before, after, bound, 1, direction, place, report);
  for (const keyword of ['pattern', 'format'] as const) {
    if (before[keyword] === after[keyword]) continue;
    const sentence = `has another ${keyword}: ${textOf(before[keyword])} became ${textOf(after[keyword])}`;
    const isRemoved = after[keyword] === undefined;
    if (direction === 'request')
      report(place, sentence, { breaks: isRemoved ? [] : ['senders'], affects: ['forms'] });
    else report(place, sentence, { affects: ['readers', 'mock'] });
  }
}

function compareSets(
  noun: string,
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  direction: Direction,
  place: string,
  report: Report,
  names: ReadonlyMap<unknown, unknown> = new Map(),
): void {
  if (before === undefined && after === undefined) return;
  const additions = before === undefined ? [] : (after ?? ['any']).filter((value) => !before.includes(value));
  const removals = after === undefined ? [] : (before ?? ['any']).filter((value) => !after.includes(value));
  if (additions.length > 0) {
    const breaks = direction === 'answer' ? (['readers'] as const) : [];
    report(place, `may now have the ${noun} ${list(additions, names)}`, {
      breaks,
      affects: ['mock', 'forms'],
    });
  }
  if (removals.length > 0) {
    const breaks = direction === 'request' ? (['senders'] as const) : [];
    report(place, `no longer has the ${noun} ${list(removals, names)}`, {
      breaks,
      affects: ['mock', 'forms'],
    });
  }
}

/** A number keeps its meaning when only its name changes, but everyone who writes the name stops compiling. */
function compareNames(before: Schema, after: Schema, place: string, report: Report): void {
  const old = namesOf(before);
  const now = namesOf(after);
  for (const [value, name] of old) {
    const next = now.get(value);
    if (name === undefined || next === undefined || name === next) continue;
    report(place, `calls ${String(value)} by another name: ${name} became ${next}`, {
      breaks: ['readers', 'senders', 'mock', 'forms'],
    });
  }
}

function compareBound(
  before: Schema,
  after: Schema,
  bound: string,
  outwards: 1 | -1,
  direction: Direction,
  place: string,
  report: Report,
): void {
  const old = numberOf(before[bound]);
  const now = numberOf(after[bound]);
  if (old === now) return;
  const isNarrower = now !== undefined && (old === undefined || (now - old) * outwards < 0);
  const sentence = `is ${isNarrower ? 'narrower' : 'wider'}: ${bound} ${textOf(old)} became ${textOf(now)}`;
  if (direction === 'answer') report(place, sentence, { affects: [isNarrower ? 'mock' : 'readers'] });
  else report(place, sentence, { breaks: isNarrower ? ['senders'] : [], affects: ['forms', 'mock'] });
}

function typesOf({ type }: Schema): readonly unknown[] | undefined {
  if (type === undefined) return undefined;
  return typeof type === 'string' ? [type] : type;
}

function valuesOf(schema: Schema): readonly unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function namesOf(schema: Schema): Map<unknown, unknown> {
  const names = schema['x-enum-varnames'];
  return new Map(
    (schema.enum ?? []).map((value, at) => [value, Array.isArray(names) ? names[at] : undefined]),
  );
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textOf(value: unknown): string {
  return value === undefined ? 'none' : String(value);
}

function list(values: readonly unknown[], names: ReadonlyMap<unknown, unknown>): string {
  return values
    .map((value) => {
      const name = names.get(value);
      return name === undefined ? String(value) : `${String(value)} ${String(name)}`;
    })
    .join(', ');
}
