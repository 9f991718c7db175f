import preview from '../preview.tsx';
import { usualShop } from '../shop-link.ts';
import { Atlas } from './atlas.tsx';
import { readAtlas } from './read-atlas.ts';

// It is made from all other stories: there is nothing in it that a test of its own would find.
const meta = preview.meta({
  title: 'atlas',
  tags: ['!test', '!autodocs'],
  // What it shows comes from the loader and the toolbar.
  parameters: { controls: { disable: true } },
});

export default meta;

/** Made anew from the stories at each opening; language and scheme above it are those of the pictures. */
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
