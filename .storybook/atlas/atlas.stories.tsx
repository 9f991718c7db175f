import preview from '../preview.tsx';
import { usualShop } from '../shop-link.ts';
import { Atlas } from './atlas.tsx';
import { readAtlas } from './read-atlas.ts';

// Made of all other stories: testing it would find nothing new.
const meta = preview.meta({
  title: 'atlas',
  tags: ['!test', '!autodocs'],
  // Its content comes from the loader and the toolbar.
  parameters: { controls: { disable: true } },
});

export default meta;

/** Rebuilt from the stories each time it opens; the toolbar's language and theme apply to the pictures. */
export const Screens = meta.story({
  loaders: [async () => ({ entries: await readAtlas() })],
  render: (_, { globals, loaded, parameters }) => (
    <Atlas
      entries={loaded.entries}
      globals={`theme:${globals.theme === 'dark' ? 'dark' : 'light'};locale:${globals.locale}`}
      locale={globals.locale}
      shop={parameters.shopAddress ?? usualShop}
    />
  ),
});
