import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const states = globSync('packages/web/src/state/**/*.ts').filter((path) => !path.endsWith('.test.ts'));

/** What asks whether whoever began is still there. */
const asks = /\b(sameCustomer|setForSame|samePlace|stillHere|isSame|isHere)\b/u;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** What a module defines at its top, each with its whole text. */
function definitionsIn(source: string): readonly Definition[] {
  return source.split(/^(?=(?:export )?(?:async )?(?:const|function) \w)/mu).flatMap((text) => {
    const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/u.exec(text)?.[1];
    return name === undefined ? [] : [{ name, text }];
  });
}

/** Names of a module whose writing changes what belongs to a customer: personal atoms, and what sets one of them. */
function personalNames(definitions: readonly Definition[]): ReadonlySet<string> {
  const names = new Set(
    definitions
      .filter(({ text }) => /= (?:personal|picturesOfTab)(?:<|\()/u.test(text))
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

/** The actions that write what is personal after an answer, and never ask whose answer it is. */
function unaskedIn(source: string): readonly string[] {
  const definitions = definitionsIn(source);
  const names = personalNames(definitions);
  return definitions.flatMap(({ name, text }) => {
    const [, ...after] = text.split(/\bawait\b/u);
    return writesIn(after.join(' '), names) && !asks.test(text) ? [name] : [];
  });
}

test.each(states)('[T03] no answer in %s speaks to the next customer', (path) => {
  expect(unaskedIn(readFileSync(path, 'utf8'))).toEqual([]);
});

test('[T03] the rule sees an answer that is written down unasked, also through another action', () => {
  const unasked = `
const saidAtom = personal<string>('');
const say = action(({ set }, text: string) => set(saidAtom, text));
export const send = action(async ({ set, environment }) => {
  const { msg } = await call(environment.shop);
  set(say, msg);
});
`;
  expect(unaskedIn(unasked)).toEqual(['send']);
  expect(unaskedIn(unasked.replace('  set(say', '  if (isSame()) set(say'))).toEqual([]);
});
