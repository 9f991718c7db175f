// The rows of a screen's controls: its own props, not those of the wrapper that gives it data in the language of the toolbar.
import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesExtractor } from 'storybook/internal/docs-tools';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface DocsParameters {
  readonly docs?: { readonly extractArgTypes?: ArgTypesExtractor };
}

/**
 * Replaces the rows of the wrapper by the props of the screens in `subcomponents`. A prop has a control where the
 * story has an arg of its name with a value; a function is data per language, or an event. Other args with a value are listed
 * below, as they change the story too.
 */
export const showScreenProps: ArgTypesEnhancer<ReactRenderer> = (story) => {
  const { argTypes, initialArgs, subcomponents = {}, tags } = story;
  const { docs }: DocsParameters = story.parameters;
  if (!tags.includes('screen')) return argTypes;
  const props = new Map(
    Object.values(subcomponents).flatMap((screen) => Object.entries(docs?.extractArgTypes?.(screen) ?? {})),
  );
  const names = new Set([...props.keys(), ...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const hasValue = initialArgs[name] !== undefined && typeof initialArgs[name] !== 'function';
      const prop = props.get(name);
      if (prop !== undefined) return [name, hasValue ? prop : { ...prop, control: { disable: true } }];
      const table = hasValue ? { category: 'of the story' } : { disable: true };
      return [name, { ...argTypes[name], name, table: { ...argTypes[name]?.table, ...table } }];
    }),
  );
};
