import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Lists the values of a union of literals in the table of props, which otherwise shows the word "union". */
export const listUnionValues: ArgTypesEnhancer<ReactRenderer> = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== 'object' || type.name !== 'enum') return [name, argType];
      const summary = type.value.map((value) => JSON.stringify(value)).join(' | ');
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
