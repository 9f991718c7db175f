// The defaults that a component gives in its body: `const { size = 'm' } = props`. Storybook only reads those of parameters.
import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

type Defaults = Readonly<Record<string, string>>;

interface WithDefaults {
  readonly propDefaults?: Defaults;
}

const component = /export function ([A-Z]\w*)(?:<[^(]*>)?\(\s*props\b[\s\S]*?\n\}/g;
const destructured = /const \{([^}]*)\} = props;/;
const oneDefault = /(\w+)(?:: \w+)? = ('[^']*'|-?[\d.]+|true|false|null)/g;

/** The defaults of each component in a file of source text. */
export function propDefaultsIn(code: string): ReadonlyMap<string, Defaults> {
  const found = new Map<string, Defaults>();
  for (const [text, name = ''] of code.matchAll(component)) {
    const list = destructured.exec(text)?.[1] ?? '';
    const defaults = Object.fromEntries(
      [...list.matchAll(oneDefault)].map(([, prop = '', value = '']) => [prop, value]),
    );
    if (Object.keys(defaults).length > 0) found.set(name, defaults);
  }
  return found;
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

function defaultsOf(shown: unknown): Defaults {
  return (shown as WithDefaults | undefined)?.propDefaults ?? {};
}

/** Shows them in the table of props. */
export const showDefaults: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component: shown }) => {
  const defaults = defaultsOf(shown);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaults[name];
      if (summary === undefined || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
