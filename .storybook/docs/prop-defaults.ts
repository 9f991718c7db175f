// The defaults that a component gives in its body: `const { size = 'm' } = props`. Storybook only reads those of parameters.
import type { ESTree, Plugin } from 'vite';
import { parseSync } from 'vite';

type Defaults = Readonly<Record<string, string>>;

/** The defaults of each component in a file of source text. */
export function propDefaultsIn(code: string): ReadonlyMap<string, Defaults> {
  const found = new Map<string, Defaults>();
  for (const exported of parseSync('component.tsx', code).program.body) {
    if (exported.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = exported;
    if (declaration?.type !== 'FunctionDeclaration' || declaration.id === null) continue;
    const statements = declaration.body?.body ?? [];
    const defaults = Object.fromEntries(statements.flatMap((statement) => defaultsIn(statement, code)));
    if (Object.keys(defaults).length > 0) found.set(declaration.id.name, defaults);
  }
  return found;
}

/** The names and the source texts of the literal defaults in `const { … } = props`. */
function defaultsIn(statement: ESTree.Statement, code: string): readonly (readonly [string, string])[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name === 'props'
      ? id.properties.flatMap((property) => {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
          if (property.value.type !== 'AssignmentPattern') return [];
          const { right } = property.value;
          return right.type === 'Literal' ? [[property.key.name, code.slice(right.start, right.end)]] : [];
        })
      : [],
  );
}

/** Attaches the defaults to the components, for `showDefaults`. */
export function propDefaults(): Plugin {
  return {
    name: 'signal-shop:prop-defaults',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/ui\/src\/.*(?<!\.(?:stories|test))\.tsx$/ },
      handler(code) {
        const lines = [...propDefaultsIn(code)].map(
          ([name, defaults]) => `Object.assign(${name}, { propDefaults: ${JSON.stringify(defaults)} });`,
        );
        return lines.length === 0 ? null : { code: `${code}\n${lines.join('\n')}\n`, map: null };
      },
    },
  };
}
