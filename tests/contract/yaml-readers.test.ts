// Clients generate code from the files of the contract with parsers of many languages, some of them of YAML 1.1.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Scalar } from 'yaml';
import { isCollection, parseDocument, visit } from 'yaml';

const files = globSync('openapi/**/*.yaml', { exclude: ['**/redocly.yaml'] }).sort();

interface Reading {
  readonly value: unknown;
  readonly faults: readonly string[];
}

function read(source: string, version: '1.1' | '1.2'): Reading {
  const document = parseDocument(source, { version, strict: true, uniqueKeys: true });
  const faults = [...document.errors, ...document.warnings].map(({ message }) => message);
  visit(document, {
    Scalar(_position, scalar: Scalar, path) {
      const isInFlow = path.some((node) => isCollection(node) && node.flow === true);
      // PyYAML ends a plain text inside brackets at a question mark.
      if (isInFlow && scalar.type === 'PLAIN' && (scalar.source ?? '').includes('?'))
        faults.push(`${scalar.source} needs quotes.`);
    },
  });
  return { value: document.toJS(), faults };
}

test.each(files)('[API-01] parsers of YAML 1.1 and 1.2 read the same in %s', (path) => {
  const source = readFileSync(path, 'utf8');
  const old = read(source, '1.1');
  const current = read(source, '1.2');
  expect([...old.faults, ...current.faults]).toEqual([]);
  expect(old.value).toEqual(current.value);
});

test.each([
  ['a question mark inside brackets', 'examples: [/detail?id=1011]', ['/detail?id=1011 needs quotes.']],
  ['a key that occurs twice', 'type: string\ntype: integer', ['Map keys must be unique']],
])('[API-01] detects %s', (_fault, source, faults) => {
  expect(read(source, '1.2').faults).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

test('[API-01] detects a text that YAML 1.1 reads as a truth value', () => {
  expect(read('enum: [no]', '1.1').value).not.toEqual(read('enum: [no]', '1.2').value);
});
