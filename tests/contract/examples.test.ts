import { ResponseCode } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';
import { expect, test } from 'vitest';
import { envelopeCalls } from './support/bundle.ts';
import { callIdOf } from './support/call-id.ts';
import { undeclaredFields } from './support/undeclared-fields.ts';

const examples = envelopeCalls.flatMap((call) => call.answers.map((example) => ({ ...call, ...example })));
const refusals = new Map<string, number>(Object.entries(ResponseCode));

test.each(examples)(
  '[API-02] the example $id/$name has exactly the declared fields',
  ({ id, answer, value }) => {
    expect(checkAnswer(callIdOf(id), value)).toBeUndefined();
    expect(undeclaredFields(answer, value)).toEqual([]);
  },
);

test.each(examples)('[API-02] detects an undeclared field at any depth of $id/$name', ({ answer, value }) => {
  for (const path of objectsIn(value)) {
    const strange = structuredClone(value);
    Object.assign(Object(at(strange, path)), { nobody_declared_this: true });
    expect(undeclaredFields(answer, strange), path.join('.')).toHaveLength(1);
  }
});

test.each(examples)('[API-02] the code of $id/$name matches its name', ({ name, value }) => {
  expect(value).toMatchObject({ code: refusals.get(name) ?? ResponseCode.success });
});

test.each(envelopeCalls)('[ERR-01] $id has an example of each of its refusals', ({ answer, answers }) => {
  const codes = answers.map(({ value }) => (isObject(value) ? Reflect.get(value, 'code') : undefined));
  const declaredCodes = (answer.oneOf ?? []).flatMap((member) => member.properties?.code?.enum ?? []);
  expect(codes).toEqual(expect.arrayContaining(declaredCodes));
});

type Path = readonly string[];

// The first entry represents all entries of a list.
function objectsIn(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : objectsIn(value[0], [...path, '0']);
  if (!isObject(value)) return [];
  return [path, ...Object.entries(value).flatMap(([name, field]) => objectsIn(field, [...path, name]))];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce(
    (parent: unknown, name) => (isObject(parent) ? Reflect.get(parent, name) : undefined),
    value,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
