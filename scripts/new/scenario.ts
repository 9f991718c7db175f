import type { Command } from './command.ts';
import { partsOf, textOf } from './command.ts';
import type { Draft } from './draft.ts';
import { change } from './draft.ts';
import { append, firstTexts, importOf, quoted } from './insert.ts';
import { camelCase } from './names.ts';
import { Refusal } from './refusal.ts';

const folder = 'packages/mock-server/src/scenarios';

/** A scenario that changes nothing yet, in the module of its group or in a new one. Returns the next steps. */
export function newScenario(draft: Draft, command: Command): readonly string[] {
  const [group] = partsOf(command, ['kebab-case', '.', 'kebab-case']);
  const { name } = command;
  const sentence = textOf(command, 0, 'a sentence: what becomes visible');
  const modules = draft.list(`${folder}/*/*.ts`).filter((path) => !path.endsWith('.test.ts'));
  const named = modules.map((path) => ({ path, names: firstTexts(draft.read(path)) }));
  const taken = named.find(({ names }) => names.includes(name));
  if (taken !== undefined) throw new Refusal(`The scenario ${name} is in ${taken.path} already.`);
  const owner = named.find(({ names }) => names.some((one) => one.startsWith(`${group}.`)))?.path;
  const path = owner ?? `${folder}/${group}/${group}.ts`;
  if (owner === undefined) addModule(draft, group, path);
  change(draft, path, (text) => {
    const withScenario = append(
      text,
      'ArrayExpression',
      `scenario('${name}', ${quoted(sentence)}, settles({}))`,
    );
    const withConstructor = importOf(withScenario, 'scenario', '../create/scenario.ts');
    return importOf(withConstructor, 'settles', '../create/scenario.ts');
  });
  return [
    `Replace settles({}) in ${path} by the change of the world: until then npm run mock -- check says which scenario makes the same world as ${name}.`,
    'npm run generate',
    `npm start -- --scenario ${name}`,
    'Add a test next to it of what a visitor sees, and accept the list of scenarios: npm run storybook:accept.',
  ];
}

function addModule(draft: Draft, group: string, path: string): void {
  if (draft.exists(path)) throw new Refusal(`${path} exists, but has no scenario of the group ${group}.`);
  const list = `${camelCase(group)}Scenarios`;
  draft.set(
    path,
    `import type { Scenario } from '../create/scenario.ts';

/** Scenarios of the group ${group}. */
export const ${list}: readonly Scenario[] = [];
`,
  );
  change(draft, `${folder}/catalogue.ts`, (text) =>
    importOf(append(text, 'ArrayExpression', `...${list}`), list, `./${group}/${group}.ts`),
  );
}
