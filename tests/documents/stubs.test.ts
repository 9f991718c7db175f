import { createShop } from '@signal-shop/mock-server';
import type { CallId } from '@signal-shop/sdk/contract';
import { operations } from '@signal-shop/sdk/contract';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { documents } from './support/documents.ts';
import { blocksOf } from './support/shell-blocks.ts';

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const stubs = documents.flatMap((path) =>
  blocksOf(path, 'ts', 'tsx')
    .flatMap((text) => nodesIn(parseSync('document.tsx', text).program))
    .flatMap((node) => stubsOf(node))
    .map((stub) => ({ path, stub })),
);

test('both kits document answers of a reader’s choice', () => {
  expect(stubs.map(({ stub }) => stub.operationId)).toEqual([
    'listCategories',
    'listCategories',
    'listCategories',
    'getGoods',
    'getCart',
  ]);
});

test.each(stubs)('$path: the answer of $stub.operationId keeps the contract', ({ stub }) => {
  expect(() => createShop().stub('default', stub)).not.toThrow();
});

/** The stub of `mock.answer('getCart', { … })` or `mock.stub('default', { … })`. */
function stubsOf({ type, callee, arguments: given }: Node) {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property)) return [];
  const [first, second] = Array.isArray(given) ? given.filter(isNode).map(literalOf) : [];
  if (callee.property.name === 'answer') return [stub(first, second)];
  return callee.property.name === 'stub' && isRecord(second) ? [stub(second.operationId, second.answer)] : [];
}

function stub(operationId: unknown, answer: unknown) {
  if (!isCall(operationId) || !isRecord(answer)) throw new Error(`${operationId} has no answer.`);
  return { operationId, answer };
}

/** The value of a literal. */
function literalOf(node: Node): unknown {
  if (node.type === 'ArrayExpression' && Array.isArray(node.elements))
    return node.elements.filter(isNode).map(literalOf);
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return node.value;
  return Object.fromEntries(
    node.properties.flatMap(({ key, value }: Node) =>
      isNode(key) && isNode(value) ? [[key.name ?? key.value, literalOf(value)]] : [],
    ),
  );
}

function nodesIn(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.flatMap(nodesIn);
  if (!isRecord(part)) return [];
  const inside = Object.values(part).flatMap(nodesIn);
  return isNode(part) ? [part, ...inside] : inside;
}

function isNode(part: unknown): part is Node {
  return isRecord(part) && typeof part.type === 'string';
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null;
}

function isCall(name: unknown): name is CallId {
  return typeof name === 'string' && Object.hasOwn(operations, name);
}
