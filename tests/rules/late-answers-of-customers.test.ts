import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const states = globSync('packages/web/src/state/**/*.ts').filter((path) => !path.endsWith('.test.ts'));

/** How an action guards against late answers. */
const guards = /\b(guard|guardedSet|isSame|isHere|isCurrent)\b/u;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** The top-level definitions of a module with their text. */
function definitionsIn(source: string): readonly Definition[] {
  return source.split(/^(?=(?:export )?(?:async )?(?:const|function) \w)/mu).flatMap((text) => {
    const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/u.exec(text)?.[1];
    return name === undefined ? [] : [{ name, text }];
  });
}

/** Names in a module whose writes change the state of a customer: scoped atoms, and the actions that set one. */
function scopedNames(definitions: readonly Definition[]): ReadonlySet<string> {
  const names = new Set(
    definitions
      .filter(({ text }) => /= (?:scoped|persistedPictures)(?:<|\()/u.test(text))
      .map(({ name }) => name),
  );
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { name, text } of definitions) if (writesIn(text, names)) names.add(name);
  }
  return names;
}

/** Whether a text sets one of these names. */
function writesIn(text: string, names: ReadonlySet<string>): boolean {
  return [...text.matchAll(/\bset\(\s*(\w+)/gu)].some(([, name = '']) => names.has(name));
}

/** The actions that write scoped state after an answer without a guard. */
function unguardedIn(source: string): readonly string[] {
  const definitions = definitionsIn(source);
  const names = scopedNames(definitions);
  return definitions.flatMap(({ name, text }) => {
    const [, ...after] = text.split(/\bawait\b/u);
    return writesIn(after.join(' '), names) && !guards.test(text) ? [name] : [];
  });
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
