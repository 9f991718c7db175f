import { globSync, readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const states = globSync('packages/web/src/state/**/*.ts').filter((path) => !path.endsWith('.test.ts'));

/** Creators of state that belongs to one customer. */
const creators = ['scoped', 'picturesOfTab'];

/** How an action guards against late answers. */
const guards = ['guard', 'guardedSet', 'isSame', 'isHere', 'isCurrent'];

interface Definition {
  readonly name: string;
  /** The function that the value is created by; undefined for other values. */
  readonly creator: string | undefined;
  readonly writes: readonly Write[];
  readonly isGuarded: boolean;
}

/** A call of `set` with the name of what it sets. */
interface Write {
  readonly name: string;
  readonly isAfterAwait: boolean;
}

interface NamedNode {
  readonly start: number;
  readonly name: string;
}

/** The constants and functions at the top level of a module. */
function definitionsIn(source: string): readonly Definition[] {
  const { program } = parseSync('state.ts', source);
  const awaits: number[] = [];
  const identifiers: NamedNode[] = [];
  const calls: NamedNode[] = [];
  const visitor = new Visitor({
    AwaitExpression: ({ start }) => void awaits.push(start),
    Identifier: ({ start, name }) => void identifiers.push({ start, name }),
    CallExpression({ start, callee, arguments: [target] }) {
      if (nameOf(callee) === 'set' && target?.type === 'Identifier') calls.push({ start, name: target.name });
    },
  });
  visitor.visit(program);
  return program.body.flatMap(declarationsOf).map(({ name, creator, start, end }): Definition => {
    const isInside = (position: number) => start <= position && position < end;
    const firstAwait = awaits.find(isInside) ?? end;
    return {
      name,
      creator,
      writes: calls
        .filter((call) => isInside(call.start))
        .map((call) => ({ name: call.name, isAfterAwait: call.start > firstAwait })),
      isGuarded: identifiers.some((one) => isInside(one.start) && guards.includes(one.name)),
    };
  });
}

interface Declaration extends Pick<Definition, 'name' | 'creator'> {
  readonly start: number;
  readonly end: number;
}

function declarationsOf(statement: ESTree.Statement): readonly Declaration[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const { start, end } = statement;
  if (declaration?.type === 'FunctionDeclaration') {
    return [{ name: declaration.id?.name ?? '', creator: undefined, start, end }];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const creator = init?.type === 'CallExpression' ? nameOf(init.callee) : undefined;
    return id.type === 'Identifier' ? [{ name: id.name, creator, start, end }] : [];
  });
}

function nameOf(expression: ESTree.Expression): string | undefined {
  return expression.type === 'Identifier' ? expression.name : undefined;
}

/** Names in a module whose writes change the state of a customer: scoped atoms, and the actions that set one. */
function scopedNames(definitions: readonly Definition[]): ReadonlySet<string> {
  const scoped = definitions.filter(({ creator = '' }) => creators.includes(creator));
  const names = new Set(scoped.map(({ name }) => name));
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { name, writes } of definitions)
      if (writes.some((write) => names.has(write.name))) names.add(name);
  }
  return names;
}

/** The actions that write scoped state after an answer without a guard. */
function unguardedIn(source: string): readonly string[] {
  const definitions = definitionsIn(source);
  const names = scopedNames(definitions);
  return definitions
    .filter(({ writes, isGuarded }) => {
      const isLate = writes.some((write) => write.isAfterAwait && names.has(write.name));
      return isLate && !isGuarded;
    })
    .map(({ name }) => name);
}

test.each(states)('[T03] no late answer in %s changes the state of the next customer', (path) => {
  expect(unguardedIn(readFileSync(path, 'utf8'))).toEqual([]);
});

test('[T03] the rule finds an unguarded write, also through another action', () => {
  const unguarded = `
const saidAtom = scoped<string>('', 'login');
const say = action(({ set }, text: string) => set(saidAtom, text));
export const send = action(async ({ set, environment }) => {
  const { msg } = await call(environment.shop);
  set(say, msg);
});
`;
  expect(unguardedIn(unguarded)).toEqual(['send']);
  expect(unguardedIn(unguarded.replace('  set(say', '  if (isSame()) set(say'))).toEqual([]);
});
