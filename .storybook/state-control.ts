// The control "state" of a screen: shows another state of the screen in the place of the story's own.
import type { ShopParameter } from '@signal-shop/ui/stories/live-links.ts';
import type { ReactRenderer } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ArgTypesEnhancer, PreparedStory, StoryContext } from 'storybook/internal/types';

declare global {
  // Storybook's own preview, which loads stories by their id.
  var __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue?: {
      readonly loadStory: (wanted: { readonly storyId: string }) => Promise<PreparedStory<ReactRenderer>>;
    };
  };
}

interface ScreenParameters {
  readonly shop?: ShopParameter;
}

/** Lists a choice of the states of a screen first, in the place of a prop of that name. */
export const addStateControl: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, parameters, tags }) => {
  const { shop }: ScreenParameters = parameters;
  if (shop === undefined || !('states' in shop) || !tags.includes('screen')) return argTypes;
  const { state: _, ...others } = argTypes;
  return {
    state: {
      name: 'state',
      description: 'A state of the screen, as in the sidebar.',
      control: { type: 'select' },
      options: Object.keys(shop.states),
      table: { type: { summary: 'state' } },
      type: { name: 'string' },
    },
    ...others,
  };
};

/** Loads the story of the chosen state. */
export async function loadChosenState({ args, title, tags }: StoryContext<ReactRenderer>) {
  if (typeof args.state !== 'string' || !tags.includes('screen')) return {};
  const storyId = toId(title, storyNameFromExport(args.state));
  return { chosenState: await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId }) };
}
