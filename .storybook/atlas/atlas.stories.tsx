import { addons } from 'storybook/preview-api';
import preview from '../preview.tsx';
import { usualShop } from '../shop-link.ts';
import { Atlas } from './atlas.tsx';
import { addressEvent, addressParameters, readAddress } from './atlas-address.ts';
import { readAtlas } from './read-atlas.ts';

// Made of all other stories: testing it would find nothing new.
const meta = preview.meta({
  title: 'atlas',
  tags: ['!test', '!autodocs'],
  // Its content comes from the loader and the toolbar.
  parameters: {
    controls: { disable: true },
    shop: { reason: 'Made of all other stories; each picture has its own link.' },
  },
});

export default meta;

/** Rebuilt from the stories each time it opens; the toolbar's language and theme apply to the pictures. */
export const Screens = meta.story({
  loaders: [async () => ({ entries: await readAtlas() })],
  render: (_, { globals, loaded, parameters }) => (
    <Atlas
      entries={loaded.entries}
      globals={globals}
      shop={parameters.shopAddress ?? usualShop}
      address={readAddress(location.search)}
      onAddress={(address) => addons.getChannel().emit(addressEvent, addressParameters(address))}
    />
  ),
});
