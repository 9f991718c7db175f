import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { documents } from './support/documents.ts';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const steps = namesIn('scripts/test.ts');
const commands = documents.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/`(?:\w+=\S+ )?((?:npm|npx|pnpm|yarn) [^`\n]+)`/g)].map(
    ([, line = '']) => ({ path, line }),
  ),
);

/** Whether a reader with only Node and npm can run it. */
function canBeTyped(line: string): boolean {
  const [program, command = '', ...rest] = line.split(' ');
  const commandArguments = rest.slice(rest.indexOf('--') + 1);
  if (program === 'npx') {
    if (command.startsWith('@signal-shop/')) return true;
    return rest.filter((word) => word.includes('/')).every((file) => existsSync(file));
  }
  if (program !== 'npm') return false;
  if (command === 'run') return rest[0] !== undefined && rest[0] in scripts;
  if (command === 'test') return commandArguments.every((step) => steps.includes(step));
  return ['start', 'install', 'publish'].includes(command);
}

test('every command in a sentence exists', () => {
  expect(steps).toContain('e2e');
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter(({ line }) => !canBeTyped(line))).toEqual([]);
});

/** Every text that a module gives a property called `name`. */
function namesIn(path: string): readonly string[] {
  const names: string[] = [];
  const visitor = new Visitor({
    Property({ key, value }) {
      const isName = key.type === 'Identifier' && key.name === 'name';
      if (isName && value.type === 'Literal' && typeof value.value === 'string') names.push(value.value);
    },
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return names;
}
