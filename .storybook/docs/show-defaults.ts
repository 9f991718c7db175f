import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface WithDefaults {
  readonly propDefaults?: Readonly<Record<string, string>>;
}

/** Shows in the table of props what the plugin `propDefaults` attached to the component. */
export const showDefaults: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, component: shown }) => {
  const defaults = (shown as WithDefaults | undefined)?.propDefaults ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaults[name];
      if (summary === undefined || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
